import type { Kysely } from 'kysely';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { Database } from '../../db/schema';
import { presentRaceClass } from './present';
import { raceClassById, raceClassesOf, type RaceClassView } from './repository';

type Db = Kysely<Database>;

export const findRaceClass = (db: Db, id: number): Promise<RaceClassView | undefined> => raceClassById(db, id);

/** The rows of a sailing's classes, in their order. */
export const classesOfSailing = (db: Db, sailingId: number): Promise<RaceClassView[]> => raceClassesOf(db, sailingId);

/** The classes of a sailing, in their order. */
export const presentedClasses = async (db: Db, sailingId: number): Promise<RaceClass[]> =>
  (await raceClassesOf(db, sailingId)).map(presentRaceClass);
