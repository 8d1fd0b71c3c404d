import type { Work } from '../../db/unitOfWork';
import { holdClub } from '../../resources/clubs/clubs';
import { sailingNow } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { placesOfModels } from '../../resources/competitors/repositoryEntrants';
import { changeEntry } from './saveCompetitor';

/** Types of boats have new names: the entries show them, so each of them is a change, in every club. */
export async function retellEntriesOfModel(work: Work, boatModelIds: number[]): Promise<void> {
  for (const { id, sailing_id, club_id } of await placesOfModels(work.tx, boatModelIds)) {
    await holdClub(work, club_id);
    const sailing = await sailingNow(work.tx, sailing_id);
    await changeEntry(work, id, {}, { sailing, groups: await groupsOfSailing(work.tx, sailing_id) });
  }
}
