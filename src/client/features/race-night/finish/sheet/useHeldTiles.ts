import { useEffect, useRef, useState } from 'react';
import { byNumber, type SheetRow } from './sheetOf';

/** How long a tile stays where it is once its boat has got a time, and nothing more is written. */
const HELD_MS = 5_000;
/** Two taps closer than this are one tap of a trembling finger. */
const ONE_PRESS_MS = 400;

export interface HeldTile {
  row: SheetRow;
  isHeld: boolean;
}

/**
 * The tiles of the boats that are out, and for a while of those that have just left: none slides under the finger that
 * has hit another.
 */
export function useHeldTiles(rows: readonly SheetRow[], home: readonly SheetRow[]): HeldTile[] {
  const [seen, setSeen] = useState({ rows, left: [] as SheetRow[] });
  if (seen.rows !== rows) {
    const isOut = new Set(rows.map(({ key }) => key));
    setSeen({ rows, left: [...seen.left, ...seen.rows].filter(({ key }) => !isOut.has(key)) });
  }
  const { left } = seen;
  useEffect(() => {
    if (left.length === 0) return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, left: [] })), HELD_MS);
    return () => clearTimeout(timer);
  }, [left]);

  if (left.length === 0) return rows.map((row) => ({ row, isHeld: false }));
  const hasLeft = new Set(left.map(({ key }) => key));
  const held = home.filter(({ key }) => hasLeft.has(key));
  const isHeld = new Set(held);
  return [...rows, ...held].sort(byNumber).map((row) => ({ row, isHeld: isHeld.has(row) }));
}

/** Tells whether a press is the first one at its place: a double tap gives one boat one time. */
export function useSinglePress(): (place: number, at: number) => boolean {
  const last = useRef({ place: -1, at: -Infinity });
  return (place, at) => {
    const isFirst = place !== last.current.place || at - last.current.at > ONE_PRESS_MS;
    last.current = { place, at };
    return isFirst;
  };
}
