import type { FinishPayload } from '../../../../../shared/contract/competitors';
import { readDuration } from '../../../../../shared/domain/duration';
import { doubtText, finishDoubts, isRefused, type FinishFacts } from '../../../../../shared/domain/finishDoubts';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

/** Why a finish is asked about before it is written down. */
export interface LineDoubts {
  texts: string[];
  /** The server refuses it too, unless it is told that the time is right. */
  isRefused: boolean;
}

const lengthMs = (length: string | null | undefined): number | null => (length ? readDuration(length) : null);

function finishOf({ finish_time, elapsed_time }: FinishPayload, start: number | null): number | null {
  if (finish_time) return Date.parse(finish_time);
  const sailed = lengthMs(elapsed_time);
  return sailed === null || start === null ? null : start + sailed;
}

/** The times sailed of the boats that are home, but for this one. */
const sailedOf = (rows: readonly FinishRow[], own: FinishRow | null): number[] =>
  rows.flatMap(({ key, boat }) => (key === own?.key || boat.is_unmatched ? [] : (lengthMs(boat.elapsed_time) ?? [])));

/** What speaks against the finish, as far as this screen knows: nothing for a code alone. */
export function doubtsOfLine(
  finish: FinishPayload,
  row: FinishRow | null,
  { rows, now }: { rows: readonly FinishRow[]; now: number },
): LineDoubts {
  const start = row === null || row.boat.is_unmatched ? null : row.start;
  const at = finishOf(finish, start);
  if (at === null) return { texts: [], isRefused: false };
  const facts: FinishFacts = { finish: at, start, now, earlier: null, sailed: sailedOf(rows, row) };
  const kinds = finishDoubts(facts).filter((kind) => kind !== 'no_start');
  return { texts: kinds.map((kind) => doubtText(kind, facts)), isRefused: kinds.some(isRefused) };
}
