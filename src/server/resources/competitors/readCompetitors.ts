import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import { bySailNumber } from '../../../shared/domain/sailNumber';
import type { Database } from '../../db/schema';
import { presentCompetitor, type Setting } from './present';
import { competitorsIn, competitorsOf, type CompetitorView } from './repository';

type Db = Kysely<Database>;

export type { CompetitorView, Setting };

/** The entry as an actor sees it. */
export const presentedEntry = (entry: CompetitorView, setting: Setting, actor: Actor): Competitor =>
  presentCompetitor(entry, setting, actor);

/** The rows behind the entries of a sailing, in no order. */
export const entriesOf = (db: Db, sailingId: number): Promise<CompetitorView[]> => competitorsOf(db, sailingId);

/** The entries of a sailing as an actor sees them, by sail number. */
export async function presentedEntries(db: Db, setting: Setting, actor: Actor): Promise<Competitor[]> {
  const entries = await competitorsOf(db, setting.sailing.id);
  return bySailNumber(entries).map((entry) => presentCompetitor(entry, setting, actor));
}

/** The entries of one of its groups, by sail number. */
export async function presentedEntriesIn(
  db: Db,
  startGroupId: number,
  setting: Setting,
  actor: Actor,
): Promise<Competitor[]> {
  const entries = await competitorsIn(db, startGroupId);
  return bySailNumber(entries).map((entry) => presentCompetitor(entry, setting, actor));
}
