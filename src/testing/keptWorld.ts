import type { LightMyRequestResponse } from 'fastify';
import type { Competitor } from '../shared/contract/competitors';
import type { SailingRow } from '../shared/contract/sailings';
import type { Serie } from '../shared/contract/series';
import { aClub, aClubAccount, aSailorAccount, aUser } from './accounts';
import type { MakeApp } from './engines';
import { callsOf, type Call } from './people';
import type { TestApp } from './testApp';

const ACTORS = ['official', 'stranger', 'member', 'guest', 'both', 'staff', 'anonymous'] as const;
export type ActorName = (typeof ACTORS)[number];

/** Two nodes on one database, two clubs, and everybody who could read or write there. */
export interface KeptWorld {
  nodes: [TestApp, TestApp];
  club: number;
  otherClub: number;
  /** Users' ids; null: not logged in. */
  users: Record<ActorName, number | null>;
  /** Sailors' ids. */
  sailors: { member: number; guest: number };
  sailings: number[];
  series: number[];
  as: (actor: ActorName, node?: number) => Call;
}

export const ALL_ACTORS: readonly ActorName[] = ACTORS;

async function peopleOf(first: TestApp) {
  const club = await aClub(first, { name: 'Exempel Segelsällskap' });
  const other = await aClub(first, { name: 'Annans Båtklubb' });
  const member = await aSailorAccount(first, { club, first_name: 'Sara', last_name: 'Seglare' });
  const guest = await aSailorAccount(first, { club: other, first_name: 'Gustav', last_name: 'Gäst' });
  const both = await aClubAccount(first, club);
  await first.db
    .insertInto('sailors')
    .values({
      user_id: both.id,
      club_id: club.id,
      membership: 'confirmed',
      created_at: both.created_at,
      updated_at: both.created_at,
    })
    .execute();
  const users: KeptWorld['users'] = {
    official: (await aClubAccount(first, club)).id,
    stranger: (await aClubAccount(first, other)).id,
    member: member.id,
    guest: guest.id,
    // A club's account that sails as well.
    both: both.id,
    staff: (await aUser(first, { is_staff: 1 })).id,
    anonymous: null,
  };
  return { club: club.id, otherClub: other.id, users, sailors: { member: member.sailor_id, guest: guest.sailor_id } };
}

/**
 * A serie with two sailings, one of them with boats, and an unpublished sailing beside; another club with a sailing of
 * its own.
 */
export async function keptWorld(makeApp: MakeApp): Promise<KeptWorld> {
  const first = await makeApp();
  const nodes: KeptWorld['nodes'] = [first, await makeApp({ beside: first, now: first.clock.now })];
  const people = await peopleOf(first);
  const as = (actor: ActorName, node = 0): Call => {
    const id = people.users[actor];
    return callsOf(node === 0 ? nodes[0] : nodes[1], id === null ? undefined : { id });
  };

  const make = async <T>(actor: ActorName, url: string, body: object): Promise<T> =>
    succeeded<T>(await as(actor)('POST', url, body));
  const serie = await make<Serie>('official', '/api/series/', { name: 'Torsdagsserien' });
  const evening = { start_date: '2026-06-04', start_time: '18:30:00' };
  const sailings = [
    await make<SailingRow>('official', '/api/sailings/', { name: 'Torsdag 1', serie: serie.id, ...evening }),
    await make<SailingRow>('official', '/api/sailings/', { name: 'Torsdag 2', serie: serie.id, ...evening }),
    await make<SailingRow>('official', '/api/sailings/', { name: 'Hemlig', status: 'unpublished', ...evening }),
    await make<SailingRow>('stranger', '/api/sailings/', { name: 'Onsdag', ...evening }),
  ].map(({ id }) => id);
  for (const sail_number of ['SWE 1', 'SWE 2']) {
    await make<Competitor>('official', '/api/competitors/', {
      sailing: sailings[0],
      sail_number,
      skipper_name: 'Anna Ek',
      rating: '1.005',
    });
  }
  return { nodes, ...people, sailings, series: [serie.id], as };
}

/** The body of a success; throws for any other answer. */
export function succeeded<T>(reply: LightMyRequestResponse): T {
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json<T>();
}
