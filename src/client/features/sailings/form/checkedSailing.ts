import { sailingSchema } from '../../../../shared/schemas/sailing';
import { checkedBy } from '../../../ui/form/problems';
import { sailingFields, type SailingValues } from './sailingValues';

/** What is wrong with the form, by the rules that the server goes by. A date that was not given is left out: it is asked for, not misread. */
export const checkedSailing = checkedBy(sailingSchema, (values: SailingValues) => {
  const { start_date, ...fields } = sailingFields(values);
  return start_date === '' ? fields : { ...fields, start_date };
});
