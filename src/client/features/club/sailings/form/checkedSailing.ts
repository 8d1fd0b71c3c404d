import { readTypedTime } from '../../../../../shared/domain/calendar';
import { sailingSchema } from '../../../../../shared/schemas/sailing';
import { checkedBy } from '../../../../ui/form/problems';
import { sailingTexts } from '../texts';
import { sailingFields, type SailingValues } from './sailingValues';

const bySchema = checkedBy(sailingSchema, (values: SailingValues) => {
  const { start_date, ...fields } = sailingFields(values);
  // A date that was not given is left out: it is asked for, not misread.
  return start_date === '' ? fields : { ...fields, start_date };
});

/**
 * What is wrong with the form, by the rules that the server goes by; of what was typed for digits it says how to type
 * them.
 */
export function checkedSailing(values: SailingValues): Record<string, string> {
  const problems = bySchema(values);
  if (problems['start_time'] !== undefined && readTypedTime(values.start_time) === null)
    problems['start_time'] = sailingTexts.form.timeProblem;
  return problems;
}
