import type { Kysely } from 'kysely';
import type { Actor } from '../../../shared/domain/permissions';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import {
  parseEntryList,
  type EntryListPlan,
  type EntryListReading,
} from '../../../shared/schemas/entryList/parseEntryList';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { createRaceClass } from '../groups/raceClasses';
import { classesOfSailing } from '../../resources/race-classes/raceClasses';
import { assertMayMove, heldMovableSailing, visibleSailing, type SailingView } from '../../resources/sailings/access';
import { createStartGroup } from '../groups/startGroups';
import { groupsOfSailing, presentedGroups } from '../../resources/start-groups/startGroups';
import { competitorsOf } from '../../resources/competitors/repository';
import { createCompetitor } from '../competitors/createCompetitor';

type Db = Kysely<Database>;

async function readAgainst(db: Db, sailing: SailingView, rows: readonly ListRow[]): Promise<EntryListReading> {
  return parseEntryList(rows, {
    competitors: await competitorsOf(db, sailing.id),
    startGroups: presentedGroups(await groupsOfSailing(db, sailing.id), sailing, []),
    raceClasses: await classesOfSailing(db, sailing.id),
    boatModels: await listBoatModels(db),
  });
}

export interface EntryListOf {
  sailing: SailingView;
  reading: EntryListReading;
}

/** What an import of the list would do, or what is wrong with it. Throws 400 when the result is verified. */
export async function planImport(
  db: Db,
  actor: Actor,
  sailingId: number,
  rows: readonly ListRow[],
): Promise<EntryListOf> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertMayMove(actor, sailing);
  return { sailing, reading: await readAgainst(db, sailing, rows) };
}

/** The ids of groups and classes, by the names that the list has for them. */
interface Places {
  groups: Map<string, number>;
  classes: Map<string, number>;
}

async function makePlaces(
  work: Work,
  actor: Actor,
  { id: sailing }: SailingView,
  plan: EntryListPlan,
): Promise<Places> {
  const groups = new Map(plan.heldGroups);
  for (const name of plan.newGroups) groups.set(name, (await createStartGroup(work, actor, { sailing, name })).id);
  const classes = new Map(plan.heldClasses);
  for (const { name, boatModel } of plan.newClasses) {
    const kind = boatModel === null ? 'srs' : 'one_design';
    classes.set(name, (await createRaceClass(work, actor, { sailing, name, kind, boat_model: boatModel })).id);
  }
  return { groups, classes };
}

/** Enters the boats of a list, with their groups and classes: all of them, or none when anything is wrong with it. */
export async function importEntryList(
  work: Work,
  actor: Actor,
  sailingId: number,
  rows: readonly ListRow[],
): Promise<EntryListOf> {
  const sailing = await heldMovableSailing(work, actor, sailingId);
  const reading = await readAgainst(work.tx, sailing, rows);
  if ('problems' in reading) return { sailing, reading };

  const { groups, classes } = await makePlaces(work, actor, sailing, reading.plan);
  for (const { fields, group, raceClass } of reading.plan.entries) {
    const places = {
      start_group: group === null ? null : groups.get(group),
      race_class: raceClass === null ? null : classes.get(raceClass),
    };
    await createCompetitor(work, actor, { ...fields, ...places, sailing: sailing.id });
  }
  return { sailing, reading };
}
