export interface Toast {
  /** success stays 3 s; error, and anything with an action, 10 s or until closed. */
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** A newer toast takes the place of older ones that share a topic with it. */
  topics?: readonly string[];
}

type Taker = (toast: Toast) => void;

const waiting: Toast[] = [];
let taker: Taker | null = null;
let caller: (() => void) | null = null;

/** Says something in the corner of the screen. What is said before the host has loaded is kept for it. */
export function showToast(toast: Toast): void {
  if (taker) taker(toast);
  else {
    waiting.push(toast);
    caller?.();
  }
}

/** Whether somebody shows them: not before anybody has logged in. */
export const areToastsSeen = (): boolean => taker !== null || caller !== null;

/** Calls when there is something to show and no host to show it; at once if there is already. Returns what ends it. */
export function whenToastWaits(call: () => void): () => void {
  if (waiting.length > 0) call();
  caller = call;
  return () => {
    if (caller === call) caller = null;
  };
}

/** For the one host of toasts. Returns what ends its service. */
export function takeToasts(next: Taker): () => void {
  taker = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (taker === next) taker = null;
  };
}
