import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import { maySeeMembers } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { DataTable } from '../../../ui/data-table/DataTable';
import { useChangedRows, useSaidNews } from '../../../ui/data-table/useChangedRows';
import { useTableSort } from '../../../ui/data-table/useTableSort';
import { explainStanding } from './explainStanding';
import type { StandingRow, Standings } from './standings';
import { keyOfRow, runningOf, standingsColumns } from './standingsColumns';
import { standingsTexts } from './texts';

interface Kept {
  source: readonly StandingRow[];
  rows: readonly StandingRow[];
}

/** Rows that say the same as before are the same objects: only what has changed is re-rendered, and marked. */
function keptRows(held: readonly StandingRow[], rows: readonly StandingRow[]): readonly StandingRow[] {
  const byKey = new Map(held.map((row) => [row.key, row]));
  return rows.map((row) => {
    const old = byKey.get(row.key);
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
}

/** The rows of the newest scoring, with the identity of those that are as they were. */
function useKeptRows(source: readonly StandingRow[]): readonly StandingRow[] {
  const [kept, setKept] = useState<Kept>({ source, rows: source });
  if (kept.source === source) return kept.rows;
  const rows = keptRows(kept.rows, source);
  setKept({ source, rows });
  return rows;
}

/** The value, with its identity kept for as long as it says the same. For values that JSON can hold. */
function useSame<T>(value: T): T {
  const [held, setHeld] = useState(value);
  if (held === value || JSON.stringify(held) === JSON.stringify(value)) return held;
  setHeld(value);
  return value;
}

/** Columns before those of the races. */
const FIXED_COLUMNS = 4;

const Marked = styled('div', { shouldForwardProp: (prop) => prop !== 'column' })<{ column: number | null }>(
  ({ theme, column }) =>
    column === null
      ? {}
      : {
          [`& tr > :nth-of-type(n):nth-child(${column})`]: {
            boxShadow: `inset 2px 0 0 ${theme.vars.palette.primary.main}, inset -2px 0 0 ${theme.vars.palette.primary.main}`,
          },
        },
);

interface StandingsTableProps {
  standings: Standings;
  caption: string;
  /** Of the serie. */
  sailings: readonly SailingSummary[];
  /** The club of the serie. */
  club: Id;
  /** The sailing whose column is marked. */
  marked?: Id;
}

/** The standings: news is marked where it lands, and every figure can be asked why. */
export function StandingsTable({ standings, caption, sailings, club, marked }: StandingsTableProps) {
  const { data: me = null } = useMeQuery();
  const isFellow = maySeeMembers(me, club);
  const races = useSame(standings.races);
  const running = useSame(runningOf(sailings));
  const columns = useMemo(() => standingsColumns({ races, running, isFellow }), [races, running, isFellow]);
  const explain = useMemo(() => explainStanding(standings), [standings]);
  const rows = useKeptRows(standings.rows);
  const { sort, setSort, sorted } = useTableSort(rows, columns);
  const changed = useChangedRows({ rows, keyOf: keyOfRow, topic: caption });
  useSaidNews(changed, standingsTexts.news);
  const sailor = me?.sailor?.id;
  const markOf = (row: StandingRow) => (sailor !== undefined && row.boat.sailor === sailor ? 'own' : undefined);
  const at = [...races.map(({ race }) => race.sailing), ...running.map(({ id }) => id)].findIndex(
    (id) => id === marked,
  );
  return (
    <Marked column={at < 0 ? null : FIXED_COLUMNS + at + 1}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={sorted}
        keyOf={keyOfRow}
        sort={sort}
        onSort={setSort}
        rowHeader="boat"
        changed={changed}
        markOf={markOf}
        explain={explain}
      />
    </Marked>
  );
}
