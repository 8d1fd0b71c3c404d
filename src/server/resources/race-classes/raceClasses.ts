import type { Kysely } from 'kysely';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import { fromThousandths } from '../../../shared/domain/decimals';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import { raceClassById, raceClassesOf, type RaceClassView } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** The class as answers and frames carry it: it is the same for everybody. */
export const presentRaceClass = (raceClass: RaceClassView): RaceClass => ({
  id: raceClass.id,
  sailing: raceClass.sailing_id,
  name: raceClass.name,
  kind: raceClass.kind,
  boat_model: raceClass.boat_model_id,
  min_rating: fromThousandths(raceClass.min_rating_thousandths),
  max_rating: fromThousandths(raceClass.max_rating_thousandths),
  result_method: raceClass.result_method,
  order: raceClass.order,
  competitor_count: raceClass.competitor_count,
  version: raceClass.version,
  created_at: wire(raceClass.created_at),
  updated_at: wire(raceClass.updated_at),
});

type Db = Kysely<Database>;

export const findRaceClass = (db: Db, id: number): Promise<RaceClassView | undefined> => raceClassById(db, id);

/** The rows of a sailing's classes, in their order. */
export const classesOfSailing = (db: Db, sailingId: number): Promise<RaceClassView[]> => raceClassesOf(db, sailingId);

/** The classes of a sailing, in their order. */
export const presentedClasses = async (db: Db, sailingId: number): Promise<RaceClass[]> =>
  (await raceClassesOf(db, sailingId)).map(presentRaceClass);
