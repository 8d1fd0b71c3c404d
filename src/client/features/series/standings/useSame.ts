import { useState } from 'react';

/** The value, with its identity kept for as long as it says the same. For values that JSON can hold. */
export function useSame<T>(value: T): T {
  const [held, setHeld] = useState(value);
  if (held === value || JSON.stringify(held) === JSON.stringify(value)) return held;
  setHeld(value);
  return value;
}
