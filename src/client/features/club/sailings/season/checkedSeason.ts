import { object } from 'yup';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { MAX_SAILINGS_PER_CALL } from '../../../../../shared/limits';
import { required } from '../../../../../shared/schemas/fields/field';
import { date } from '../../../../../shared/schemas/fields/temporal';
import { text } from '../../../../../shared/schemas/fields/text';
import { checkedBy } from '../../../../ui/form/problems';
import { NEW, plannedDays, plannedSailings, weekdayName, type SeasonValues } from './seasonValues';
import { seasonTexts } from './texts';

/** Room for a number in the name. */
const MAX_NAME_LENGTH = 97;

const byField = checkedBy(
  object({
    name: required(text({ max: MAX_NAME_LENGTH })),
    from: required(date()),
    to: required(date()),
    new_serie: text({ max: 100, min: 0 }),
  }),
  ({ name, from, to, new_serie }: SeasonValues) => ({
    name,
    // A date that was not given is left out: it is asked for, not misread.
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    new_serie,
  }),
);

/** What is wrong with the days, of which each is a date. */
function daysProblem(values: SeasonValues): string | null {
  if (values.to < values.from) return seasonTexts.endBeforeStart;
  const days = plannedDays(values);
  if (days.length === 0) return seasonTexts.noSuchDay(weekdayName(values.weekday));
  const count = plannedSailings(values).length;
  if (count === 0) return seasonTexts.allOut;
  return count > MAX_SAILINGS_PER_CALL ? seasonTexts.tooMany(MAX_SAILINGS_PER_CALL) : null;
}

/** What is wrong with the form, by field. */
export function checkedSeason(values: SeasonValues): Record<string, string> {
  const problems = byField(values);
  const { start_time, serie, new_serie } = values;
  if (start_time.trim() !== '' && readTypedTime(start_time) === null) problems['start_time'] = seasonTexts.timeProblem;
  if (serie === NEW && new_serie.trim() === '') problems['new_serie'] = seasonTexts.newSerieMissing;
  const ofDays = problems['from'] === undefined && problems['to'] === undefined ? daysProblem(values) : null;
  return ofDays === null ? problems : { ...problems, to: ofDays };
}
