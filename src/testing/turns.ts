import { clearImmediate, setImmediate } from 'node:timers';

const waiting = new Set<NodeJS.Immediate>();

/** The timers by which React, and the server under test, wait for their turn: counted, so that a test can wait for them. */
export const countedImmediates = {
  setImmediate: (callback: (...values: unknown[]) => void, ...values: unknown[]): NodeJS.Immediate => {
    const turn = setImmediate(() => {
      waiting.delete(turn);
      callback(...values);
    });
    waiting.add(turn);
    return turn;
  },
  clearImmediate: (turn: NodeJS.Immediate): void => {
    waiting.delete(turn);
    clearImmediate(turn);
  },
};

/** Enough for a page that renders in steps; one that moves all the time is not waited for. */
const MOST_TURNS = 20;

/** Resolves when React has rendered what it was about to render, and has run its effects. */
export async function allDrawn(): Promise<void> {
  for (let turns = 0; turns === 0 || (waiting.size > 0 && turns < MOST_TURNS); turns += 1)
    await new Promise<void>((resolve) => void setImmediate(resolve));
}
