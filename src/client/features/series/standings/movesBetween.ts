import type { StandingRow, Standings } from './standings';

/** A row as it becomes, and the places before and after. */
export interface Move {
  row: StandingRow;
  from: number;
  to: number;
}

/** Every row of the later standings, in their order, with the place that it had. */
export function movesBetween(before: Pick<Standings, 'rows'>, after: Pick<Standings, 'rows'>): Move[] {
  const ranks = new Map(before.rows.map(({ key, score }) => [key, score.rank]));
  return after.rows.map((row) => ({ row, from: ranks.get(row.key) ?? row.score.rank, to: row.score.rank }));
}

/** Nothing is other than before, neither places nor points. */
export const areSame = (before: Pick<Standings, 'rows'>, after: Pick<Standings, 'rows'>): boolean => {
  const sums = (rows: readonly StandingRow[]) =>
    JSON.stringify(rows.map(({ key, score }) => [key, score.rank, score.netTenths]));
  return sums(before.rows) === sums(after.rows);
};

/** How many rows have another place than before. */
export const countMoved = (moves: readonly Move[]): number => moves.filter(({ from, to }) => from !== to).length;
