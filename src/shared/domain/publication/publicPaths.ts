import type { Id } from '../../contract/common';
import { PUBLIC_PREFIX } from '../../paths';

const MAX_SLUG = 60;
const PLAIN_LETTERS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', é: 'e' };

/** The name as it stands in a public address: "Torsdag 3, Åfjärden" is "torsdag-3-afjarden". '' where nothing is left. */
export const publicSlug = (name: string): string =>
  name
    .toLocaleLowerCase('sv')
    .replace(/[åäöé]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');

interface Named {
  id: Id;
  name: string;
}

const named = ({ id, name }: Named): string => [String(id), publicSlug(name)].filter((part) => part !== '').join('-');

/** Where a club's results are read without a login. `club` is its slug. */
export const publicPaths = {
  club: (club: string) => `${PUBLIC_PREFIX}${club}/`,
  sailing: (club: string, sailing: Named) => `${PUBLIC_PREFIX}${club}/segling/${named(sailing)}`,
  serie: (club: string, serie: Named) => `${PUBLIC_PREFIX}${club}/serie/${named(serie)}`,
  /** For the screen in the club house. */
  screen: (club: string) => `${PUBLIC_PREFIX}${club}/skarm`,
  /** Tells those who look at the pages of the club that something is new. */
  news: (club: string) => `${PUBLIC_PREFIX}${club}/nytt`,
} as const;
