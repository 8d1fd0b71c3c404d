import { publicName } from '../../../shared/domain/publication/publicName';
import { tidySailNumber } from '../../../shared/domain/sailNumber';

/** A boat of a sailing, as far as rrs.org wants to know. */
export interface ListedBoat {
  sail_number: string;
  boat_name: string;
  boat_model_name: string | null;
  race_class: string;
  club_name: string;
  skipper_name: string;
  /** Left out where the one who sends may not read them. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The helm does not want to be named, or is under age. */
  isHidden: boolean;
  isMinor: boolean;
}

/** A competitor as rrs.org takes it: everything is text, "" where there is nothing. */
export interface RrsCompetitor {
  competitor_id: string;
  sail_number: string;
  country_code: string;
  first_name: string;
  last_name: string;
  boat_name: string;
  boat_class: string;
  division: string;
  club_name: string;
  email: string;
  phone: string;
  mna_code: string;
  mna_number: string;
}

const HOME_PREFIX = '+46';
/** E.164: a plus and at most 15 digits. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** A telephone number in international form, "+46701234567"; "" where it cannot be read as one. */
export function internationalPhone(typed: string): string {
  const bare = typed.replace(/\(0\)/g, '').replace(/[\s()./-]/g, '');
  const number = bare.startsWith('00') ? `+${bare.slice(2)}` : bare.replace(/^0/, HOME_PREFIX);
  return INTERNATIONAL.test(number) ? number : '';
}

/** The letters of the nation and the rest of a sail number; one that cannot be read as such stays whole. */
function sailNumberParts(sailNumber: string): { country: string; number: string } {
  const [, country = '', number = ''] = /^([A-Z]{3}) (.+)$/.exec(tidySailNumber(sailNumber) ?? '') ?? [];
  return number === '' ? { country: '', number: sailNumber } : { country, number };
}

/** A name that cannot be divided goes whole into `last_name`. */
function nameParts(name: string): Pick<RrsCompetitor, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.split(/\s+/).filter((part) => part !== '');
  return rest.length === 0 ? { first_name: '', last_name: first } : { first_name: first, last_name: rest.join(' ') };
}

interface Choices {
  /** E-mail and telephone go along; never those of somebody who is hidden or under age. */
  hasContacts: boolean;
}

/**
 * The boats as the API of rrs.org takes them, all of them each time, since every list takes the place of the one before.
 * `competitor_id` is the number of the row: boats with equal ids would take each other's place without a word. Helms are
 * named as their own wishes and age allow.
 */
export function rrsCompetitors(boats: readonly ListedBoat[], { hasContacts }: Choices): RrsCompetitor[] {
  return boats.map((boat, index) => {
    const { isHidden, isMinor } = boat;
    const { country, number } = sailNumberParts(boat.sail_number);
    const isReachable = hasContacts && !isHidden && !isMinor;
    return {
      competitor_id: String(index + 1),
      sail_number: number,
      country_code: country,
      ...nameParts(publicName({ name: boat.skipper_name, isHidden, isMinor }, 'skipper')),
      boat_name: boat.boat_name,
      boat_class: boat.boat_model_name ?? '',
      division: boat.race_class,
      club_name: boat.club_name,
      email: isReachable ? (boat.email ?? '') : '',
      phone: isReachable ? internationalPhone(boat.phone ?? '') : '',
      mna_code: country,
      mna_number: '',
    };
  });
}
