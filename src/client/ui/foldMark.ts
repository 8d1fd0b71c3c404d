/** The marker of a disclosure, for `summary::before`. `foldMarkOpen` turns it down while the disclosure is open. */
export const foldMark = {
  content: '"›"',
  flex: 'none',
  width: 16,
  fontSize: '1.25rem',
  lineHeight: 1,
  textAlign: 'center',
  // The sign is not in the middle of its line.
  transformOrigin: '50% 58%',
} as const;

export const foldMarkOpen = { transform: 'rotate(90deg)' } as const;
