import { sailorSchema } from '../../../../../shared/schemas/account';
import { checkedBy } from '../../../../ui/form/problems';
import { profilePayload, type ProfileValues } from './profileValues';

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedProfile = checkedBy(sailorSchema, (values: ProfileValues) => {
  const { photo: _, ...fields } = profilePayload(values);
  return fields;
});
