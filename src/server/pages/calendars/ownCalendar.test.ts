import type { CalendarLink } from '../../../shared/contract/sailors';
import { calendarPaths } from '../../../shared/paths';
import { TEST_PASSWORD } from '../../../testing/accounts';
import { calendarAt } from '../../../testing/calendars';
import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { sweep } from '../../db/housekeeping';

describeEachEngine('the own calendar', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
    server.clock.set('2026-06-01T12:00:00Z');
  });

  const sailing = (values: object = {}) => aSailingRecord(server, people.club, values);
  const eventsIn = async (path: string) => (await calendarAt(people.anonymous, path)).events;
  const statusOf = async (path: string) => (await people.anonymous('GET', path)).statusCode;
  const make = async (call: Call = people.member, headers: Record<string, string> = {}) => {
    const path = `/api/sailors/${people.sailorId.member}/calendar-link/`;
    const reply = await call('POST', path, undefined, headers);
    return { status: reply.statusCode, path: new URL(reply.json<CalendarLink>().url).pathname };
  };
  const enter = (of: { id: number }, values: object = {}) =>
    aCompetitorRecord(server, of, { sailor_id: people.sailorId.member, sail_number: 'SWE 57', ...values });
  const remove = async (of: { id: number }) => {
    expect((await people.official('DELETE', `/api/sailings/${of.id}/`)).statusCode).toBe(204);
  };

  test('holds what its owner is entered in, with their boat', async () => {
    const [of, other] = [await sailing(), await sailing({ name: 'Utan mig', start_date: '2026-06-05' })];
    const elsewhere = await aSailingRecord(server, people.otherClub, { name: 'Gästspel', start_date: '2026-06-06' });
    await enter(of, { boat_name: 'Åsa', approved: 1 });
    const waiting = await enter(elsewhere, { approved: 0 });
    await aCompetitorRecord(server, other, { sailor_id: people.sailorId.guest });
    const { status, path } = await make();
    expect(status).toBe(201);
    expect((await people.anonymous('GET', path)).headers['cache-control']).toBe('private, max-age=300');
    const { name, events } = await calendarAt(people.anonymous, path);
    expect(name).toBe('Mina seglingar');
    expect(events).toMatchObject([
      { summary: 'Torsdag 3', status: 'CONFIRMED', location: 'Exempel Segelsällskap' },
      { summary: 'Gästspel', status: 'TENTATIVE', location: 'Annans Båtklubb' },
    ]);
    expect(events[0]?.description).toContain('Din båt: SWE 57 Åsa\n');
    expect(events[1]?.description).toContain('Klubben har inte godkänt din anmälan än.');

    expect((await people.member('DELETE', `/api/competitors/${waiting.id}/`)).statusCode).toBe(204);
    expect((await eventsIn(path)).map(({ summary }) => summary)).toEqual(['Torsdag 3']);
    await remove(of);
    await remove(other);
    expect(await eventsIn(path)).toMatchObject([{ summary: 'INSTÄLLD: Torsdag 3', status: 'CANCELLED' }]);
  });

  test('has one address at a time, which nobody else can make', async () => {
    const first = await make();
    expect(first.path).toMatch(/^\/kalender\/egen\/[\w-]{22}\.ics$/);
    const second = await make();
    expect(second.path).not.toBe(first.path);
    expect([await statusOf(first.path), await statusOf(second.path)]).toEqual([404, 200]);
    for (const call of [people.guest, people.official, people.stranger])
      expect((await call('POST', `/api/sailors/${people.sailorId.member}/calendar-link/`)).statusCode).toBe(403);
    expect((await people.staff('POST', '/api/sailors/9999/calendar-link/')).statusCode).toBe(404);
    await server.db.updateTable('sailors').set({ user_id: null }).where('id', '=', people.sailorId.guest).execute();
    expect((await people.staff('POST', `/api/sailors/${people.sailorId.guest}/calendar-link/`)).statusCode).toBe(404);
    expect(await statusOf(second.path)).toBe(200);
  });

  test('cannot be read by what is kept of its address', async () => {
    const key = { 'idempotency-key': '6c3c1f0e-8d5e-4a43-9d5f-0a4f7a3b9c11' };
    const { path } = await make(people.member, key);
    const token = path.replace(/^.*\/|\.ics$/g, '');
    const kept = await server.db.selectFrom('calendar_links').selectAll().executeTakeFirstOrThrow();
    const answer = await server.db.selectFrom('idempotency_keys').select('body').executeTakeFirstOrThrow();
    expect(JSON.stringify([kept, answer])).not.toContain(token);
    expect(kept.token_hash).toMatch(/^[\da-f]{64}$/);
    expect(await statusOf(calendarPaths.own(kept.token_hash))).toBe(404);
    // The same request again is told the same address.
    expect((await make(people.member, key)).path).toBe(path);
    expect(await statusOf(path)).toBe(200);
  });

  test('ends with the account, and rests while it is switched off', async () => {
    const of = await sailing();
    await enter(of);
    const { path } = await make();
    const switchAll = (is_active: 0 | 1) => server.db.updateTable('users').set({ is_active }).execute();
    await switchAll(0);
    expect(await statusOf(path)).toBe(404);
    await switchAll(1);
    expect(await statusOf(path)).toBe(200);
    const left = await people.member('DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD });
    expect(left.statusCode).toBe(204);
    expect(await statusOf(path)).toBe(404);
    expect(await server.db.selectFrom('calendar_links').selectAll().execute()).toEqual([]);
  });

  test('names nobody, and neither does any other: no addresses and no telephones', async () => {
    await people.official('PATCH', '/api/clubs/exempel-ss/', { email: 'kansli@exempel.se', phone: '08-123 45 67' });
    const reply = await people.official('POST', '/api/series/', { name: 'Onsdagsserien', is_published: true });
    const serie = reply.json<{ id: number }>();
    const of = await sailing({ serie_id: serie.id, description: 'Ring Kalle på 070-1' });
    await enter(of, { crew_names: 'Nils Gast', contact_email: 'sara@exempel.se', contact_phone: '070-2' });
    await aCompetitorRecord(server, of, { skipper_name: 'Bo Ek', boat_name: 'Andras', sail_number: 'SWE 9' });
    const own = (await make()).path;
    for (const path of [calendarPaths.club('exempel-ss'), calendarPaths.serie('exempel-ss', serie.id), own]) {
      const text = (await people.anonymous('GET', path)).body.replaceAll('\r\n ', '');
      // The installation's own id is random, and may read like the beginning of a number.
      const body = text.replaceAll(/@[\da-f]{16}/g, '');
      expect(body).not.toMatch(/Sara|Seglare|Nils|Bo Ek|Kalle|Andras|SWE 9|exempel\.se|070|08-/);
    }
  });

  test('forgets what was taken away once its day is over', async () => {
    const of = await sailing();
    await enter(of);
    await make();
    await remove(of);
    await sweep(server.db, new Date('2026-06-05T12:00:00Z'));
    expect(await server.db.selectFrom('calendar_removal_sailors').selectAll().execute()).toHaveLength(1);
    await sweep(server.db, new Date('2026-06-06T12:00:00Z'));
    expect(await server.db.selectFrom('calendar_removal_sailors').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('calendar_removals').selectAll().execute()).toEqual([]);
  });
});
