import type { Kysely } from 'kysely';
import type { Asker } from '../../../shared/domain/permissions';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import { parseEntryList, type EntryListPlan, type EntryListReading } from '../../../shared/schemas/entryList/parseEntryList';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { listBoatModels } from '../boat-models/service';
import { assertOwn, assertUnlocked, heldOwnSailing, visibleSailing, type SailingView } from '../sailings/serviceAccess';
import { createStartGroup } from '../start-groups/service';
import { groupsOfSailing, presentedGroups } from '../start-groups/serviceReads';
import { competitorsOf } from './repository';
import { createCompetitor } from './serviceCreate';

type Db = Kysely<Database>;

async function readAgainst(db: Db, sailing: SailingView, rows: readonly ListRow[]): Promise<EntryListReading> {
  return parseEntryList(rows, {
    competitors: await competitorsOf(db, sailing.id),
    startGroups: presentedGroups(await groupsOfSailing(db, sailing.id), sailing, []),
    boatModels: await listBoatModels(db),
  });
}

export interface EntryListOf {
  sailing: SailingView;
  reading: EntryListReading;
}

/** What an import of the list would do, or what is wrong with it. Throws 400 when the result is verified. */
export async function planImport(db: Db, asker: Asker, sailingId: number, rows: readonly ListRow[]): Promise<EntryListOf> {
  const sailing = await visibleSailing(db, asker, sailingId);
  assertOwn(asker, sailing);
  assertUnlocked(sailing);
  return { sailing, reading: await readAgainst(db, sailing, rows) };
}

async function makeGroups(
  work: Work,
  asker: Asker,
  sailing: SailingView,
  { heldGroups, newGroups }: EntryListPlan,
): Promise<Map<string, number>> {
  const groups = new Map(heldGroups);
  for (const name of newGroups) {
    const { id } = await createStartGroup(work, asker, { sailing: sailing.id, name });
    groups.set(name, id);
  }
  return groups;
}

/** Enters the boats of a list, with their groups: all of them, or none when anything is wrong with it. */
export async function importEntryList(work: Work, asker: Asker, sailingId: number, rows: readonly ListRow[]): Promise<EntryListOf> {
  const sailing = await heldOwnSailing(work, asker, sailingId);
  assertUnlocked(sailing);
  const reading = await readAgainst(work.tx, sailing, rows);
  if ('problems' in reading) return { sailing, reading };

  const groups = await makeGroups(work, asker, sailing, reading.plan);
  for (const { fields, group } of reading.plan.entries) {
    const startGroup = group === null ? null : groups.get(group);
    await createCompetitor(work, asker, { ...fields, sailing: sailing.id, start_group: startGroup });
  }
  return { sailing, reading };
}
