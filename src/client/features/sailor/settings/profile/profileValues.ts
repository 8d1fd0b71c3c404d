import type { Sailor, SailorPayload } from '../../../../../shared/contract/sailors';
import type { ImageChoice } from '../../../../ui/form/FormImageField';

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
  const fields = {
    first_name,
    last_name,
    club: club === '' ? null : Number(club),
    phone: phone.trim() === '' ? null : phone,
  };
  // What is undefined stays as it is.
  return photo === undefined ? fields : { ...fields, photo };
}
