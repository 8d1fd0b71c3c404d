/** For what is told by a tint: in sunlight all tints are white. */
export const edgeInSunlight = {
  '[data-color-scheme="sunlight"] &': { outline: 'var(--stroke) solid', outlineOffset: 'calc(-1 * var(--stroke))' },
} as const;
