import type { PublishedNames } from '../../contract/clubs';
import { publicationTexts } from '../../texts/publication';

/** Somebody aboard, and what is to be minded when they are named in public. */
export interface NamedPerson {
  name: string;
  /** They do not want to be named, or have ended their account. */
  isHidden: boolean;
  isMinor: boolean;
}

const partsOf = (name: string): string[] => name.split(/[\s-]+/).filter((part) => part !== '');
const initialOf = (part: string): string => `${[...part][0] ?? ''}.`.toLocaleUpperCase('sv');

function shortened(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/).filter((part) => part !== '');
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${initialOf(last)}`;
}

/**
 * The name as public pages, files and pictures show it: by the rule of the club, and never more than the person's own
 * wish and age allow. '' where there is no name to show.
 */
export function publicName({ name, isHidden, isMinor }: NamedPerson, rule: PublishedNames): string {
  if (rule === 'none' || name.trim() === '') return '';
  if (isHidden) return publicationTexts.nameless;
  if (rule === 'initials') return partsOf(name).map(initialOf).join(' ');
  return isMinor ? shortened(name) : name;
}
