import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ClubRecord } from '../server/db/schema';
import { aClub, aClubAccount, aSailorAccount, aUser } from './accounts';
import { accessTokenOf } from './pushEvents';
import type { TestApp } from './testApp';

/** Makes one call as somebody: method, path, body, other headers. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS',
  url: string,
  payload?: InjectOptions['payload'],
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

export const callsOf =
  (test: TestApp, user?: { id: number }): Call =>
  (method, url, payload, headers) =>
    test.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      // A token of this moment: tests turn the clock by days.
      headers: { ...(user ? { authorization: `Bearer ${accessTokenOf(test, user)}` } : {}), ...headers },
    });

/** One of everybody in the table of rights, around one club. */
export interface People {
  club: ClubRecord;
  otherClub: ClubRecord;
  /** Sailor ids. */
  sailorId: { member: number; guest: number };
  anonymous: Call;
  /** The club's own account. */
  official: Call;
  /** Another club's account. */
  stranger: Call;
  /** A sailor of the club. */
  member: Call;
  /** A sailor of the other club. */
  guest: Call;
  staff: Call;
}

export async function peopleIn(test: TestApp): Promise<People> {
  const club = await aClub(test, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
  const otherClub = await aClub(test, { name: 'Annans Båtklubb', slug: 'annans-bk' });
  const member = await aSailorAccount(test, { club, first_name: 'Sara', last_name: 'Seglare' });
  const guest = await aSailorAccount(test, { club: otherClub, first_name: 'Gustav', last_name: 'Gäst' });
  const as = (user: { id: number }) => callsOf(test, user);
  return {
    club,
    otherClub,
    sailorId: { member: member.sailor_id, guest: guest.sailor_id },
    anonymous: callsOf(test),
    official: as(await aClubAccount(test, club)),
    stranger: as(await aClubAccount(test, otherClub)),
    member: as(member),
    guest: as(guest),
    staff: as(await aUser(test, { is_staff: 1 })),
  };
}
