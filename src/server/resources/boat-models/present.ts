import type { BoatModel } from '../../../shared/contract/boatModels';
import { fromThousandths } from '../../../shared/domain/decimals';
import type { BoatModelRecord } from '../../db/schema';

/** The type with its four numbers. */
export function presentBoatModel(model: BoatModelRecord): BoatModel {
  return {
    id: model.id,
    name: model.name,
    kind: model.kind,
    srs: fromThousandths(model.srs_thousandths),
    srs_no_flying: fromThousandths(model.srs_no_flying_thousandths),
    srs_shorthanded: fromThousandths(model.srs_shorthanded_thousandths),
    srs_shorthanded_no_flying: fromThousandths(model.srs_shorthanded_no_flying_thousandths),
    srs_year: model.srs_year,
  };
}
