import type { EveningAnswer, EveningLink, NewEveningLink } from '../../../shared/contract/evening';
import { clubGroup } from '../../../shared/contract/push';
import { aClubAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { handClock } from '../../../testing/handClock';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { pushClient } from '../../../testing/pushClient';
import { contentsOf } from '../../../testing/permissionObjects';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const HOUR_MS = 60 * 60 * 1000;
const OWN = { 'x-requested-with': 'styrbord', 'sec-fetch-site': 'same-origin' };
const UUID = '0f8fad5b-d9cb-469f-a165-7086772895';

describeEachEngine('the link of an evening', (makeApp) => {
  let server: TestApp;
  let people: People;
  let sailing: Awaited<ReturnType<typeof aSailingRecord>>;
  const clock = handClock();

  beforeEach(async () => {
    server = await makeApp({ push: clock.push });
    server.clock.set('2026-06-04T14:00:00Z');
    people = await peopleIn(server);
    sailing = await aSailingRecord(server, people.club, {
      status: 'upcoming',
      start_date: '2026-06-04',
      start_time: '18:30',
    });
  });

  const linksOf = (id = sailing.id) => `/api/sailings/${id}/evening-links/`;
  const make = async (label = 'Tornet', id = sailing.id) =>
    (await people.official('POST', linksOf(id), { label })).json<NewEveningLink>();
  const tokenOf = ({ url }: NewEveningLink) => url.split('/kvall/')[1] ?? '';
  const enter = (token: string, name = 'Anna', headers = {}) =>
    callsOf(server)('POST', '/auth/evening/', { token, name }, headers);
  async function come(link: NewEveningLink, name = 'Anna'): Promise<{ call: Call; answer: EveningAnswer }> {
    const answer = (await enter(tokenOf(link), name)).json<EveningAnswer>();
    const headers = { authorization: `Bearer ${answer.access}` };
    return { answer, call: (method, url, payload) => callsOf(server)(method, url, payload, headers) };
  }
  const told = async (call: ReturnType<Call>) => (await call).statusCode;

  test('is told once, kept as a hash, and lets people in under their names', async () => {
    const link = await make();
    expect(link).toMatchObject({ label: 'Tornet', names: [], expires_at: '2026-06-05T06:30:00+02:00' });
    expect(tokenOf(link)).toMatch(/^[\w-]{22}$/);
    const { answer } = await come(link);
    expect(answer).toMatchObject({
      sailing: { id: sailing.id, name: sailing.name },
      club: { slug: 'exempel-ss' },
      recorder: { link: link.id, label: 'Tornet', name: 'Anna', sailing: sailing.id },
      refresh: expect.any(String) as string,
    });
    await come(link);
    await come(link, 'Bo');
    const [listed] = (await people.official('GET', linksOf())).json<EveningLink[]>();
    expect(listed).toEqual({ ...link, names: ['Anna', 'Bo'], url: undefined });
    const kept = await server.db.selectFrom('evening_links').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
  });

  test('is told again under its key, and its token is in no table', async () => {
    const key = { 'idempotency-key': `${UUID}98` };
    const send = () => people.official('POST', linksOf(), { label: 'Tornet' }, key);
    const [first, again] = [await send(), await send()];
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const token = tokenOf(first.json<NewEveningLink>());
    expect((await enter(token)).statusCode).toBe(200);
    const kept = await contentsOf(server);
    expect(kept['idempotency_keys']?.join()).toContain('Tornet');
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('is for the club: others make, list and end none', async () => {
    const { id } = await make();
    for (const call of [people.member, people.stranger]) {
      expect(await told(call('POST', linksOf(), { label: 'X' }))).toBe(403);
      expect(await told(call('GET', linksOf()))).toBe(403);
      expect(await told(call('DELETE', `${linksOf()}${id}/`))).toBe(403);
    }
    expect((await people.official('POST', linksOf(), { label: '' })).json()).toEqual({
      label: ['Det här fältet får inte vara blankt.'],
    });
    expect(await told(people.official('DELETE', `${linksOf()}999/`))).toBe(404);
  });

  test('there are ten of at the most', async () => {
    for (let number = 0; number < 10; number += 1) await make(`Länk ${number}`);
    const refused = await people.official('POST', linksOf(), { label: 'En till' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { non_field_errors: ['Seglingen har redan 10 länkar. Avsluta en av dem först.'] },
    ]);
  });

  test('records one sailing: starts, finishes, boats and their groups, in the name of the person', async () => {
    const group = await aGroupRecord(server, sailing);
    const boat = await aCompetitorRecord(server, sailing, { sail_number: 'SWE 57', approved: 1 });
    const { call } = await come(await make());
    const at = '2026-06-04T16:00:00+02:00';
    const note = { id: `${UUID}01`, kind: 'note', at, payload: { text: 'Vinden vrider.' } };
    const log = await call('POST', `/api/sailings/${sailing.id}/start-log/`, { events: [note] });
    expect([log.statusCode, log.json<{ events: object[] }>().events[0]]).toMatchObject([
      201,
      { made_by: { user: null, name: 'Anna, Tornet' } },
    ]);
    const move = { moves: [{ competitor: boat.id, start_group: group.id }] };
    expect(await told(call('POST', `/api/sailings/${sailing.id}/move-competitors/`, move))).toBe(200);
    const seen = { observations: [{ id: `${UUID}02`, at, competitor: boat.id }] };
    expect((await call('POST', `/api/sailings/${sailing.id}/finish-observations/`, seen)).json()).toMatchObject({
      observations: [{ made_by: { user: null, name: 'Anna, Tornet' } }],
    });
    const entered = await call('POST', '/api/competitors/', {
      sailing: sailing.id,
      sail_number: 'SWE 58',
      skipper_name: 'Bo Ek',
      sailor: people.sailorId.member,
    });
    expect([entered.statusCode, entered.json()]).toMatchObject([201, { sailor: null, email: null }]);
    const late = await call('POST', '/api/competitors/', { sailing: sailing.id, sail_number: 'SWE 59' });
    expect([late.statusCode, late.json()]).toMatchObject([201, { sail_number: 'SWE 59', skipper_name: '' }]);
    expect(
      await told(call('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, { elapsed_time: '01:00:00' })),
    ).toBe(200);
    const [last] = (await people.official('GET', `/api/sailings/${sailing.id}/result-log/`)).json<{ by: string }[]>();
    expect(last?.by).toBe('Anna, Tornet');
  });

  test('takes back what somebody recorded by a link, and not what the club did', async () => {
    const boats = [
      await aCompetitorRecord(server, sailing, { sail_number: 'SWE 1' }),
      await aCompetitorRecord(server, sailing, { sail_number: 'SWE 2' }),
    ];
    const { call } = await come(await make());
    const time = { elapsed_time: '01:00:00' };
    const report = (by: Call, index: number) =>
      by('PATCH', `/api/competitors/${boats[index]?.id}/update-elapsed-time/`, time);
    await report(people.official, 0);
    await report(call, 1);
    const log = `/api/sailings/${sailing.id}/result-log/`;
    const [own, clubs] = (await call('GET', log)).json<{ id: number; can_undo: boolean }[]>();
    expect([own?.can_undo, clubs?.can_undo]).toEqual([true, false]);
    expect(await told(call('POST', `${log}${clubs?.id}/undo/`))).toBe(403);
    expect(await told(call('POST', `${log}${own?.id}/undo/`))).toBe(200);
  });

  test('reaches nothing else', async () => {
    const other = await aSailingRecord(server, people.club, { status: 'upcoming' });
    const theirs = await aCompetitorRecord(server, other, { sail_number: 'SWE 9' });
    const { call } = await come(await make());
    for (const url of [
      `/api/sailings/${other.id}/`,
      `/api/sailings/${other.id}/results/`,
      `/api/competitors/${theirs.id}/`,
    ])
      expect([url, await told(call('GET', url))]).toEqual([url, 404]);
    expect(
      await told(call('PATCH', `/api/competitors/${theirs.id}/update-elapsed-time/`, { elapsed_time: '1:0:0' })),
    ).toBe(404);
    const forbidden: [Parameters<Call>[0], string, object?][] = [
      ['PATCH', `/api/sailings/${sailing.id}/`, { verified_result: true }],
      ['DELETE', `/api/sailings/${sailing.id}/`],
      ['GET', linksOf()],
      ['GET', '/api/sailings/'],
      ['GET', '/api/clubs/exempel-ss/'],
      ['GET', '/api/clubs/exempel-ss/sailors/'],
      ['GET', '/api/search/?query=a'],
      ['GET', '/auth/users/'],
      ['DELETE', '/auth/users/me/', { current_password: 'x' }],
      ['POST', '/api/feedback/', { subject: 'Övrigt', message: 'Hej.' }],
    ];
    for (const [method, url, body] of forbidden) expect([url, await told(call(method, url, body))]).toEqual([url, 403]);
    expect((await call('GET', '/auth/users/me/')).json()).toMatchObject({
      id: 0,
      club: null,
      sailor: null,
      is_staff: false,
      recorder: { name: 'Anna', sailing: sailing.id },
    });
  });

  test('does a call once, however often it comes under its key', async () => {
    const { answer } = await come(await make());
    const headers = { authorization: `Bearer ${answer.access}`, 'idempotency-key': `${UUID}99` };
    const body = { sailing: sailing.id, skipper_name: 'Bo Ek' };
    const call = callsOf(server);
    const [first, second] = [
      await call('POST', '/api/competitors/', body, headers),
      await call('POST', '/api/competitors/', body, headers),
    ];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const taken = await people.official('POST', '/api/competitors/', body, { 'idempotency-key': `${UUID}99` });
    expect(taken.statusCode).toBe(422);
  });

  test('is closed to wrong tokens, ten of them a minute', async () => {
    const limited = await makeApp({ rateLimit: true });
    const wrong = () => callsOf(limited)('POST', '/auth/evening/', { token: 'fel', name: 'Anna' });
    const answers = [];
    for (let number = 0; number < 11; number += 1) answers.push((await wrong()).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  test('is a cookie session in our own app, which refreshes and leaves', async () => {
    const link = await make();
    const reply = await enter(tokenOf(link), 'Anna', OWN);
    expect(reply.json()).not.toHaveProperty('refresh');
    const [cookie] = reply.cookies;
    const headers = { ...OWN, cookie: `${cookie?.name}=${cookie?.value}` };
    const call = callsOf(server);
    expect(await told(call('POST', '/auth/jwt/refresh/', undefined, headers))).toBe(200);
    expect(await told(call('POST', '/auth/jwt/logout/', undefined, headers))).toBe(204);
    expect(await told(call('POST', '/auth/jwt/refresh/', undefined, headers))).toBe(401);
    const { refresh } = (await enter(tokenOf(link))).json<EveningAnswer>();
    expect(await told(call('POST', '/auth/jwt/refresh/', { refresh }))).toBe(200);
  });

  const isOver = async (link: NewEveningLink, call: Call, refresh: string | undefined) =>
    Promise.all([
      told(call('GET', `/api/sailings/${sailing.id}/`)),
      told(enter(tokenOf(link))),
      told(callsOf(server)('POST', '/auth/jwt/refresh/', { refresh })),
    ]);

  test.each<[string, (link: NewEveningLink) => Promise<unknown>]>([
    ['is ended by hand', ({ id }) => people.official('DELETE', `${linksOf()}${id}/`)],
    [
      'ends when the result is verified',
      async () => {
        await server.db.updateTable('sailings').set({ status: 'finished' }).execute();
        await people.official('PATCH', `/api/sailings/${sailing.id}/`, { verified_result: true });
        await people.official('PATCH', `/api/sailings/${sailing.id}/`, { verified_result: false });
      },
    ],
    ['ends half a day after the last start', async () => server.clock.set('2026-06-05T04:30:00Z')],
  ])('%s, and lets nobody in or on', async (_, end) => {
    const link = await make();
    const { call, answer } = await come(link);
    await end(link);
    expect(await isOver(link, call, answer.refresh)).toEqual([401, 404, 401]);
    expect((await people.official('GET', linksOf())).json()).toEqual([]);
  });

  test('follows a start that is put off, and lives a day where there is none', async () => {
    await make();
    await people.official('PATCH', `/api/sailings/${sailing.id}/`, { start_date: '2026-06-06' });
    const [link] = (await people.official('GET', linksOf())).json<EveningLink[]>();
    expect(link?.expires_at).toBe('2026-06-07T06:30:00+02:00');
    const open = await aSailingRecord(server, people.club, { start_time: null });
    const { created_at, expires_at } = await make('Båten', open.id);
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(24 * HOUR_MS);
  });

  test('hears of its sailing and of no other, and is silent within five seconds of its end', async () => {
    const other = await aSailingRecord(server, people.club, { status: 'upcoming' });
    const link = await make();
    const { answer } = await come(link);
    const client = await pushClient(server, { clubId: people.club.id });
    client.subscribe({ token: answer.access });
    await client.untilSubscribed();
    for (const { id } of [other, sailing])
      await people.official('POST', '/api/competitors/', { sailing: id, skipper_name: 'Bo Ek' });
    const [heard] = await client.changes(1);
    expect(heard).toMatchObject({ model: 'competitor', data: { sailing: sailing.id } });
    const made = await people.official('POST', '/api/competitors/', { sailing: other.id, skipper_name: 'Eva Alm' });
    await people.official('DELETE', `/api/competitors/${made.json<{ id: number }>().id}/`);
    await people.official('DELETE', `/api/competitors/${heard?.id}/`);
    expect((await client.changes(2)).at(-1)).toMatchObject({ id: heard?.id, change: 'deleted' });

    await people.official('DELETE', `${linksOf()}${link.id}/`);
    clock.advance(5_000);
    expect(await client.closed).toBe(4401);
  });

  test('opens the group of no other club', async () => {
    const { answer } = await come(await make());
    await aClubAccount(server, people.otherClub);
    const client = await pushClient(server, { clubId: people.otherClub.id });
    client.subscribe({ token: answer.access, group: clubGroup(people.otherClub.id) });
    expect(await client.closed).toBe(4403);
  });
});
