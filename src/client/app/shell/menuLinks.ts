import type { User } from '../../../shared/contract/auth';
import { mayEditClub } from '../../../shared/domain/permissions';
import { texts } from './memberTexts';
import { paths } from '../../paths';

export interface MenuLink {
  label: string;
  to: string;
}

const sailorPages = ({ sailor }: User): MenuLink[] =>
  sailor === null ? [] : [{ label: texts.ownPages, to: paths.sailorHome(sailor.id) }];

function clubPages(user: User): MenuLink[] {
  const { club } = user;
  if (club === null || !mayEditClub(user, club.id)) return [];
  return [
    { label: texts.clubProfile, to: paths.clubProfile(club.slug) },
    { label: texts.account, to: paths.clubAccount(club.slug) },
  ];
}

/** The pages that are somebody's own: a sailor's, and a club's for whoever runs it. */
export const ownPages = (user: User): MenuLink[] => [...sailorPages(user), ...clubPages(user)];

/** How things are done; told below a club's address, the one that is open or else one's own. */
export function helpPages(user: User, openClub: string | undefined): MenuLink[] {
  const club = openClub ?? user.club_slug;
  if (club === null) return [];
  return [
    { label: texts.documentation, to: paths.documentation(club) },
    { label: texts.help, to: paths.help(club) },
  ];
}
