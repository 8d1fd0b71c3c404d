import type { BoatHistory, CourseRecords, OwnSeason } from '../../../shared/contract/statistics';
import { aSeason } from '../../../testing/aSeason';
import { describeBothEngines } from '../../../testing/engines';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { aCourseRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

describeBothEngines('seasons, boats and courses', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
    await server.db.updateTable('clubs').set({ counter: 1 }).execute();
  });

  const twoSeasons = async (sailing: { course_id?: number } = {}) => {
    await aSeason(server, people.club, {
      name: 'Torsdag 2025',
      evenings: [{ order: ['SWE 1', '2'], sailing: { start_date: '2025-06-05', name: 'Premiären', ...sailing } }],
    });
    const { sailings } = await aSeason(server, people.club, {
      evenings: [
        { order: ['SWE 2', 'SWE 3', 'SWE 1'], sailing },
        { order: ['SWE 1'], codes: { 'SWE 2': 'DNF', 'SWE 3': 'DNS' }, sailing },
        { order: ['SWE 2'], sailing: { status: 'ongoing', verified_result: 0, ...sailing } },
      ],
    });
    return sailings;
  };
  const idOf = async (sailNumber: string) =>
    (
      await server.db
        .selectFrom('competitors')
        .select('id')
        .where('sail_number', '=', sailNumber)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  const sails = (sailNumber: string, sailor: number) =>
    server.db.updateTable('competitors').set({ sailor_id: sailor }).where('sail_number', '=', sailNumber).execute();
  const seasons = async (by: Call, sailor: number) => by('GET', `/api/sailors/${sailor}/seasons/`);

  test('a sailor has seasons with starts, best place, share and boats, for those who see what was sailed', async () => {
    await twoSeasons();
    await sails('SWE 2', people.sailorId.member);
    const [season, ...rest] = (await seasons(people.member, people.sailorId.member)).json<OwnSeason[]>();
    expect(rest).toEqual([]);
    expect(season).toMatchObject({
      year: 2026,
      starts: 2,
      finishes: 1,
      best: { name: 'Torsdag 1', place: 1, starters: 3, club: 'exempel-ss', elapsed_time: '01:00:00' },
      beaten: 100,
      boats: [{ club: 'exempel-ss', sail_number: 'SWE 2', boat_name: 'Båt 2', starts: 2 }],
    });
    const statuses = [people.official, people.staff, people.guest, people.stranger, people.anonymous].map(
      async (by) => (await seasons(by, people.sailorId.member)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403, 401]);
    expect((await seasons(people.guest, people.sailorId.guest)).json()).toEqual([]);
    expect((await seasons(people.member, 9999)).statusCode).toBe(404);
  });

  test('seasons follow a change of a result', async () => {
    const [first] = await twoSeasons();
    await sails('SWE 3', people.sailorId.member);
    const best = async () => {
      const [season] = (await seasons(people.member, people.sailorId.member)).json<OwnSeason[]>();
      return [season?.best?.place, season?.best?.starters];
    };
    expect(await best()).toEqual([2, 3]);
    await server.db.updateTable('sailings').set({ verified_result: 0 }).execute();
    const winner = await server.db
      .selectFrom('competitors')
      .select('id')
      .where('sailing_id', '=', first?.id ?? 0)
      .where('sail_number', '=', 'SWE 2')
      .executeTakeFirstOrThrow();
    await people.official('PATCH', `/api/competitors/${winner.id}/update-elapsed-time/`, { elapsed_time: '02:00:00' });
    expect(await best()).toEqual([1, 3]);
  });

  test('a boat is the same under its number, with and without the nation, in every finished sailing', async () => {
    await twoSeasons();
    const url = `/api/competitors/${await idOf('SWE 2')}/boat-history/`;
    const history = (await people.guest('GET', url)).json<BoatHistory>();
    expect(history).toMatchObject({ sail_number: 'SWE 2', boat_name: 'Båt 2', boat_model_name: null });
    expect(history.races.map(({ name, place, starters, score_code }) => [name, place, starters, score_code])).toEqual([
      ['Torsdag 2', null, 2, 'DNF'],
      ['Torsdag 1', 1, 3, null],
      ['Premiären', 2, 2, null],
    ]);
    expect(history.seasons.map(({ year, starts, beaten }) => [year, starts, beaten])).toEqual([
      [2026, 2, 100],
      [2025, 1, 0],
    ]);
    const reply = await people.guest('GET', url, undefined, {});
    expect(reply.headers['x-club-version']).toBe('1');
  });

  test('a boat of a sailing that is not published is there for its club alone', async () => {
    await aSeason(server, people.club, {
      evenings: [{ order: ['SWE 7'], sailing: { status: 'unpublished', verified_result: 0 } }],
    });
    const url = `/api/competitors/${await idOf('SWE 7')}/boat-history/`;
    expect((await people.guest('GET', url)).statusCode).toBe(404);
    expect((await people.official('GET', url)).json()).toMatchObject({ sail_number: 'SWE 7', races: [], seasons: [] });
  });

  test('a course has the best times of its finished sailings, and no others', async () => {
    const course = await aCourseRecord(server, people.club);
    await twoSeasons({ course_id: course.id });
    const records = async (id: number) => {
      const reply = await people.guest('GET', `/api/courses/${id}/records/`);
      return [reply.statusCode, reply.json<CourseRecords>()] as const;
    };
    const [status, told] = await records(course.id);
    expect([status, told.sailings]).toEqual([200, 3]);
    expect(told.records).toMatchObject([
      {
        race_class: null,
        elapsed: { name: 'Premiären', sail_number: 'SWE 1', elapsed_time: '01:00:00', corrected_time: null },
        corrected: null,
      },
    ]);
    const unused = await aCourseRecord(server, people.club);
    expect(await records(unused.id)).toEqual([200, { sailings: 0, records: [] }]);
    expect((await records(9999))[0]).toBe(404);
  });
});
