import { ASKERS, type MatrixAsker } from '../shared/domain/permissionMatrix';
import { aClub, aClubAccount, aSailorAccount, aUser } from './accounts';
import type { ClubRecord, UserRecord } from '../server/db/schema';
import { callsOf, type Call } from './people';
import type { TestApp } from './testApp';

/** Everybody in the matrix of rights, around one club. */
export interface Askers {
  club: ClubRecord;
  otherClub: ClubRecord;
  /** The sailor who is himself. */
  selfSailor: number;
  users: Readonly<Record<MatrixAsker, UserRecord | undefined>>;
  call: (asker: MatrixAsker) => Call;
}

/** Those who have no account are undefined. The inactive one would be the club, were he let in. */
export async function askersIn(test: TestApp): Promise<Askers> {
  const [club, otherClub] = [await aClub(test), await aClub(test)];
  const self = await aSailorAccount(test, { club, first_name: 'Sara', last_name: 'Seglare' });
  const inactive = await aUser(test, { club_id: club.id, is_active: 0 });
  const users = {
    anonymous: undefined,
    inactive,
    sailor: await aSailorAccount(test, { club }),
    self,
    own_club: await aClubAccount(test, club),
    other_club: await aClubAccount(test, otherClub),
    staff: await aUser(test, { is_staff: 1 }),
  };
  const calls = new Map(ASKERS.map((asker) => [asker, callsOf(test, users[asker])]));
  return { club, otherClub, selfSailor: self.sailor_id, users, call: (asker) => calls.get(asker) ?? callsOf(test) };
}

/** The same people, as the other club looks upon them. */
export const seenFromOtherClub = (askers: Askers): Askers => ({
  ...askers,
  club: askers.otherClub,
  otherClub: askers.club,
  call: (asker) => askers.call(asker === 'own_club' ? 'other_club' : asker === 'other_club' ? 'own_club' : asker),
});
