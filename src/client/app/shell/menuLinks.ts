import type { User } from '../../../shared/contract/auth';
import type { Id } from '../../../shared/contract/common';
import { mayEditClub, mayKeepTables } from '../../../shared/domain/permissions';
import { fillPattern } from '../../paths';
import type { PageOwner } from '../routes/pageRoute';
import { listedPages } from '../routes/pageTable';

export interface MenuLink {
  label: string;
  to: string;
}

const inMenu = (owner: PageOwner, values: Readonly<Record<string, Id | string>>): MenuLink[] =>
  listedPages
    .filter((page) => page.of === owner && page.isInMenu)
    .map(({ name, pattern }) => ({ label: name, to: fillPattern(pattern, values) }));

/** The user's own pages: a sailor's, a club's for those who run it, and the platform's for its keeper. */
export function ownPages(user: User): MenuLink[] {
  const { sailor, club } = user;
  return [
    ...(sailor === null ? [] : inMenu('sailor', { sailor: sailor.id })),
    ...(club !== null && mayEditClub(user, club.id) ? inMenu('officials', { club: club.slug }) : []),
    ...(mayKeepTables(user) ? inMenu('staff', {}) : []),
  ];
}

/** How things are done; below the address of a club if there is one, the open one or else the user's own. */
export function helpPages(user: User, openClub: string | undefined): MenuLink[] {
  const club = openClub ?? user.club_slug;
  return club === null ? inMenu('generalHelp', {}) : inMenu('help', { club });
}

/** The pages of a club that are in the bar. */
export const barPages = (club: string): MenuLink[] =>
  listedPages.flatMap(({ inBar, pattern }) =>
    inBar === undefined ? [] : [{ label: inBar, to: fillPattern(pattern, { club }) }],
  );
