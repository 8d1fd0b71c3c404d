import { clubSchema } from '../../../../shared/schemas/club';
import { checkedBy } from '../../../ui/form/problems';
import { profilePayload, type ProfileValues } from './profileValues';
import { clubProfileTexts } from './texts';

const bySchema = checkedBy(clubSchema, (values: ProfileValues) => {
  const { logo: _, ...fields } = profilePayload(values);
  return fields;
});

/**
 * What is wrong with the form, by the rules that the server goes by; of what was typed for digits it says how to type
 * them.
 */
export function checkedProfile(values: ProfileValues): Record<string, string> {
  const problems = bySchema(values);
  return problems['default_start_time'] === undefined
    ? problems
    : { ...problems, default_start_time: clubProfileTexts.timeProblem };
}
