import type { Kysely } from 'kysely';
import type { Change } from '../../../shared/contract/push';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { Actor } from '../../../shared/domain/permissions';
import { raceClassSchema } from '../../../shared/schemas/raceClass';
import { validationTexts } from '../../../shared/texts/validation';
import { isEmpty, realChanges } from '../../db/changes';
import type { Database, NewRaceClass, RaceClassChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { findBoatModel } from '../../resources/boat-models/boatModels';
import { clubVersion } from '../../resources/clubs/clubs';
import { emptyClass } from '../competitors/saveCompetitor';
import {
  assertOwn,
  assertStaysInClub,
  assertUnlocked,
  assertVersion,
  heldOwnSailing,
  heldSailingOfBody,
  sailingNamedBy,
  touchSailing,
  visibilityIn,
  visibleSailing,
  type SailingView,
} from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { assertSense, toRaceClassColumns } from '../../resources/race-classes/columns';
import { presentRaceClass } from '../../resources/race-classes/raceClasses';
import {
  deleteRaceClass,
  insertRaceClass,
  raceClassById,
  raceClassesOf,
  updateRaceClass,
  type RaceClassView,
} from '../../resources/race-classes/repository';

async function existing(db: Kysely<Database>, id: number): Promise<RaceClassView> {
  const raceClass = await raceClassById(db, id);
  if (!raceClass) throw notFound();
  return raceClass;
}

async function publish(work: Work, change: Change, raceClass: RaceClassView, sailing: SailingView): Promise<void> {
  await work.note({
    clubId: sailing.club_id,
    version: raceClass.version,
    model: 'race_class',
    id: raceClass.id,
    change,
    data: change === 'deleted' ? null : presentRaceClass(raceClass),
    visibility: visibilityIn(sailing),
  });
  await touchSailing(work, sailing.id, raceClass.version);
}

/** Throws 400 for a type of boat that does not exist, and for a name that another class of the sailing has. */
async function assertFree(
  { tx }: Work,
  sailing: SailingView,
  { name, boat_model_id: model }: RaceClassChanges,
  own?: number,
): Promise<void> {
  if (model != null && !(await findBoatModel(tx, model)))
    throw invalid({ boat_model: [validationTexts.noSuchObject(model)] });
  if (name === undefined) return;
  const others = (await raceClassesOf(tx, sailing.id)).filter(({ id }) => id !== own);
  const isTaken = others.some((other) => other.name.toLocaleLowerCase('sv') === name.toLocaleLowerCase('sv'));
  if (isTaken) throw invalid({ name: [validationTexts.classNameTaken] });
}

const NEW_CLASS = {
  kind: 'srs',
  boat_model_id: null,
  min_rating_thousandths: null,
  max_rating_thousandths: null,
  result_method: null,
} as const;

/** A new class stands last, unless the body says where. */
export async function createRaceClass(work: Work, actor: Actor, body: unknown): Promise<RaceClass> {
  const sailingId = sailingNamedBy(body, () => parse(raceClassSchema, body));
  const sailing = await heldSailingOfBody(work, actor, sailingId);
  assertOwn(actor, sailing);
  assertUnlocked(sailing);
  const input = parse(raceClassSchema, body);
  const columns = { ...NEW_CLASS, ...toRaceClassColumns(input), name: input.name };
  assertSense(columns);
  await assertFree(work, sailing, columns);
  const orders = (await raceClassesOf(work.tx, sailing.id)).map(({ order }) => order);
  return presentRaceClass(await addClass(work, sailing, { order: Math.max(-1, ...orders) + 1, ...columns }));
}

type NewColumns = Omit<NewRaceClass, 'id' | 'sailing_id' | 'version' | 'created_at' | 'updated_at'>;

async function addClass(work: Work, sailing: SailingView, columns: NewColumns): Promise<RaceClassView> {
  const version = await work.nextVersion(sailing.club_id);
  const stamps = { version, created_at: work.now, updated_at: work.now };
  const id = await insertRaceClass(work.tx, { ...columns, sailing_id: sailing.id, ...stamps });
  const raceClass = await existing(work.tx, id);
  await publish(work, 'created', raceClass, sailing);
  return raceClass;
}

/** Gives a sailing the classes of another, without their boats. */
export async function copyClasses(work: Work, from: SailingView, to: SailingView): Promise<void> {
  for (const { name, kind, boat_model_id, result_method, order, ...raceClass } of await raceClassesOf(
    work.tx,
    from.id,
  )) {
    const { min_rating_thousandths, max_rating_thousandths } = raceClass;
    await addClass(work, to, {
      name,
      kind,
      boat_model_id,
      result_method,
      order,
      min_rating_thousandths,
      max_rating_thousandths,
    });
  }
}

export interface ReadRaceClass {
  raceClass: RaceClass;
  clubVersion: number;
}

/** Throws 404 for a class of a sailing that the actor may not see. */
export async function readRaceClass(db: Kysely<Database>, actor: Actor, id: number): Promise<ReadRaceClass> {
  const raceClass = await existing(db, id);
  const sailing = await visibleSailing(db, actor, raceClass.sailing_id);
  return { raceClass: presentRaceClass(raceClass), clubVersion: await clubVersion(db, sailing.club_id) };
}

interface Held {
  raceClass: RaceClassView;
  sailing: SailingView;
}

/** The class as it stands once every other writer of its club is done; throws unless the actor may write it. */
async function heldClass(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<Held> {
  const { sailing_id } = await existing(work.tx, id);
  const sailing = await heldOwnSailing(work, actor, sailing_id);
  assertUnlocked(sailing);
  const raceClass = await existing(work.tx, id);
  assertVersion(raceClass, expected, () => presentRaceClass(raceClass));
  return { raceClass, sailing };
}

export async function updateRaceClassOf(
  work: Work,
  actor: Actor,
  { id, body, partial, expected }: Update,
): Promise<RaceClass> {
  const { raceClass, sailing } = await heldClass(work, actor, id, expected);
  const input = partial ? parse(raceClassSchema, body, { partial }) : parse(raceClassSchema, body);
  await assertStaysInClub(work, actor, input.sailing);
  const changes = realChanges(raceClass, toRaceClassColumns(input));
  assertSense({ ...raceClass, ...changes });
  if (isEmpty(changes)) return presentRaceClass(raceClass);
  await assertFree(work, sailing, changes, id);

  const version = await work.nextVersion(sailing.club_id);
  await updateRaceClass(work.tx, id, { ...changes, version, updated_at: work.now });
  const saved = await existing(work.tx, id);
  await publish(work, 'updated', saved, sailing);
  return presentRaceClass(saved);
}

/** The boats of the class stay in the sailing, without a class: each is a change of its own. */
export async function deleteRaceClassOf(
  work: Work,
  actor: Actor,
  id: number,
  expected: number | undefined,
): Promise<void> {
  const { raceClass, sailing } = await heldClass(work, actor, id, expected);
  await emptyClass(work, id, { sailing, groups: await groupsOfSailing(work.tx, sailing.id) });
  const version = await work.nextVersion(sailing.club_id);
  await deleteRaceClass(work.tx, id);
  await publish(work, 'deleted', { ...raceClass, version }, sailing);
}
