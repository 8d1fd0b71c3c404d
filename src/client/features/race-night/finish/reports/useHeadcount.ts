import { useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorStart } from '../../../../../shared/domain/effectiveStart';
import { headcount, type OutRow } from '../../../../../shared/domain/headcount';
import { wireDatetime } from '../../../../../shared/domain/time';
import { selectReportedBoats, type ReportedCompetitor } from '../../../../changes/ownReports';
import { isCutOff, selectConnection } from '../../../../state/connection';
import { selectNow } from '../../../../state/clock';
import { useAppSelector } from '../../../../state/rootState';
import { selectStartGroups } from '../../../../state/rowSelectors';

/** Often enough for a start, and the list is not counted again each second. */
const STEP_MS = 5_000;

export interface OutBoat extends OutRow {
  boat: ReportedCompetitor;
}

export interface ShownHeadcount {
  boats: number;
  people: number;
  rows: readonly OutBoat[];
  /** Since when nothing has been heard from others; null: it is live. */
  asOf: number | null;
}

/** Who is out, by what this screen knows, also without a network. */
export function useHeadcount(sailing: SailingRow): ShownHeadcount {
  const boats = useAppSelector((state) => selectReportedBoats(state, sailing.id));
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const now = useAppSelector((state) => Math.floor(selectNow(state) / STEP_MS) * STEP_MS);
  const { phase, since } = useAppSelector(selectConnection);
  const counted = useMemo(() => {
    const groupOf = (id: Id | null) => groups.find((group) => group.id === id) ?? null;
    const started = boats.map((boat) => {
      const start = competitorStart(boat.start, groupOf(boat.start_group), sailing);
      return { ...boat, effective_start: start === null ? null : wireDatetime(start) };
    });
    const count = headcount(started, (id) => groupOf(id) ?? sailing, now);
    const byId = new Map(boats.map((boat) => [boat.id, boat]));
    const rows = count.rows.flatMap((row) => {
      const boat = byId.get(row.competitor);
      return boat ? [{ ...row, boat }] : [];
    });
    return { ...count, rows };
  }, [boats, groups, sailing, now]);
  return { ...counted, asOf: isCutOff(phase) ? since : null };
}
