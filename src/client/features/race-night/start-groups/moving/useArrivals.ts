import { useEffect, useMemo, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { BoardColumn } from '../../../../changes/board';
import { arrivalsBetween, standingOf, type Arrival } from './arrivals';

/** As long as the row is marked; the movement itself takes a fifth of it. */
const MARK_MS = 1_000;
const NONE: readonly Arrival[] = [];

/** Boats that somebody else has just moved, for a moment. */
export function useArrivals(board: readonly BoardColumn[], rows: readonly Competitor[]): readonly Arrival[] {
  const now = useMemo(() => standingOf(board, rows), [board, rows]);
  const [seen, setSeen] = useState({ standing: now, arrivals: NONE });
  if (seen.standing !== now) {
    const fresh = arrivalsBetween(seen.standing, now);
    setSeen({ standing: now, arrivals: fresh.length > 0 ? fresh : seen.arrivals });
  }

  useEffect(() => {
    if (seen.arrivals === NONE) return;
    const timer = setTimeout(() => setSeen(({ standing }) => ({ standing, arrivals: NONE })), MARK_MS);
    return () => clearTimeout(timer);
  }, [seen.arrivals]);

  return seen.arrivals;
}

/** The boats alone, as rows ask for them. */
export function useArrivedCompetitors(arrivals: readonly Arrival[]): ReadonlySet<Id> {
  return useMemo(() => new Set(arrivals.map(({ boat: competitor }) => competitor)), [arrivals]);
}
