import { ACTORS, type MatrixActor } from '../shared/domain/callRights';
import { aClub, aClubAccount, anOfficial, aSailorAccount, aUser } from './accounts';
import type { ClubRecord, UserRecord } from '../server/db/schema';
import { anAccessKey } from './accessKeys';
import { callsOf, type Call } from './people';
import type { TestApp } from './testApp';

/** Everybody in the matrix of rights, around one club. */
export interface Actors {
  club: ClubRecord;
  otherClub: ClubRecord;
  /** The sailor that the actor `self` is. */
  selfSailor: number;
  users: Readonly<Record<MatrixActor, UserRecord | undefined>>;
  call: (actor: MatrixActor) => Call;
  /** The access token of the recorder: of the sailing that was made last. */
  seat: { token: string };
  /** Of the programs that act for the club. */
  keys: Readonly<Partial<Record<MatrixActor, string>>>;
}

/** Those who have no account are undefined. The inactive one would act for the club, were it let in. */
export async function actorsIn(test: TestApp): Promise<Actors> {
  const [club, otherClub] = [await aClub(test), await aClub(test)];
  const self = await aSailorAccount(test, { club, first_name: 'Sara', last_name: 'Seglare' });
  const inactive = await aUser(test, { club_id: club.id, is_active: 0 });
  const users = {
    anonymous: undefined,
    inactive,
    key: undefined,
    reading_key: undefined,
    sailor: await aSailorAccount(test, { club }),
    self,
    own_club: await aClubAccount(test, club),
    other_club: await aClubAccount(test, otherClub),
    staff: await aUser(test, { is_staff: 1 }),
    recorder: undefined,
    official: await anOfficial(test, club),
  };
  const seat = { token: '' };
  const calls = new Map(ACTORS.map((actor) => [actor, callsOf(test, users[actor])]));
  const made_by = users.own_club.id;
  const keys = {
    key: (await anAccessKey(test, { club: club.id, made_by, write: true })).key,
    reading_key: (await anAccessKey(test, { club: club.id, made_by, write: false })).key,
  };
  const bearing =
    (token: () => string): Call =>
    (method, url, payload, headers) =>
      callsOf(test)(method, url, payload, { authorization: `Bearer ${token()}`, ...headers });
  calls.set(
    'recorder',
    bearing(() => seat.token),
  );
  for (const actor of ['key', 'reading_key'] as const)
    calls.set(
      actor,
      bearing(() => keys[actor]),
    );
  const call = (actor: MatrixActor) => calls.get(actor) ?? callsOf(test);
  return { club, otherClub, selfSailor: self.sailor_id, users, call, seat, keys };
}

/** What those are in the other club who are something in one of the two. */
export const SEAT_ELSEWHERE: Partial<Record<MatrixActor, MatrixActor>> = {
  own_club: 'other_club',
  other_club: 'own_club',
  official: 'other_club',
};

/** The same people, as the other club looks upon them. */
export const seenFromOtherClub = (actors: Actors): Actors => ({
  ...actors,
  club: actors.otherClub,
  otherClub: actors.club,
  call: (actor) => actors.call(actor === 'own_club' ? 'other_club' : actor === 'other_club' ? 'own_club' : actor),
});
