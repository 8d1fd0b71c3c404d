const BLUE = '#0a4a9c';
const RED = '#c8102e';
const YELLOW = '#f7c600';
const WHITE = '#ffffff';
const BLACK = '#0b0b0b';

/** Layers from the ground up: colour and outline, on a field of 24 by 20. */
type Drawing = readonly (readonly [colour: string, outline: string])[];

const FIELD = 'M0 0h24v20H0Z';
const FLY_HALF = 'M12 0h12v20H12Z';
const CROSS = 'M10 0h4v20h-4ZM0 8h24v4H0Z';
const CHECKS = 'M0 0h6v5H0ZM12 0h6v5h-6ZM6 5h6v5H6ZM18 5h6v5h-6ZM0 10h6v5H0ZM12 10h6v5h-6ZM6 15h6v5H6ZM18 15h6v5h-6Z';

/** The signals of the International Code that a race committee uses. */
export const FLAGS = {
  D: [
    [YELLOW, FIELD],
    [BLUE, 'M0 5h24v10H0Z'],
  ],
  E: [
    [BLUE, FIELD],
    [RED, 'M0 10h24v10H0Z'],
  ],
  F: [
    [WHITE, FIELD],
    [RED, 'M12 0 24 10 12 20 0 10Z'],
  ],
  G: [
    [YELLOW, FIELD],
    [BLUE, 'M4 0h4v20H4ZM12 0h4v20h-4ZM20 0h4v20h-4Z'],
  ],
  H: [
    [WHITE, FIELD],
    [RED, FLY_HALF],
  ],
  J: [
    [BLUE, FIELD],
    [WHITE, 'M0 6.7h24v6.6H0Z'],
  ],
  K: [
    [YELLOW, FIELD],
    [BLUE, FLY_HALF],
  ],
  Q: [[YELLOW, FIELD]],
  R: [
    [RED, FIELD],
    [YELLOW, CROSS],
  ],
  T: [
    [RED, FIELD],
    [WHITE, 'M8 0h16v20H8Z'],
    [BLUE, 'M16 0h8v20h-8Z'],
  ],
  W: [
    [BLUE, FIELD],
    [WHITE, 'M4 4h16v12H4Z'],
    [RED, 'M8 7h8v6H8Z'],
  ],
  P: [
    [BLUE, FIELD],
    [WHITE, 'M7 6h10v8H7Z'],
  ],
  I: [
    [YELLOW, FIELD],
    [BLACK, 'M12 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
  ],
  Z: [
    [YELLOW, FIELD],
    [BLUE, 'M24 0v20L12 10Z'],
    [RED, 'M0 20h24L12 10Z'],
    [BLACK, 'M0 0v20l12-10Z'],
  ],
  U: [
    [WHITE, FIELD],
    [RED, 'M0 0h12v10H0ZM12 10h12v10H12Z'],
  ],
  black: [[BLACK, FIELD]],
  AP: [
    [WHITE, FIELD],
    [RED, 'M0 0h4.8v20H0ZM9.6 0h4.8v20H9.6ZM19.2 0H24v20h-4.8Z'],
  ],
  N: [
    [WHITE, FIELD],
    [BLUE, CHECKS],
  ],
  X: [
    [WHITE, FIELD],
    [BLUE, CROSS],
  ],
  S: [
    [WHITE, FIELD],
    [BLUE, 'M6 5h12v10H6Z'],
  ],
  firstSubstitute: [
    [BLUE, 'M0 0 24 10 0 20Z'],
    [YELLOW, 'M0 4.2 13.9 10 0 15.8Z'],
  ],
} as const satisfies Record<string, Drawing>;

export type Flag = keyof typeof FLAGS;

/**
 * The class flags of start groups in starting order: E, F, G … Letters with another meaning on a committee boat (I, P,
 * U, Z and black for starts; C, L, M, N, S, V, X, Y in the race signals) are not class flags.
 */
const CLASS_FLAGS = ['E', 'F', 'G', 'H', 'J', 'K', 'Q', 'R', 'T', 'W'] as const;
type ClassFlag = (typeof CLASS_FLAGS)[number];

/** `index` is the group's place on the board, from 0. Null beyond the last flag. */
export const classFlag = (index: number): ClassFlag | null => CLASS_FLAGS[index] ?? null;
