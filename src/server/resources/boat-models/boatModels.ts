import type { Kysely } from 'kysely';
import type { BoatModel } from '../../../shared/contract/boats';
import { fromThousandths } from '../../../shared/domain/decimals';
import type { BoatModelRecord, Database } from '../../db/schema';
import { allBoatModels, boatModelById } from './repository';

/** The type with its four numbers. */
function presentBoatModel(model: BoatModelRecord): BoatModel {
  return {
    id: model.id,
    name: model.name,
    kind: model.kind,
    srs: fromThousandths(model.srs_thousandths),
    srs_no_flying: fromThousandths(model.srs_no_flying_thousandths),
    srs_shorthanded: fromThousandths(model.srs_shorthanded_thousandths),
    srs_shorthanded_no_flying: fromThousandths(model.srs_shorthanded_no_flying_thousandths),
    srs_year: model.srs_year,
    is_current: model.is_current === 1,
  };
}

type Db = Kysely<Database>;

const byName = new Intl.Collator('sv', { numeric: true });
const folded = (text: string): string => text.toLocaleLowerCase('sv');

/** The types whose name has every word of the query, by name in Swedish order. */
export async function listBoatModels(db: Db, query = ''): Promise<BoatModel[]> {
  const words = folded(query).split(/\s+/);
  const models = await allBoatModels(db);
  return models
    .filter(({ name }) => words.every((word) => folded(name).includes(word)))
    .sort((a, b) => byName.compare(a.name, b.name))
    .map(presentBoatModel);
}

export const findBoatModel = (db: Db, id: number): Promise<BoatModelRecord | undefined> => boatModelById(db, id);
