import type { Kysely } from 'kysely';
import type { SailingStatus } from '../../../shared/contract/sailings';
import type { SailorEntry } from '../../../shared/contract/sailors';
import { maySeeEntriesOf, type Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { forbidden, notFound } from '../../errors';
import { sailingResults, withPlace } from '../../resources/results/sailingResults';
import { visibleSummaries, type NamedSailing } from './readSummaries';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { presentCompetitor } from '../../resources/competitors/present';
import { entriesOfSailor, type CompetitorView } from '../../resources/competitors/repository';
import { sailorById } from '../../resources/competitors/repositoryEntrants';

type Db = Kysely<Database>;

const SAILED: readonly SailingStatus[] = ['ongoing', 'finished'];

/** The entry with the place that it has, as far as the sailing has come. */
async function presented(
  db: Db,
  actor: Actor,
  { entry, named }: { entry: CompetitorView; named: NamedSailing },
  memoryCache: MemoryCache,
) {
  const { sailing, summary } = named;
  const competitor = presentCompetitor(entry, { sailing, groups: await groupsOfSailing(db, sailing.id) }, actor);
  if (!SAILED.includes(sailing.status)) return { sailing: summary, competitor };
  const { results } = await sailingResults(db, sailing, memoryCache);
  return { sailing: summary, competitor: withPlace(competitor, results) };
}

/**
 * What a sailor is entered in and the actor may see, in any club, by date. Throws 404 where there is no such sailor, 403
 * for those who may not see what that sailor has sailed.
 */
export async function listEntriesOf(
  db: Db,
  actor: Actor,
  sailorId: number,
  memoryCache: MemoryCache,
): Promise<SailorEntry[]> {
  const sailor = await sailorById(db, sailorId);
  if (!sailor) throw notFound();
  const { club_id: club, membership } = sailor;
  if (!maySeeEntriesOf(actor, { id: sailorId, club, membership })) throw forbidden();
  const entries = new Map((await entriesOfSailor(db, sailorId)).map((entry) => [entry.sailing_id, entry]));
  const sailings = await visibleSummaries(db, actor, [...entries.keys()]);
  const answer: SailorEntry[] = [];
  for (const named of sailings) {
    const entry = entries.get(named.sailing.id);
    if (entry) answer.push(await presented(db, actor, { entry, named }, memoryCache));
  }
  return answer;
}
