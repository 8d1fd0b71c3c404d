import type { Kysely } from 'kysely';
import { competitorStart, groupStart } from '../../../shared/domain/effectiveStart';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { holdClub } from '../clubs/clubs';
import { sailingById } from './repository';
import { startsOf, upcomingUntil, type Starts } from './repositoryStarts';
import { visibilityIn } from './access';
import { changeSailing } from './saveSailing';

/**
 * The first effective start in the sailing, as an instant: its groups', its boats' own, and its own where nobody has
 * another.
 */
function firstStart({ sailing, groups, own, hasUngrouped }: Starts): number | null {
  const sailings = groups.length === 0 || hasUngrouped ? [competitorStart(null, null, sailing)] : [];
  const starts = [
    ...sailings,
    ...groups.map((group) => groupStart(group, sailing)),
    ...own.map((start) => Date.parse(start)),
  ];
  const known = starts.filter((start) => start !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Sailings that may be due at the instant. */
export const dueSailings = (db: Kysely<Database>, now: Date): Promise<number[]> =>
  upcomingUntil(db, localDateOf(now.getTime()), now.toISOString());

/**
 * Makes an upcoming sailing ongoing if its first boat has started at the instant. True when it did; a second node finds
 * nothing to do.
 */
export async function startIfDue(work: Work, id: number, at: Date): Promise<boolean> {
  const known = await sailingById(work.tx, id);
  if (!known) return false;
  await holdClub(work, known.club_id);
  const starts = await startsOf(work.tx, id);
  const sailing = await sailingById(work.tx, id);
  if (!starts || !sailing || sailing.status !== 'upcoming') return false;

  const first = firstStart(starts);
  if (first === null || first > at.getTime()) return false;
  await changeSailing(work, sailing, { status: 'ongoing' }, visibilityIn(sailing));
  return true;
}
