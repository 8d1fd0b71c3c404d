const WELCOME = '(prefers-reduced-motion: no-preference)';

/** False where the device asks for less motion, and where it cannot be asked. */
export const isMotionWelcome = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(WELCOME).matches;
