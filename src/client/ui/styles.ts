/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Aligns the words of a text button with the content above and below it. */
export const edgeAligned = { marginInline: '-12px' } as const;

/** Outlines elements that are marked by a tint, since in the sunlight theme all tints are white. */
export const sunlightOutline = {
  '[data-color-scheme="sunlight"] &': { outline: 'var(--stroke) solid', outlineOffset: 'calc(-1 * var(--stroke))' },
} as const;

/** The marker of a disclosure, for `summary::before`. `foldMarkOpen` turns it down while the disclosure is open. */
export const disclosureMarker = {
  content: '"›"',
  flex: 'none',
  width: 16,
  fontSize: '1.25rem',
  lineHeight: 1,
  textAlign: 'center',
  // The sign is not in the middle of its line.
  transformOrigin: '50% 58%',
} as const;

export const disclosureMarkerOpen = { transform: 'rotate(90deg)' } as const;
