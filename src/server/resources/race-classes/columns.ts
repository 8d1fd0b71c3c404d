import { toThousandths } from '../../../shared/domain/decimals';
import { lacksBoatModel, type RaceClassInput } from '../../../shared/schemas/raceClass';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly } from '../../db/changes';
import type { RaceClassChanges, RaceClassRecord } from '../../db/schema';
import { invalid } from '../../errors';

const thousandths = (rating: string | null | undefined) => (rating === undefined ? undefined : toThousandths(rating));

/** The columns that the body names. */
export const toRaceClassColumns = (input: Partial<RaceClassInput>): RaceClassChanges =>
  definedOnly<RaceClassChanges>({
    name: input.name,
    kind: input.kind,
    boat_model_id: input.boat_model,
    min_rating_thousandths: thousandths(input.min_rating),
    max_rating_thousandths: thousandths(input.max_rating),
    result_method: input.result_method,
    order: input.order,
  });

type Rules = Pick<RaceClassRecord, 'kind' | 'boat_model_id' | 'min_rating_thousandths' | 'max_rating_thousandths'>;

/** Throws 400 when the class makes no sense once the body meets what is there. */
export function assertSense({
  kind,
  boat_model_id,
  min_rating_thousandths: min,
  max_rating_thousandths: max,
}: Rules): void {
  if (min !== null && max !== null && min > max) throw invalid({ min_rating: [validationTexts.intervalReversed] });
  if (lacksBoatModel(kind, boat_model_id)) throw invalid({ boat_model: [validationTexts.designMissing] });
}
