import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Asker } from '../../../shared/domain/permissions';
import { bySailNumber } from '../../../shared/domain/sailNumber';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { clubVersion } from '../clubs/clubs';
import type { Remember } from '../../db/remember';
import { sailingResults, withPlace } from '../results/sailingResults';
import { visibleSailing } from '../sailings/access';
import { groupsOfSailing } from '../start-groups/startGroups';
import { presentCompetitor, type Setting } from './present';
import { competitorById, competitorsIn, competitorsOf, type CompetitorView } from './repository';

type Db = Kysely<Database>;

export type { CompetitorView, Setting };

/** The entry as an asker sees it. */
export const presentedEntry = (entry: CompetitorView, setting: Setting, asker: Asker): Competitor =>
  presentCompetitor(entry, setting, asker);

/** The rows behind the entries of a sailing, in no order. */
export const entriesOf = (db: Db, sailingId: number): Promise<CompetitorView[]> => competitorsOf(db, sailingId);

/** The entries of a sailing as an asker sees them, by sail number. */
export async function presentedEntries(db: Db, setting: Setting, asker: Asker): Promise<Competitor[]> {
  const entries = await competitorsOf(db, setting.sailing.id);
  return bySailNumber(entries).map((entry) => presentCompetitor(entry, setting, asker));
}

/** The entries of one of its groups, by sail number. */
export async function presentedEntriesIn(
  db: Db,
  startGroupId: number,
  setting: Setting,
  asker: Asker,
): Promise<Competitor[]> {
  const entries = await competitorsIn(db, startGroupId);
  return bySailNumber(entries).map((entry) => presentCompetitor(entry, setting, asker));
}

export interface ReadCompetitor {
  competitor: Competitor;
  clubVersion: number;
}

/** Throws 404 for an entry of a sailing that the asker may not know of. */
export async function readCompetitor(db: Db, asker: Asker, id: number, remember: Remember): Promise<ReadCompetitor> {
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
