import type { Id } from '../../../../shared/contract/common';
import type { EarlyStarter } from '../../../../shared/domain/race-day/earlyStarters';
import type { RaisedFlag } from '../../../../shared/domain/race-day/signals';
import type { ConsoleBoat } from './ownRows';

export type EarlyRow = EarlyStarter<ConsoleBoat>;

/** X over all groups is up for each of them. */
const isOf = (raised: Id | null, group: Id | null): boolean => raised === null || raised === group;

/** The boats that are listed under the X of a group; null: X over all. */
export const listedUnder = (early: readonly EarlyRow[], group: Id | null): EarlyRow[] =>
  early.filter((row) => isOf(group, row.group));

/** The boats that OCS is proposed for: X is down, they did not come back, and they have no code. */
export const notReturned = (early: readonly EarlyRow[], raised: readonly RaisedFlag[]): EarlyRow[] =>
  early.filter(
    ({ boat, group }) => boat.score_code === null && !raised.some((one) => one.flag === 'X' && isOf(one.group, group)),
  );
