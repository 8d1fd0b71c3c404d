export interface Toast {
  /** Toasts of kind success stay 3 s; errors, and toasts with an action, 10 s or until closed. */
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** A newer toast replaces older ones that share a topic with it. */
  topics?: readonly string[];
}

type Taker = (toast: Toast) => void;

const waiting: Toast[] = [];
let taker: Taker | null = null;
let caller: (() => void) | null = null;

/** Shows a toast. Toasts that come before the host has loaded are queued. */
export function showToast(toast: Toast): void {
  if (taker) taker(toast);
  else {
    waiting.push(toast);
    caller?.();
  }
}

/** True when toasts are shown, which is not the case before login. */
export const areToastsSeen = (): boolean => taker !== null || caller !== null;

/**
 * Calls back when a toast waits and there is no host to show it; immediately if one waits already. Returns an
 * unsubscribe function.
 */
export function whenToastWaits(call: () => void): () => void {
  if (waiting.length > 0) call();
  caller = call;
  return () => {
    if (caller === call) caller = null;
  };
}

/** Registers the single host of toasts and hands it the queued ones. Returns an unsubscribe function. */
export function takeToasts(next: Taker): () => void {
  taker = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (taker === next) taker = null;
  };
}
