import type { User } from '../../../shared/contract/auth';
import { mayEditClub } from '../../../shared/domain/permissions';
import { texts } from '../member/texts';
import { paths } from '../routing/paths';

export interface MenuLink {
  label: string;
  to: string;
}

/** The pages that are somebody's own: a club's for whoever runs it. */
export function ownPages(user: User): MenuLink[] {
  const { club } = user;
  if (club === null || !mayEditClub(user, club.id)) return [];
  return [
    { label: texts.clubProfile, to: paths.clubProfile(club.slug) },
    { label: texts.account, to: paths.clubAccount(club.slug) },
  ];
}
