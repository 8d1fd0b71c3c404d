import { useState } from 'react';
import type { StandingRow } from './standings';

interface Kept {
  source: readonly StandingRow[];
  rows: readonly StandingRow[];
}

/** Rows that say the same as before are the same objects: only what has changed is drawn again, and marked. */
function keptRows(held: readonly StandingRow[], rows: readonly StandingRow[]): readonly StandingRow[] {
  const byKey = new Map(held.map((row) => [row.key, row]));
  return rows.map((row) => {
    const old = byKey.get(row.key);
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
}

/** The rows of the newest scoring, with the identity of those that are as they were. */
export function useKeptRows(source: readonly StandingRow[]): readonly StandingRow[] {
  const [kept, setKept] = useState<Kept>({ source, rows: source });
  if (kept.source === source) return kept.rows;
  const rows = keptRows(kept.rows, source);
  setKept({ source, rows });
  return rows;
}
