import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Competitor } from '../../shared/contract/competitors';
import { competitorPaths } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { startGroupPaths, type StartGroup } from '../../shared/contract/startGroups';
import { ACCOUNTS_FILE, type DemoAccount } from '../../tools/demo/accounts';
import { DEMO_CLUB } from '../../tools/demo/demoClub';
import type { ServedApp } from '../servedApp';
import { callsOver, type Call } from '../servedCalls';
import { admin, EMPTY_CLUB } from './clubData';

/** A club with the account that runs it. */
export interface StoryClub {
  name: string;
  slug: string;
  email: string;
  password: string;
  call: Call;
}

/** The club that has nothing yet. */
export const emptyClub = async ({ url }: ServedApp): Promise<StoryClub> => ({
  ...EMPTY_CLUB,
  call: (await callsOver(url, EMPTY_CLUB)).call,
});

/** Another account that runs the club. */
export async function makeOfficial(app: ServedApp, club: StoryClub): Promise<StoryClub> {
  const account = { email: 'bo@exempel.se', password: 'Slora-mot-mal-iland' };
  await admin(app.dataDir, ['account', 'create'], { ...account, club: club.slug });
  return { ...club, ...account, call: (await callsOver(app.url, account)).call };
}

const demoAccounts = async ({ dataDir }: ServedApp): Promise<DemoAccount[]> =>
  JSON.parse(await readFile(join(dataDir, ACCOUNTS_FILE), 'utf8')) as DemoAccount[];

/** A sailor of the demo club who has sailed its season. */
export async function demoSailor(app: ServedApp): Promise<DemoAccount> {
  const [, sailor] = await demoAccounts(app);
  if (!sailor) throw new Error('The demo club has no sailor.');
  return sailor;
}

/** The club that the server has made on its first start, with the account that runs it. */
export async function demoClub(app: ServedApp): Promise<StoryClub> {
  const { url } = app;
  const [official] = await demoAccounts(app);
  if (!official) throw new Error('The demo club has no account.');
  return { ...official, slug: DEMO_CLUB.slug, call: (await callsOver(url, official)).call };
}

interface Fleet {
  groups: readonly string[];
  /** "SWE 101 Vind": sail number and name. */
  boats: readonly string[];
}

/** A sailing of the club: these groups, and these boats outside of them. Resolves with its id. */
export async function makeSailing({ call, slug }: StoryClub, { groups, boats }: Fleet): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const values = {
    club,
    name: 'Onsdag 3',
    start_date: '2031-06-04',
    start_time: '18:30:00',
    start_type: 'groups',
    status: 'upcoming',
  };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, values);
  for (const [order, name] of groups.entries()) {
    await call<StartGroup>('POST', startGroupPaths.list, { sailing, name, order, start_time: `18:3${order}:00` });
  }
  for (const boat of boats) {
    const [, sail_number, boat_name] = /^(SWE \d+) (.+)$/.exec(boat) ?? [];
    const skipper_name = `Rorsman på ${boat_name}`;
    await call<Competitor>('POST', competitorPaths.list, {
      sailing,
      sail_number,
      boat_name,
      skipper_name,
      base_rating: '0.950',
      start_group: null,
    });
  }
  return sailing;
}

export const boardPath = ({ slug }: StoryClub, sailing: number): string =>
  `/clubs/${slug}/sailings/${sailing}/competitors`;
