import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Asker } from '../../../shared/domain/permissions';
import type { Remember } from '../../db/remember';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { clubVersion } from '../../resources/clubs/clubs';
import { presentCompetitor } from '../../resources/competitors/present';
import { competitorById } from '../../resources/competitors/repository';
import { sailingResults, withPlace } from '../../resources/results/sailingResults';
import { visibleSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';

export interface ReadCompetitor {
  competitor: Competitor;
  clubVersion: number;
}

/** Throws 404 for an entry of a sailing that the asker may not know of. */
export async function readCompetitor(
  db: Kysely<Database>,
  asker: Asker,
  id: number,
  remember: Remember,
): Promise<ReadCompetitor> {
  const entry = await competitorById(db, id);
  if (!entry) throw notFound();
  const sailing = await visibleSailing(db, asker, entry.sailing_id);
  const groups = await groupsOfSailing(db, sailing.id);
  const { results } = await sailingResults(db, sailing, remember);
  const competitor = withPlace(presentCompetitor(entry, { sailing, groups }, asker), results);
  return {
    competitor,
    clubVersion: await clubVersion(db, sailing.club_id),
  };
}
