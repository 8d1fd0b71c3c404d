import type { Kysely } from 'kysely';
import type { Boat } from '../../../shared/contract/boats';
import type { Actor } from '../../../shared/domain/permissions';
import { bySailNumber } from '../../../shared/domain/sailNumber';
import { searchSchema } from '../../../shared/schemas/fields/text';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { parse } from '../../http/parse';
import { presentBoat } from './present';
import { boatById, boatsOfClub, boatsOfSailors, findBoats, type BoatView } from './repository';

type Db = Kysely<Database>;

/** Throws 404 when there is no such boat, or none any more. */
export async function existingBoat(db: Db, id: number): Promise<BoatView> {
  const boat = await boatById(db, id);
  if (!boat) throw notFound();
  return boat;
}

export const readBoat = async (db: Db, id: number): Promise<Boat> => presentBoat(await existingBoat(db, id));

/** Whether the boat is one of the sailor's own. */
export async function isBoatOf(db: Db, boatId: number, sailorId: number): Promise<boolean> {
  return (await boatById(db, boatId))?.owner_id === sailorId;
}

/** The boats of some sailors by sail number, under the id of each. */
export async function boatsByOwner(db: Db, sailorIds: number[]): Promise<Map<number, Boat[]>> {
  const boats = new Map<number, Boat[]>(sailorIds.map((id) => [id, []]));
  for (const boat of bySailNumber(await boatsOfSailors(db, sailorIds)))
    boats.get(boat.owner_id ?? 0)?.push(presentBoat(boat));
  return boats;
}

async function ownBoats(db: Db, { sailor, club }: Actor): Promise<BoatView[]> {
  const ofSailor = sailor ? await boatsOfSailors(db, [sailor.id]) : [];
  const ofClub = club ? await boatsOfClub(db, club.id) : [];
  return bySailNumber([...ofSailor, ...ofClub]);
}

/**
 * The actor's own boats, or with a query the boats of everybody that match it, the best hits first. Throws 400 for a
 * query of more than 100 characters.
 */
export async function listBoats(db: Db, actor: Actor, typed: string | undefined): Promise<Boat[]> {
  const { query } = parse(searchSchema, { query: typed });
  const boats = query ? await findBoats(db, query) : await ownBoats(db, actor);
  return boats.map(presentBoat);
}
