import { toThousandths } from '../../../shared/domain/decimals';
import { storedInstant } from '../../../shared/domain/time';
import type { StartGroupInput } from '../../../shared/schemas/startGroup';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly } from '../../db/changes';
import type { StartGroupChanges, StartGroupRecord } from '../../db/schema';
import { invalid } from '../../errors';

type Input = Partial<StartGroupInput>;

const thousandths = (rating: string | null | undefined) => (rating === undefined ? undefined : toThousandths(rating));

/** The columns that the body names. */
export function toStartGroupColumns(input: Input): StartGroupChanges {
  const { custom_start_datetime: moment } = input;
  return definedOnly<StartGroupChanges>({
    name: input.name,
    start_time: input.start_time,
    custom_start_datetime: moment && storedInstant(Date.parse(moment)),
    min_rating_thousandths: thousandths(input.min_rating),
    max_rating_thousandths: thousandths(input.max_rating),
    order: input.order,
    class_flag: input.class_flag,
    prep_flag: input.prep_flag,
  });
}

/** Throws 400 when the ends would be reversed once the body's end meets the one that is there. */
export function assertInterval(group: StartGroupRecord, changes: StartGroupChanges): void {
  const { min_rating_thousandths: min, max_rating_thousandths: max } = { ...group, ...changes };
  if (min != null && max != null && min > max) throw invalid({ min_rating: [validationTexts.intervalReversed] });
}

const flagTaken = (flag: string): string => `En annan startgrupp har redan flaggan ${flag}.`;

/** Throws 400 when another group of the sailing has the class flag. */
export function assertFreeFlag({ class_flag: flag }: StartGroupChanges, others: readonly StartGroupRecord[]): void {
  if (flag != null && others.some(({ class_flag }) => class_flag === flag)) {
    throw invalid({ class_flag: [flagTaken(flag)] });
  }
}
