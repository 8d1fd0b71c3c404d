import { forgetEvents } from '../../db/events';
import type { Work } from '../../db/unitOfWork';
import { holdClub } from '../../resources/clubs/clubs';
import { placesOfSailor, placesOfModels } from '../../resources/competitors/repositoryEntrants';
import { sailingNow } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { changeEntry, reread } from './saveCompetitor';

/**
 * Makes the writers of every club where a sailor is entered wait, and of those that the sailor has named or names, in
 * the one order in which the clubs of a sailor are held.
 */
export async function holdClubsOf(work: Work, sailorId: number, named: readonly (number | null)[] = []): Promise<void> {
  const places = await placesOfSailor(work.tx, sailorId);
  const clubs = new Set([...places.map(({ club_id }) => club_id), ...named.filter((id) => id !== null)]);
  for (const club of [...clubs].sort((a, b) => a - b)) await holdClub(work, club);
}

/**
 * What a sailor's entries show of them has changed: whether they have an account, or whether their club reads their
 * address. Each entry is a change, in every club, or in the given clubs. The log forgets what they showed before.
 */
export async function republishEntriesOf(
  work: Work,
  sailorId: number,
  clubs?: readonly (number | null)[],
): Promise<void> {
  for (const { id, sailing_id, club_id } of await placesOfSailor(work.tx, sailorId)) {
    if (clubs && !clubs.includes(club_id)) continue;
    await holdClub(work, club_id);
    await forgetEvents(work.tx, 'competitor', [id]);
    const sailing = await sailingNow(work.tx, sailing_id);
    await changeEntry(
      work,
      await reread(work, id),
      {},
      { sailing, groups: await groupsOfSailing(work.tx, sailing_id) },
    );
  }
}

/** Types of boats have new names: the entries show them, so each of them is a change, in every club. */
export async function republishEntriesOfModel(work: Work, boatModelIds: number[]): Promise<void> {
  for (const { id, sailing_id, club_id } of await placesOfModels(work.tx, boatModelIds)) {
    await holdClub(work, club_id);
    const sailing = await sailingNow(work.tx, sailing_id);
    await changeEntry(
      work,
      await reread(work, id),
      {},
      { sailing, groups: await groupsOfSailing(work.tx, sailing_id) },
    );
  }
}
