import { calendarPaths } from '../../../shared/paths';
import { calendarAt, readICalendar } from '../../../testing/calendars';
import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type People } from '../../../testing/people';
import { aGroupRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('calendars', (makeApp) => {
  let server: TestApp;
  let people: People;
  let club: string;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
    server.clock.set('2026-06-01T12:00:00Z');
    club = calendarPaths.club('exempel-ss');
  });

  const sailing = (values: object = {}) => aSailingRecord(server, people.club, values);
  const read = (path: string) => calendarAt(people.anonymous, path);
  const eventsIn = async (path = club) => (await read(path)).events;
  const statusOf = async (path: string) => (await people.anonymous('GET', path)).statusCode;
  const change = async (of: { id: number }, body: object) => {
    expect((await people.official('PATCH', `/api/sailings/${of.id}/`, body)).statusCode).toBe(200);
  };
  const remove = async (of: { id: number }) => {
    expect((await people.official('DELETE', `/api/sailings/${of.id}/`)).statusCode).toBe(204);
  };
  const aSerie = async (values: object = {}) => {
    const reply = await people.official('POST', '/api/series/', {
      name: 'Onsdagsserien',
      is_published: true,
      ...values,
    });
    return reply.json<{ id: number }>();
  };

  test('tell the sailings of a club in the words that telephones read', async () => {
    await server.db.updateTable('clubs').set({ city: 'Gråskär' }).where('id', '=', people.club.id).execute();
    const { id } = await sailing({ version: 7, updated_at: '2026-05-30T08:15:00.000Z' });
    const { value: installation } = await server.db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'installation')
      .executeTakeFirstOrThrow();

    const { headers, body } = await people.anonymous('GET', club);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="exempel-ss.ics"',
      'cache-control': 'public, max-age=300',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(body.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Styrbord//Styrbord//SV',
      'METHOD:PUBLISH',
      'NAME:Exempel Segelsällskap',
      'X-WR-CALNAME:Exempel Segelsällskap',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      `UID:sailing-${id}@${installation}`,
      'SEQUENCE:7',
      'DTSTAMP:20260530T081500Z',
      'DTSTART:20260604T163000Z',
      'DTEND:20260604T193000Z',
      'SUMMARY:Torsdag 3',
      'TRANSP:TRANSPARENT',
      String.raw`LOCATION:Exempel Segelsällskap\, Gråskär`,
      expect.stringContaining('DESCRIPTION:'),
      expect.stringContaining(' '),
      `URL;VALUE=URI:http://localhost:3000/clubs/exempel-ss/sailings/${id}/info`,
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260530T081500Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('fold lines at 75 octets between letters, and escape what has a meaning of its own', async () => {
    const name = `Åttaårsjubileumsseglingen för Öregrundsgrepen, ${'å'.repeat(40)}; \\ och ${'🌊'.repeat(20)}`;
    await sailing({ name });
    const serie = await aSerie({ name: 'Vår, sommar; höst' });
    await sailing({ name: 'Med serie', serie_id: serie.id, start_date: '2026-06-05' });
    const { body } = await people.anonymous('GET', club);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body).not.toContain('�');
    expect(body.replaceAll('\r\n', '')).not.toContain('\n');
    const [first, second] = readICalendar(body).events;
    expect(first?.summary).toBe(name);
    expect(second?.description.split('\n')).toEqual([
      'Vår, sommar; höst',
      expect.stringMatching(/^Anmälan, startlista och resultat: http/),
    ]);
  });

  test('have names that need escaping', async () => {
    const name = String.raw`Å, Ä; och \ Seglare`;
    await server.db.updateTable('clubs').set({ name }).where('id', '=', people.club.id).execute();
    const { body } = await people.anonymous('GET', club);
    const lines = body.split('\r\n');
    expect(lines).toContain(String.raw`NAME:Å\, Ä\; och \\ Seglare`);
    expect(lines).toContain(String.raw`X-WR-CALNAME:Å\, Ä\; och \\ Seglare`);
  });

  test('put times in UTC, also on the days when the clocks change, and whole days where no time is known', async () => {
    await sailing({ name: 'Vår', start_date: '2026-03-29', start_time: '10:00:00' });
    await sailing({ name: 'Före', start_date: '2026-03-28', start_time: '10:00:00' });
    await sailing({ name: 'Höst', start_date: '2026-10-25', start_time: '10:00:00' });
    await sailing({ name: 'Dag', start_date: '2026-10-25', start_time: null });
    const shown = (await eventsIn()).map(({ summary, start, end }) => [summary, start, end]);
    expect(shown).toEqual([
      ['Före', '2026-03-28T09:00:00Z', '2026-03-28T12:00:00Z'],
      ['Vår', '2026-03-29T08:00:00Z', '2026-03-29T11:00:00Z'],
      ['Höst', '2026-10-25T09:00:00Z', '2026-10-25T12:00:00Z'],
      ['Dag', '2026-10-25', '2026-10-26'],
    ]);
  });

  test('begin with the first group and end after the last, as they are planned', async () => {
    const of = await sailing();
    await aGroupRecord(server, of, { start_time: '18:45:00' });
    await aGroupRecord(server, of, { start_time: '18:40:00', start_state: 'postponed' });
    await aGroupRecord(server, of, { custom_start_datetime: '2026-06-04T17:30:00.000Z' });
    expect(await eventsIn()).toMatchObject([{ start: '2026-06-04T16:40:00Z', end: '2026-06-04T20:30:00Z' }]);
  });

  test('follow what is moved and cancelled, under the same name with a higher number', async () => {
    const of = await sailing({ version: 0 });
    const [before] = await eventsIn();
    await change(of, { start_date: '2026-06-11', start_time: '19:00' });
    const [moved] = await eventsIn();
    expect(moved).toMatchObject({ uid: before?.uid, start: '2026-06-11T17:00:00Z', status: 'CONFIRMED' });
    await change(of, { status: 'cancelled' });
    const [cancelled] = await eventsIn();
    expect(cancelled).toMatchObject({ uid: before?.uid, summary: 'INSTÄLLD: Torsdag 3', status: 'CANCELLED' });
    const numbers = [before, moved, cancelled].map((event) => event?.sequence ?? 0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
  });

  test('hold what is deleted as cancelled until its day has passed', async () => {
    const of = await sailing();
    const past = await sailing({ name: 'Förra veckan', start_date: '2026-05-28' });
    const [, before] = await eventsIn();
    await remove(of);
    await remove(past);
    const [gone, ...others] = await eventsIn();
    expect(others).toEqual([]);
    expect(gone).toMatchObject({ uid: before?.uid, summary: 'INSTÄLLD: Torsdag 3', status: 'CANCELLED' });
    expect(gone?.start).toBe('2026-06-04T16:30:00Z');
    expect(gone?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    server.clock.set('2026-06-04T21:59:00Z');
    expect(await eventsIn()).toHaveLength(1);
    server.clock.set('2026-06-04T22:01:00Z');
    expect(await eventsIn()).toEqual([]);
  });

  test('say nothing of what is not published, and that it is off where it was', async () => {
    const of = await sailing({ name: 'Hemlig', status: 'unpublished' });
    expect(await eventsIn()).toEqual([]);
    await change(of, { status: 'upcoming', name: 'Öppen' });
    const [open] = await eventsIn();
    await change(of, { status: 'unpublished' });
    await change(of, { name: 'Hemlig igen', start_date: '2026-06-18' });
    const [withdrawn, ...others] = await eventsIn();
    expect(others).toEqual([]);
    expect(withdrawn).toMatchObject({ summary: 'INSTÄLLD: Öppen', status: 'CANCELLED', start: open?.start });
    await change(of, { status: 'upcoming' });
    const [back] = await eventsIn();
    expect(back).toMatchObject({ summary: 'Hemlig igen', status: 'CONFIRMED', uid: open?.uid });
    const numbers = [open, withdrawn, back].map((event) => event?.sequence ?? 0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    await remove(of);
    expect(await eventsIn()).toMatchObject([{ summary: 'INSTÄLLD: Hemlig igen' }]);
  });

  test('keep this year and last year', async () => {
    await sailing({ name: 'Förrförra', start_date: '2024-12-31' });
    await sailing({ name: 'Förra', start_date: '2025-01-01' });
    await sailing({ name: 'Nästa', start_date: '2027-06-01' });
    expect((await eventsIn()).map(({ summary }) => summary)).toEqual(['Förra', 'Nästa']);
  });

  test('are the same bytes under the same tag until something changes, packed or not', async () => {
    const of = await sailing();
    for (let day = 11; day < 20; day += 1) await sailing({ start_date: `2026-06-${day}` });
    const first = await people.anonymous('GET', club);
    server.clock.set('2026-06-02T20:00:00Z');
    const again = await people.anonymous('GET', club);
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);

    const { etag = '' } = first.headers;
    const known = await people.anonymous('GET', club, undefined, { 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers['cache-control']]).toEqual([304, '', 'public, max-age=300']);
    const packed = await people.anonymous('GET', club, undefined, { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['br', etag.replace(/"$/, '-br"')]);
    const head = await people.anonymous('HEAD', club);
    expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      etag,
      String(first.rawPayload.length),
    ]);

    await change(of, { name: 'Torsdag 3, ny bana' });
    expect((await people.anonymous('GET', club, undefined, { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await people.official('PATCH', '/api/clubs/exempel-ss/', { city: 'Gråskär' })).statusCode).toBe(200);
    expect((await eventsIn())[0]?.location).toBe('Exempel Segelsällskap, Gråskär');
  });

  test('of a serie hold its sailings alone, also what was taken away from it', async () => {
    const serie = await aSerie();
    const of = await sailing({ name: 'I serien', serie_id: serie.id });
    await sailing({ name: 'Utanför' });
    const path = calendarPaths.serie('exempel-ss', serie.id);
    const { name, events } = await read(path);
    expect(name).toBe('Onsdagsserien (Exempel Segelsällskap)');
    expect(events.map(({ summary }) => summary)).toEqual(['I serien']);
    await remove(of);
    expect(await eventsIn(path)).toMatchObject([{ summary: 'INSTÄLLD: I serien' }]);
  });

  test('that nobody has are not found', async () => {
    const serie = await aSerie();
    const hidden = await aSerie({ is_published: false });
    await sailing({ serie_id: hidden.id });
    for (const path of [
      calendarPaths.club('ingen-klubb'),
      calendarPaths.club(String(people.club.id)),
      calendarPaths.serie('annans-bk', serie.id),
      calendarPaths.serie('exempel-ss', hidden.id),
      calendarPaths.serie('exempel-ss', 9999),
      calendarPaths.serie('exempel-ss', 'x'),
      calendarPaths.own('x'),
      '/kalender/exempel-ss',
      '/kalender/',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await eventsIn())[0]?.description).not.toContain('Onsdagsserien');
  });
});
