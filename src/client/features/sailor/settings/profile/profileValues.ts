import type { Sailor, SailorPayload } from '../../../../../shared/contract/sailors';
import { flagsOf, wishOf, type NameWish } from '../../../../../shared/domain/publication/nameWish';
import type { ImageChoice } from '../../../../ui/form/FormImageField';

/** The profile form as it is typed. */
export interface ProfileValues extends Record<string, unknown> {
  first_name: string;
  last_name: string;
  phone: string;
  /** Its id; empty: none. */
  club: string;
  name_wish: NameWish;
  photo: ImageChoice;
}

export const profileValues = ({ first_name, last_name, phone, club, ...flags }: Sailor): ProfileValues => ({
  first_name,
  last_name,
  phone: phone ?? '',
  club: club === null ? '' : String(club.id),
  name_wish: wishOf(flags),
  photo: undefined,
});

export function profilePayload({ first_name, last_name, phone, club, name_wish, photo }: ProfileValues): SailorPayload {
  const fields = {
    first_name,
    last_name,
    club: club === '' ? null : Number(club),
    phone: phone.trim() === '' ? null : phone,
    ...flagsOf(name_wish),
  };
  // What is undefined stays as it is.
  return photo === undefined ? fields : { ...fields, photo };
}
