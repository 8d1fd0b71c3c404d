import { createHash } from 'node:crypto';
import type { AccessKey, CreatedAccessKey } from '../../../shared/contract/accessKeys';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { MAX_ACCESS_KEYS } from '../../../shared/limits';
import { anAccessKey } from '../../../testing/accessKeys';
import { aClubAccount, anOfficial } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { contentsOf } from '../../../testing/permissionObjects';
import { pushClient } from '../../../testing/pushClient';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { keptLog } from '../../../testing/keptLog';

const KEYS = '/api/clubs/exempel-ss/keys/';
const KEY_NOT_VALID = { detail: 'Åtkomstnyckeln gäller inte.', code: 'key_not_valid' };

describeEachEngine('access keys', (makeApp) => {
  let server: TestApp;
  let people: People;
  let lines: string[];

  beforeEach(async () => {
    const log = keptLog();
    lines = log.lines;
    server = await makeApp({ logger: log.logger });
    people = await peopleIn(server);
  });

  const by =
    (key: string): Call =>
    (method, url, payload, headers) =>
      callsOf(server)(method, url, payload, { authorization: `Bearer ${key}`, ...headers });

  const make = async (body: object, as: Call = people.official, headers = {}) => {
    const reply = await as('POST', KEYS, body, headers);
    expect(reply.statusCode).toBe(201);
    return reply.json<CreatedAccessKey>();
  };
  const listed = async () => (await people.official('GET', KEYS)).json<AccessKey[]>();

  test('are told once, also to a request that is sent again, and are in no table and no log', async () => {
    const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const made = await make({ name: 'Webbplatsen', write: true }, people.official, headers);
    expect(made).toEqual({ id: made.id, name: 'Webbplatsen', key: expect.stringMatching(/^sb_[\w-]{22}$/) });
    expect(await make({ name: 'Webbplatsen', write: true }, people.official, headers)).toEqual(made);

    expect(await listed()).toEqual([
      {
        ...{ id: made.id, name: 'Webbplatsen', write: true, expires_on: null, state: 'active' },
        made_by: expect.stringContaining('@'),
        created_at: expect.any(String),
      },
    ]);
    expect((await by(made.key)('GET', '/api/sailings/')).statusCode).toBe(200);
    expect((await by(`${made.key}x`)('GET', '/api/sailings/')).json()).toEqual(KEY_NOT_VALID);
    const secret = made.key.slice('sb_'.length);
    const stored = JSON.stringify(await contentsOf(server));
    expect(stored).toContain(createHash('sha256').update(made.key).digest('hex'));
    expect(stored).not.toContain(secret);
    expect(lines.join('')).toContain(`"accessKey":${made.id}`);
    expect(lines.join('')).not.toContain(secret);
  });

  test('that may write act as an official under their own name, and reach no account', async () => {
    const { key } = await make({ name: 'Tidtagningen', write: true });
    const sailing = await aSailingRecord(server, people.club, { status: 'ongoing' });
    const boat = await aCompetitorRecord(server, sailing, { sail_number: 'SWE 57', approved: 1 });
    const finish = { finishes: [{ competitor: boat.id, elapsed_time: '01:00:00', anyway: true }] };
    expect((await by(key)('POST', `/api/sailings/${sailing.id}/finishes/`, finish)).statusCode).toBe(200);
    const log = (await people.official('GET', `/api/sailings/${sailing.id}/result-log/`)).json<ResultLogEntry[]>();
    expect(log[0]?.by).toBe('Tidtagningen');

    const link = await by(key)('POST', `/api/sailings/${sailing.id}/evening-links/`, { label: 'Tornet' });
    expect(link.statusCode).toBe(201);
    const theirs = await aSailingRecord(server, people.otherClub);
    expect((await by(key)('DELETE', `/api/sailings/${theirs.id}/`)).statusCode).toBe(403);
    for (const [method, url] of [
      ['GET', '/auth/users/me/'],
      ['PATCH', '/auth/users/me/'],
      ['POST', '/auth/users/'],
      ['POST', '/auth/users/set_password/'],
      ['GET', KEYS],
      ['POST', KEYS],
      ['POST', '/api/clubs/exempel-ss/roles/'],
    ] as const)
      expect([url, (await by(key)(method, url, method === 'GET' ? undefined : {})).statusCode]).toEqual([url, 403]);
  });

  test('that may not write only read, and only what is published', async () => {
    const { key } = await make({ name: 'Skärmen', write: false });
    const seen = await aSailingRecord(server, people.club, { status: 'upcoming' });
    const hidden = await aSailingRecord(server, people.club, { status: 'unpublished' });
    expect((await by(key)('GET', `/api/sailings/${seen.id}/`)).statusCode).toBe(200);
    expect((await by(key)('GET', `/api/sailings/${hidden.id}/`)).statusCode).toBe(404);
    expect((await by(key)('PATCH', `/api/sailings/${seen.id}/`, { name: 'X' })).statusCode).toBe(403);
    expect((await by(key)('POST', '/api/competitors/', { sailing: seen.id })).statusCode).toBe(403);
  });

  test('the same Idempotency-Key of two keys is not the same request', async () => {
    const first = await make({ name: 'Ett', write: true });
    const second = await make({ name: 'Två', write: true });
    const body = { club: people.club.id, name: 'Torsdag', start_date: '2026-06-11' };
    const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950f' };
    expect((await by(first.key)('POST', '/api/sailings/', body, headers)).statusCode).toBe(201);
    expect((await by(second.key)('POST', '/api/sailings/', body, headers)).statusCode).toBe(422);
  });

  test('end with the day that was set, which is over at midnight in Sweden', async () => {
    const past = await people.official('POST', KEYS, { name: 'X', write: false, expires_on: '2000-01-01' });
    expect([past.statusCode, past.json()]).toEqual([400, { expires_on: ['Den dagen har redan varit.'] }]);
    server.clock.set('2026-06-04T12:00:00Z');
    const { key } = await make({ name: 'Kvällen', write: false, expires_on: '2026-06-04' });
    server.clock.set('2026-06-04T21:59:00Z');
    expect((await by(key)('GET', '/api/sailings/')).statusCode).toBe(200);
    server.clock.set('2026-06-04T22:00:00Z');
    expect((await by(key)('GET', '/api/sailings/')).statusCode).toBe(401);
    expect(await listed()).toMatchObject([{ state: 'expired' }]);
  });

  test('end at once when they are deleted, by an owner of that club alone', async () => {
    const { id, key } = await make({ name: 'Webbplatsen', write: true });
    expect((await people.stranger('DELETE', `/api/clubs/annans-bk/keys/${id}/`)).statusCode).toBe(404);
    expect((await by(key)('GET', '/api/sailings/')).statusCode).toBe(200);
    expect((await people.official('DELETE', `${KEYS}${id}/`)).statusCode).toBe(204);
    expect((await by(key)('GET', '/api/sailings/')).json()).toEqual(KEY_NOT_VALID);
    expect(await listed()).toEqual([]);
  });

  test('end with the ownership of who made them, and with that account', async () => {
    const owner = await anOfficial(server, people.club, 'owner');
    const { key } = await make({ name: 'Webbplatsen', write: true }, callsOf(server, owner));
    const answer = async () => (await by(key)('GET', '/api/sailings/')).statusCode;
    const { db } = server;
    expect(await answer()).toBe(200);
    await db.updateTable('club_roles').set({ role: 'official' }).where('user_id', '=', owner.id).execute();
    expect(await answer()).toBe(401);
    expect(await listed()).toMatchObject([{ state: 'ended' }]);
    await db.updateTable('club_roles').set({ role: 'owner' }).where('user_id', '=', owner.id).execute();
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', owner.id).execute();
    expect(await answer()).toBe(401);
    await db.deleteFrom('users').where('id', '=', owner.id).execute();
    expect(await listed()).toEqual([]);
  });

  test('open no socket', async () => {
    const { key } = await make({ name: 'Webbplatsen', write: true });
    const client = await pushClient(server, { clubId: people.club.id });
    client.subscribe({ token: key });
    expect(await client.closed).toBe(4401);
  });

  test('are at most twenty in a club', async () => {
    const made_by = (await aClubAccount(server, people.club)).id;
    for (let count = 0; count < MAX_ACCESS_KEYS; count += 1)
      await anAccessKey(server, { club: people.club.id, made_by });
    const reply = await people.official('POST', KEYS, { name: 'En till', write: false });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { non_field_errors: ['Klubben har redan 20 åtkomstnycklar. Ta bort en av dem först.'] },
    ]);
  });
});
