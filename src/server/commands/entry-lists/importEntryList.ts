import type { Kysely } from 'kysely';
import type { Actor } from '../../../shared/domain/permissions';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import {
  parseEntryList,
  type EntryListPlan,
  type EntryListReading,
} from '../../../shared/schemas/entryList/parseEntryList';
import type { EntryListContext } from '../../../shared/schemas/entryList/planNames';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { createRaceClass } from '../groups/raceClasses';
import { classesOfSailing } from '../../resources/race-classes/raceClasses';
import { assertMayMove, heldMovableSailing, visibleSailing, type SailingView } from '../../resources/sailings/access';
import { createStartGroup } from '../groups/startGroups';
import { groupsOfSailing, presentedGroups } from '../../resources/start-groups/startGroups';
import { competitorsOf } from '../../resources/competitors/repository';
import { createListed } from '../competitors/createCompetitor';

type Db = Kysely<Database>;

/**
 * What a list is matched against. A number that was seen at the finish and is on no list is nobody's: the boat of the
 * list may well be it.
 */
export async function entryListContext(db: Db, sailing: SailingView): Promise<EntryListContext> {
  const competitors = await competitorsOf(db, sailing.id);
  return {
    competitors: competitors.filter(({ is_unmatched }) => is_unmatched === 0),
    startGroups: presentedGroups(await groupsOfSailing(db, sailing.id), sailing, []),
    raceClasses: await classesOfSailing(db, sailing.id),
    boatModels: await listBoatModels(db),
  };
}

const readAgainst = async (db: Db, sailing: SailingView, rows: readonly ListRow[]): Promise<EntryListReading> =>
  parseEntryList(rows, await entryListContext(db, sailing));

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

/** Enters the boats of a plan, and makes the groups and classes that it names. Nobody asks again about sail numbers. */
export async function enterPlanned(
  work: Work,
  actor: Actor,
  sailing: SailingView,
  plan: EntryListPlan,
): Promise<Competitor[]> {
  const { groups, classes } = await makePlaces(work, actor, sailing, plan);
  const entered: Competitor[] = [];
  for (const { fields, group, raceClass, contact } of plan.entries) {
    const places = {
      // A row that names no group leaves it to the boat's number.
      ...(group !== null && { start_group: groups.get(group) }),
      race_class: raceClass === null ? null : classes.get(raceClass),
    };
    const body = { ...fields, ...places, sailing: sailing.id, anyway: true };
    entered.push(await createListed(work, actor, body, contact));
  }
  return entered;
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
  if ('plan' in reading) await enterPlanned(work, actor, sailing, reading.plan);
  return { sailing, reading };
}
