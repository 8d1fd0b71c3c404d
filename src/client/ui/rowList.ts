import type { CSSProperties } from 'react';

/**
 * A list of `ListRow`s without the browser's marks. `more`: the width of what can be done with a line, where it differs
 * between lines.
 */
export const rowList = (more: string): CSSProperties & { '--row-more': string } => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '--row-more': more,
});
