import type { Id } from '../../shared/contract/common';
import { aClub, aClubAccount, aSailorAccount, loginAs, TEST_PASSWORD } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { pushClient, type Notification } from '../../testing/pushClient';
import { accessTokenOf } from '../../testing/pushEvents';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord, UserRecord } from '../db/schema';
import { readEpoch } from './eventLog';

const NAME = 'Hemliga Havsörnen';

describeEachEngine('what is deleted or withdrawn', (makeApp) => {
  let server: TestApp;
  let club: ClubRecord;
  let account: UserRecord;

  beforeEach(async () => {
    server = await makeApp();
    club = await aClub(server);
    account = await aClubAccount(server, club);
  });

  async function send<T = unknown>(
    as: UserRecord,
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload: object = {},
  ): Promise<T> {
    const headers = await loginAs(server, as);
    const reply = await server.app.inject({ method, url, payload, headers });
    expect([method, url, reply.statusCode]).toEqual([method, url, method === 'DELETE' ? 204 : expect.any(Number)]);
    expect(reply.statusCode).toBeLessThan(300);
    return (reply.body === '' ? undefined : reply.json()) as T;
  }

  const aSailing = async (values: object = {}): Promise<Id> => {
    const payload = { club: club.id, name: 'Torsdag 3', start_date: '2026-06-04', status: 'upcoming', ...values };
    return (await send<{ id: Id }>(account, 'POST', '/api/sailings/', payload)).id;
  };
  const anEntry = async (sailing: Id): Promise<Id> => {
    const payload = { sailing, sail_number: 'SWE 57', skipper_name: NAME, boat_name: 'Vind' };
    return (await send<{ id: Id }>(account, 'POST', '/api/competitors/', payload)).id;
  };

  /** All frames of the club after a number, as somebody gets them who was not there. */
  async function framesFor(user: UserRecord, after = 0): Promise<string> {
    const client = await pushClient(server, { clubId: club.id });
    client.subscribe({ token: accessTokenOf(server, user), cursor: `${await readEpoch(server.db)}.${after}` });
    await client.untilSubscribed();
    const { counter } = await server.db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', club.id)
      .executeTakeFirstOrThrow();
    // The last frame is one that everybody sees.
    await send(account, 'PATCH', `/api/clubs/${club.slug}/`, { description: `Efter ${counter}` });
    await client.until(
      (frame): frame is Notification =>
        frame.type === 'notification' && frame.model === 'club' && frame.version > counter,
    );
    client.socket.terminate();
    return JSON.stringify(client.frames);
  }

  const stored = async (): Promise<string> =>
    JSON.stringify(await server.db.selectFrom('events').select('data').execute());

  test('an entry is told to nobody who comes later, and no longer stands in the log', async () => {
    const entry = await anEntry(await aSailing());
    await send(account, 'PATCH', `/api/competitors/${entry}/`, { boat_name: 'Bris' });
    expect(await stored()).toContain(NAME);

    await send(account, 'DELETE', `/api/competitors/${entry}/`);

    expect(await framesFor(await aSailorAccount(server))).not.toContain(NAME);
    expect(await stored()).not.toContain(NAME);
  });

  test('a sailing takes its entries with it', async () => {
    const sailing = await aSailing({ name: NAME });
    await anEntry(sailing);

    await send(account, 'DELETE', `/api/sailings/${sailing}/`);

    expect(await stored()).not.toContain(NAME);
  });

  test('a sailing that is no longer published is for the club alone, with all that is in it', async () => {
    const sailing = await aSailing({ name: 'Torsdag' });
    await send(account, 'POST', '/api/start-groups/', { sailing, name: NAME });
    await send(account, 'PATCH', `/api/sailings/${sailing}/`, { status: 'unpublished' });

    expect(await framesFor(await aSailorAccount(server))).not.toContain(NAME);
    expect(await framesFor(account)).toContain(NAME);
  });

  test('who was away hears that it is gone, also when it has been deleted since', async () => {
    const sailing = await aSailing({ name: NAME });
    await send(account, 'PATCH', `/api/sailings/${sailing}/`, { status: 'unpublished' });
    await send(account, 'DELETE', `/api/sailings/${sailing}/`);

    const frames = JSON.parse(await framesFor(await aSailorAccount(server), 1)) as {
      model?: string;
      change?: string;
    }[];

    expect(frames.filter(({ model }) => model === 'sailing').map(({ change }) => change)).toEqual(['deleted']);
    expect(await stored()).not.toContain(NAME);
  });

  test('a serie that is hidden is not named by its sailings', async () => {
    const serie = (await send<{ id: Id }>(account, 'POST', '/api/series/', { club: club.id, name: NAME })).id;
    await aSailing({ serie });
    await send(account, 'PATCH', `/api/series/${serie}/`, { is_published: false });

    expect(await framesFor(await aSailorAccount(server))).not.toContain(NAME);
  });

  test('the entries of an account that is deleted are told as they are now', async () => {
    const sailor = await aSailorAccount(server, { first_name: 'Raderad', last_name: 'Människa' });
    const sailing = await aSailing();
    const payload = { sailing, sail_number: 'SWE 57', skipper_name: 'Raderad Människa', boat_name: 'Vind' };
    const { id } = await send<{ id: Id }>(sailor, 'POST', '/api/competitors/', payload);
    await send(account, 'PATCH', `/api/competitors/${id}/`, { skipper_name: 'En Seglare' });

    await send(sailor, 'DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD });

    expect(await framesFor(await aSailorAccount(server))).not.toContain('Raderad');
    expect(await stored()).not.toContain('Raderad');
  });
});
