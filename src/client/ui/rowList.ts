import type { CSSProperties } from 'react';

/**
 * Styles of a list of `ListRow`s without bullets. `more` is the width of the rows' actions, where it differs between
 * rows.
 */
export const rowList = (more: string): CSSProperties & { '--row-more': string } => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '--row-more': more,
});
