import { useState } from 'react';

/** The value as it was when `hold` began: nothing moves under a hand. */
export function useHeld<T>(value: T, hold: boolean): T {
  const [held, setHeld] = useState(value);
  if (!hold && held !== value) setHeld(value);
  return hold ? held : value;
}
