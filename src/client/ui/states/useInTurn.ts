import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many large parts are to be drawn: the next one once the last is there, so that a press is answered
 * between them.
 */
export function useInTurn(count: number): number {
  const [due, setDue] = useState(0);

  useEffect(() => {
    if (due < count) startTransition(() => setDue(due + 1));
  }, [due, count]);

  return due;
}
