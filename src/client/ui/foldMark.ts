/** Before what folds: it points down while that is open. For `summary::before`, which is turned by `foldMarkOpen`. */
export const foldMark = {
  content: '"›"',
  flex: 'none',
  width: 16,
  fontSize: '1.25rem',
  lineHeight: 1,
  textAlign: 'center',
  // The sign does not stand in the middle of its line.
  transformOrigin: '50% 58%',
} as const;

export const foldMarkOpen = { transform: 'rotate(90deg)' } as const;
