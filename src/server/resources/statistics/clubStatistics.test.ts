import type { ClubStatistics } from '../../../shared/contract/statistics';
import { aSeason } from '../../../testing/aSeason';
import { describeBothEngines } from '../../../testing/engines';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { uuidOf } from '../../../testing/startEvents';

const URL = '/api/clubs/exempel-ss/statistics/';

describeBothEngines("a club's statistics", (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const read = async (query = '', by: Call = people.guest) =>
    (await by('GET', `${URL}${query}`)).json<ClubStatistics>();
  const evenings = async (query = '') => (await read(query)).season.evenings;

  test('are of the latest year that was sailed, beside the year before', async () => {
    await aSeason(server, people.club, {
      name: 'Torsdag 2025',
      evenings: [{ order: ['SWE 1', 'SWE 2'], sailing: { start_date: '2025-06-05' } }],
    });
    const { sailings } = await aSeason(server, people.club, {
      evenings: [{ order: ['SWE 1', 'SWE 3'], codes: { 'SWE 4': 'DNF', 'SWE 5': 'DNS' } }, { order: ['SWE 1'] }],
    });
    const { years, season, before } = await read();
    expect(years).toEqual([2026, 2025]);
    expect(season).toMatchObject({
      year: 2026,
      sailings: 2,
      starts: 4,
      finishers: 3,
      people: 4,
      boats: 3,
      helms: 3,
      returning: 1,
      classes: [],
    });
    expect(season.evenings[0]).toEqual({
      sailing: sailings[0]?.id,
      name: 'Torsdag 1',
      date: '2026-05-07',
      starters: 3,
      finishers: 2,
      people: 3,
      codes: [
        { code: 'DNF', boats: 1 },
        { code: 'DNS', boats: 1 },
      ],
      wind: null,
    });
    expect(season.boats_most[0]).toMatchObject({ sail_number: 'SWE 1', starts: 2, skipper_name: 'Rorsman 1' });
    expect(before).toEqual({ year: 2025, sailings: 1, starts: 2, finishers: 2, people: 2, boats: 2, helms: 2 });
    expect(await read('?year=2025')).toMatchObject({ years: [2026, 2025], season: { starts: 2, returning: null } });
    expect(await read('?year=2019')).toMatchObject({ season: { year: 2019, sailings: 0 }, before: null });
  });

  test('count what is finished and the club’s own, for everybody alike, and no boat that nobody knew', async () => {
    await aSeason(server, people.club, {
      evenings: [
        { order: ['SWE 1'] },
        { order: ['SWE 2'], sailing: { status: 'unpublished', verified_result: 0 } },
        { order: ['SWE 3'], sailing: { status: 'ongoing', verified_result: 0 } },
        { order: ['SWE 4'], sailing: { status: 'cancelled', verified_result: 0 } },
      ],
    });
    await aSeason(server, people.otherClub, { evenings: [{ order: ['SWE 5'] }] });
    const sailing = (await evenings())[0]?.sailing ?? 0;
    await aCompetitorRecord(server, { id: sailing }, { sail_number: 'SWE 6', is_unmatched: 1, elapsed_s: 60 });
    for (const reader of [people.guest, people.member, people.official, people.staff])
      expect((await read('?year=2026', reader)).season).toMatchObject({ sailings: 1, starts: 1 });
  });

  test('a season that nobody has sailed yet is empty, in the year that it is', async () => {
    expect(await read()).toEqual({
      years: [],
      season: {
        year: 2026,
        sailings: 0,
        starts: 0,
        finishers: 0,
        people: 0,
        boats: 0,
        helms: 0,
        returning: null,
        evenings: [],
        classes: [],
        boats_most: [],
      },
      before: null,
    });
  });

  test('the wind is the last that stands in the start log', async () => {
    const { sailings } = await aSeason(server, people.club, { evenings: [{ order: ['SWE 1'] }] });
    const [{ id } = { id: 0 }] = sailings;
    const row = (number: number, kind: 'wind' | 'undone', payload: object, undoes: string | null = null) => ({
      uuid: uuidOf(number),
      sailing_id: id,
      start_group_id: null,
      kind,
      at: `2026-05-07T16:0${number}:00.000Z`,
      uncertainty_ms: null,
      device: 'tornet',
      payload: JSON.stringify(payload),
      undoes,
      user_id: null,
      by_name: '',
      made_at: '2026-05-07T16:00:00.000Z',
      version: 1,
    });
    await server.db
      .insertInto('start_log')
      .values([
        row(1, 'wind', { direction: 220, speed: 5 }),
        row(2, 'wind', { direction: 230, speed: null }),
        row(3, 'wind', { direction: 90, speed: 12 }),
        row(4, 'undone', {}, uuidOf(3)),
      ])
      .execute();
    expect((await evenings())[0]?.wind).toEqual({ direction: 230, speed: null });
  });

  test('follow a change at once, and are not sent again while nothing has changed', async () => {
    await aSeason(server, people.club, { evenings: [{ order: ['SWE 1', 'SWE 2'] }] });
    // The rows above carry version 1, which the club must have given out.
    await server.db.updateTable('clubs').set({ counter: 1 }).execute();
    const first = await people.guest('GET', URL);
    expect([first.headers['cache-control'], first.headers['x-club-version']]).toEqual(['private, no-cache', '1']);
    const again = await people.guest('GET', URL, undefined, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    await server.db.updateTable('sailings').set({ verified_result: 0 }).execute();
    const entry = server.db.selectFrom('competitors').select('id').where('sail_number', '=', 'SWE 2');
    const { id } = await entry.executeTakeFirstOrThrow();
    await people.official('PATCH', `/api/competitors/${id}/update-elapsed-time/`, {
      elapsed_time: null,
      score_code: 'DNS',
    });
    expect((await read()).season.starts).toBe(1);
  });

  test('a year that is none, and a club that is not there, are refused', async () => {
    for (const year of ['26', '0000', '3000', 'x']) {
      const reply = await people.guest('GET', `${URL}?year=${year}`);
      expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([400, ['year']]);
    }
    expect((await people.guest('GET', '/api/clubs/finns-inte/statistics/')).statusCode).toBe(404);
    expect((await people.anonymous('GET', URL)).statusCode).toBe(401);
  });
});
