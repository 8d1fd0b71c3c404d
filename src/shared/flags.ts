const BLUE = '#0a4a9c';
const RED = '#c8102e';
const YELLOW = '#f7c600';
const WHITE = '#ffffff';
const BLACK = '#0b0b0b';
const ORANGE = '#f27b1a';

/** Layers from the ground up: colour and outline, on a field of 24 by 20. */
type Drawing = readonly (readonly [colour: string, outline: string])[];

const FIELD = 'M0 0h24v20H0Z';
const FLY_HALF = 'M12 0h12v20H12Z';
const PENNANT = 'M0 0 24 6v8L0 20Z';
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
  A: [
    [BLUE, 'M0 0h24l-6 10 6 10H0Z'],
    [WHITE, 'M0 0h12v20H0Z'],
  ],
  C: [
    [BLUE, FIELD],
    [WHITE, 'M0 4h24v12H0Z'],
    [RED, 'M0 8h24v4H0Z'],
  ],
  L: [
    [YELLOW, FIELD],
    [BLACK, 'M12 0h12v10H12ZM0 10h12v10H0Z'],
  ],
  M: [
    [BLUE, FIELD],
    [WHITE, 'M0 0h4l8 7.6L20 0h4v3l-8.6 7L24 17v3h-4l-8-7.6L4 20H0v-3l8.6-7L0 3Z'],
  ],
  V: [
    [WHITE, FIELD],
    [RED, 'M0 0h4l8 7.6L20 0h4v3l-8.6 7L24 17v3h-4l-8-7.6L4 20H0v-3l8.6-7L0 3Z'],
  ],
  Y: [
    [YELLOW, FIELD],
    [RED, 'M0 0h5L0 4.2ZM15 0 0 12.5v8.3L24 .8V0ZM24 9.2 11 20h10l3-2.5Z'],
  ],
  orange: [[ORANGE, FIELD]],
  blue: [[BLUE, FIELD]],
  numeral1: [
    [WHITE, PENNANT],
    [RED, 'M8 10a3 3 0 1 1 6 0 3 3 0 0 1-6 0Z'],
  ],
  numeral2: [
    [BLUE, PENNANT],
    [WHITE, 'M6 10a3 3 0 1 1 6 0 3 3 0 0 1-6 0Z'],
  ],
  numeral3: [
    [RED, 'M0 0 8 2v16L0 20Z'],
    [WHITE, 'm8 2 8 2v12l-8 2Z'],
    [BLUE, 'm16 4 8 2v8l-8 2Z'],
  ],
  numeral4: [
    [RED, PENNANT],
    [WHITE, 'M6 1.5 10 2.5V8h14v4H10v5.5l-4 1V12H0V8h6Z'],
  ],
  numeral5: [
    [YELLOW, 'M0 0 12 3v14L0 20Z'],
    [BLUE, 'm12 3 12 3v8l-12 3Z'],
  ],
  numeral6: [
    [BLACK, 'M0 0 24 6v4H0Z'],
    [WHITE, 'M0 10h24v4L0 20Z'],
  ],
  firstSubstitute: [
    [BLUE, 'M0 0 24 10 0 20Z'],
    [YELLOW, 'M0 4.2 13.9 10 0 15.8Z'],
  ],
} as const satisfies Record<string, Drawing>;

export type Flag = keyof typeof FLAGS;
