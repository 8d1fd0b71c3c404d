export const TOUCH = '@media (pointer: coarse)';
export const CALM = '@media (prefers-reduced-motion: no-preference)';
