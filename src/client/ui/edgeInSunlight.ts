/** Outlines elements that are marked by a tint, since in the sunlight theme all tints are white. */
export const edgeInSunlight = {
  '[data-color-scheme="sunlight"] &': { outline: 'var(--stroke) solid', outlineOffset: 'calc(-1 * var(--stroke))' },
} as const;
