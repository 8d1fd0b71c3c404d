import type { Sailor, SailorPayload } from '../../../../shared/contract/sailors';
import { sailorSchema } from '../../../../shared/schemas/sailor';
import type { ImageChoice } from '../../../ui/form/FormImageField';
import { checkedBy } from '../../../ui/form/problems';

/** The profile form as it is typed. */
export interface ProfileValues extends Record<string, unknown> {
  first_name: string;
  last_name: string;
  phone: string;
  /** Its id; empty: none. */
  club: string;
  photo: ImageChoice;
}

export const profileValues = ({ first_name, last_name, phone, club }: Sailor): ProfileValues => ({
  first_name,
  last_name,
  phone: phone ?? '',
  club: club === null ? '' : String(club.id),
  photo: undefined,
});

export function profilePayload({ first_name, last_name, phone, club, photo }: ProfileValues): SailorPayload {
  const fields = { first_name, last_name, club: club === '' ? null : Number(club), phone: phone.trim() === '' ? null : phone };
  // What is undefined stays as it is.
  return photo === undefined ? fields : { ...fields, photo };
}

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedProfile = checkedBy(sailorSchema, (values: ProfileValues) => {
  const { photo: _, ...fields } = profilePayload(values);
  return fields;
});
