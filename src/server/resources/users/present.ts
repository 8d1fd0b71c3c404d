import type { User } from '../../../shared/contract/auth';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { AccountRecord } from './repository';

function clubRef(id: number | null, slug: string | null, name: string | null): ClubRef | null {
  return id === null || slug === null || name === null ? null : { id, slug, name };
}

/** The user as GET /auth/users/me/ shows him. */
export function presentUser(account: AccountRecord): User {
  const club = clubRef(account.club_id, account.club_slug, account.club_name);
  const sailorClub = clubRef(account.sailor_club_id, account.sailor_club_slug, account.sailor_club_name);
  const names = { first_name: account.first_name, last_name: account.last_name };
  const shown = club ?? sailorClub;
  return {
    id: account.id,
    email: account.email,
    ...names,
    club,
    sailor: account.sailor_id === null ? null : { id: account.sailor_id, ...names, club: sailorClub },
    club_id: shown?.id ?? null,
    club_slug: shown?.slug ?? null,
    is_staff: account.is_staff === 1,
  };
}
