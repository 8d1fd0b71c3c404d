import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { clubVersion } from '../../resources/clubs/clubs';
import { presentCompetitor } from '../../resources/competitors/present';
import { competitorById } from '../../resources/competitors/repository';
import { checkedReports, hasReport, supportedBoat } from '../../resources/finish-observations/ownReports';
import { sailingResults, withPlace } from '../../resources/results/sailingResults';
import { visibleSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';

export interface ReadCompetitor {
  competitor: Competitor;
  clubVersion: number;
}

/** Throws 404 for an entry of a sailing that the actor may not see. */
export async function readCompetitor(
  db: Kysely<Database>,
  actor: Actor,
  id: number,
  memoryCache: MemoryCache,
): Promise<ReadCompetitor> {
  const entry = await competitorById(db, id);
  if (!entry) throw notFound();
  const sailing = await visibleSailing(db, actor, entry.sailing_id);
  const groups = await groupsOfSailing(db, sailing.id);
  const { results } = await sailingResults(db, sailing, memoryCache);
  const competitor = withPlace(presentCompetitor(entry, { sailing, groups }, actor), results);
  const check = hasReport(competitor) ? await checkedReports(db, sailing.id) : null;
  return {
    competitor: check ? supportedBoat(competitor, check) : competitor,
    clubVersion: await clubVersion(db, sailing.club_id),
  };
}
