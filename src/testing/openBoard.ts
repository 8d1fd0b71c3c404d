import { screen, waitFor, within } from '@testing-library/react';
import type { SailingRecord, StartGroupRecord, UserRecord } from '../server/db/schema';
import { aClub, aClubAccount, TEST_PASSWORD } from './accounts';
import { startClientApp, type ClientApp } from './clientApp';
import { openApp, type OpenedApp } from './openApp';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from './records';
import { callsOver, type Call } from './servedCalls';
import { EVENING } from './testClock';

/** A sailing with a board, its server, and the official who sorts it. */
export interface Fleet {
  server: ClientApp;
  club: Awaited<ReturnType<typeof aClub>>;
  sailing: SailingRecord;
  groups: StartGroupRecord[];
  official: UserRecord;
  /** Another official's calls, from another machine. */
  other: Call;
  idOf: (sailNumber: string) => Promise<number>;
  close: () => Promise<void>;
}

/** Boats by sail number, in a group by its place in the order of start (0 = first), or null for none. */
export type Boats = Record<string, number | null>;

/**
 * The real server with one sailing on it: "Startgrupp 1" at 18.30 and so on, every five minutes. `at`: what its clock
 * says.
 */
export async function aFleet(
  groupCount: number,
  boats: Boats,
  values: Partial<Omit<SailingRecord, 'id'>> = {},
  at?: string,
): Promise<Fleet> {
  const server = await startClientApp();
  // Where boats are out, it is evening.
  const clock = at ?? (values.status === 'ongoing' ? EVENING : undefined);
  if (clock !== undefined) server.clock.set(clock);
  // Rows that were there before anything is asked for have lower numbers than the club's next change.
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1 });
  const sailing = await aSailingRecord(server, club, values);
  const groups: StartGroupRecord[] = [];
  for (let order = 0; order < groupCount; order += 1) {
    const start_time = `18:${30 + order * 5}:00`;
    groups.push(await aGroupRecord(server, sailing, { name: `Startgrupp ${order + 1}`, order, start_time }));
  }
  for (const [sail_number, place] of Object.entries(boats)) {
    const start_group_id = place === null ? null : (groups[place]?.id ?? null);
    await aCompetitorRecord(server, sailing, {
      sail_number,
      boat_name: `Vind ${sail_number.slice(-1)}`,
      start_group_id,
    });
  }
  const official = await aClubAccount(server, club);
  const { call } = await callsOver(server.url, {
    email: (await aClubAccount(server, club)).email,
    password: TEST_PASSWORD,
  });
  const idOf = async (sail_number: string) => {
    const rows = server.db.selectFrom('competitors').select('id').where('sail_number', '=', sail_number);
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  return { server, club, sailing, groups, official, other: call, idOf, close: server.close };
}

/** Opens the board as a user and waits until it is rendered, the last column too. */
export async function openBoard({ sailing, official }: Fleet, as: { email: string } = official): Promise<OpenedApp> {
  const page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, { as });
  await screen.findByRole('region', { name: 'Utan startgrupp' });
  await waitFor(() => expect(screen.queryAllByRole('region', { busy: true })).toEqual([]));
  return page;
}

export const group = (name: string) => within(screen.getByRole('region', { name }));
export const handle = (boat: string) => screen.getByRole('button', { name: `Flytta ${boat}` });

/** Waits until the boat stands in the group. */
export const boatIn = (name: string, boat: string) => group(name).findByRole('button', { name: `Flytta ${boat}` });
