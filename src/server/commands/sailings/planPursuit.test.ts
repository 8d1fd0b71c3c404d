import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

/** An hour for a boat of 1.000, which starts at 19.00. */
const PLAN = {
  basis: { expected_elapsed: '01:00:00' },
  reference_rating: '1.000',
  rounding: { unit_seconds: 1, mode: 'half-up' },
  first_start: '19:00:00',
  recalculate_percent: null,
};

describeEachEngine('a pursuit start', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let slow: Competitor;
  let fast: Competitor;
  let unrated: Competitor;
  let before: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official, { result_method: 'finish_order' }));
    fast = await newBoat(people.official, sailing, { sail_number: 'SWE 1', rating: '1.100' });
    slow = await newBoat(people.official, sailing, { sail_number: 'SWE 2', rating: '0.822' });
    unrated = await newBoat(people.official, sailing, { sail_number: 'SWE 3', start: '18:00' });
    before = await numberOf(app, people.club.id);
  });

  const plan = async (body: object): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/sailings/${sailing}/pursuit-starts/`, body);
    return [reply.statusCode, reply.json()];
  };
  const patch = async (url: string, body: object): Promise<[number, unknown]> => {
    const reply = await people.official('PATCH', url, body);
    return [reply.statusCode, reply.json()];
  };
  const read = async () => (await people.member('GET', `/api/sailings/${sailing}/`)).json<Sailing>();
  const starts = async () =>
    (await read()).competitors.map(({ sail_number, start }) => [sail_number, start?.slice(0, 19) ?? null]);
  const planned = [
    ['SWE 1', '2026-06-04T19:05:27'],
    ['SWE 2', '2026-06-04T18:47:00'],
    ['SWE 3', null],
  ];

  test('gives every boat with a number its own start, and the plan stays with the sailing', async () => {
    expect(await plan(PLAN)).toMatchObject([
      200,
      { start_type: 'individual', result_method: 'finish_order', pursuit: PLAN, version: before + 4 },
    ]);
    expect(await starts()).toEqual(planned);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      {
        version: before + 1,
        what: `sailing ${sailing}`,
        change: 'updated',
        data: { start_type: 'individual', pursuit: PLAN },
      },
      { version: before + 2, what: `competitor ${fast.id}`, data: { effective_start: '2026-06-04T19:05:27+02:00' } },
      { version: before + 3, what: `competitor ${slow.id}`, data: { start: '2026-06-04T18:47:00+02:00' } },
      { version: before + 4, what: `competitor ${unrated.id}`, data: { start: null } },
    ]);
    await plan(PLAN);
    expect(await numberOf(app, people.club.id)).toBe(before + 4);
  });

  test.each([
    [{ expected_corrected: '01:00:00' }, '2026-06-04T18:47:00'],
    [{ distance_nm: '6', seconds_per_nm: 600 }, '2026-06-04T18:47:00'],
    [{ expected_elapsed: 'PT2H' }, '2026-06-04T18:34:01'],
  ])('goes by %j as well', async (basis, start) => {
    await plan({ ...PLAN, basis });
    expect((await starts())[1]).toEqual(['SWE 2', start]);
  });

  test('rounds to the nearest second and never recalculates unless the plan says otherwise', async () => {
    const { rounding: _, recalculate_percent: __, ...bare } = PLAN;
    expect(await plan(bare)).toMatchObject([200, { pursuit: PLAN }]);
    expect(
      await plan({ ...bare, rounding: { unit_seconds: 60, mode: 'up' }, recalculate_percent: '7.5' }),
    ).toMatchObject([200, { pursuit: { rounding: { unit_seconds: 60, mode: 'up' }, recalculate_percent: 7.5 } }]);
    expect((await starts())[1]).toEqual(['SWE 2', '2026-06-04T18:48:00']);
  });

  test('may begin the evening before or end the morning after', async () => {
    await plan({ ...PLAN, basis: { expected_elapsed: '12:00:00' }, first_start: '01:00' });
    expect((await starts())[1]).toEqual(['SWE 2', '2026-06-03T22:24:05']);
  });

  test.each([
    [{}, ['basis', 'reference_rating', 'first_start'], 'Det här fältet är obligatoriskt.'],
    [{ ...PLAN, reference_rating: '0' }, ['reference_rating'], 'Ange ett SRS-tal mellan 0,300 och 2,500.'],
    [
      { ...PLAN, basis: {} },
      ['basis'],
      'Ange seglingens längd på ett sätt: seglad tid, korrigerad tid, eller distans med sekunder per distansminut.',
    ],
    [
      { ...PLAN, basis: { distance_nm: '6' } },
      ['basis'],
      'Ange seglingens längd på ett sätt: seglad tid, korrigerad tid, eller distans med sekunder per distansminut.',
    ],
    [
      { ...PLAN, basis: { expected_elapsed: '01:00:00', distance_nm: '6', seconds_per_nm: '600' } },
      ['basis'],
      'Ange seglingens längd på ett sätt: seglad tid, korrigerad tid, eller distans med sekunder per distansminut.',
    ],
    [
      { ...PLAN, basis: { expected_elapsed: '0' } },
      ['basis'],
      'Se till att detta värde är större än eller lika med 00:00:01.',
    ],
    [
      { ...PLAN, rounding: { unit_seconds: 0 } },
      ['rounding'],
      'Se till att detta värde är större än eller lika med 1.',
    ],
    [
      { ...PLAN, recalculate_percent: 0 },
      ['recalculate_percent'],
      'Se till att detta värde är större än eller lika med 0.001.',
    ],
  ])('%j is refused', async (body, fields, text) => {
    expect(await plan(body)).toEqual([400, Object.fromEntries(fields.map((field) => [field, [text]]))]);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test('is given to a boat that is entered later, and computed again for one that gets another number', async () => {
    await plan(PLAN);
    const late = await newBoat(people.official, sailing, { sail_number: 'SWE 4', rating: '0.900' });
    expect(late.start).toBe('2026-06-04T18:53:20+02:00');
    expect(await newBoat(people.official, sailing, { rating: '0.900', start: '20:00' })).toMatchObject({
      start: '2026-06-04T20:00:00+02:00',
    });
    expect((await newBoat(people.official, sailing)).start).toBeNull();
    const own = await people.member('POST', '/api/competitors/', { sailing, rating: '0.900' });
    expect(own.json()).toMatchObject({ start: '2026-06-04T18:53:20+02:00' });

    expect(await patch(`/api/competitors/${late.id}/`, { rating: '0.858' })).toMatchObject([
      200,
      { start: '2026-06-04T18:50:04+02:00' },
    ]);
    expect(await patch(`/api/competitors/${late.id}/`, { boat_name: 'Nana' })).toMatchObject([
      200,
      { start: '2026-06-04T18:50:04+02:00' },
    ]);
    expect(await patch(`/api/competitors/${late.id}/`, { rating: '0.9', start: '18:59' })).toMatchObject([
      200,
      { start: '2026-06-04T18:59:00+02:00' },
    ]);
    expect(await patch(`/api/competitors/${late.id}/`, { rating: '' })).toMatchObject([200, { start: null }]);
  });

  test('follows the sailing to another date', async () => {
    await plan(PLAN);
    expect(await patch(`/api/sailings/${sailing}/`, { start_date: '2026-06-05' })).toMatchObject([
      200,
      { start_date: '2026-06-05' },
    ]);
    expect((await starts())[0]).toEqual(['SWE 1', '2026-06-05T19:05:27']);
  });

  test('that is planned again gives boats that have finished another time, in one change per boat', async () => {
    await plan(PLAN);
    const finishes = [
      { competitor: fast.id, finish_time: '20:05:27' },
      { sail_number: '99', finish_time: '20:00' },
    ];
    app.clock.set(EVENING);
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    before = await numberOf(app, people.club.id);
    await plan({ ...PLAN, first_start: '19:10' });
    expect((await read()).competitors[0]).toMatchObject({ elapsed_time: '00:50:00', version: before + 2 });
    expect(await plan({ ...PLAN, first_start: '20:10' })).toEqual([
      400,
      {
        non_field_errors: [
          'Målgången för SWE 1 stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.',
        ],
      },
    ]);
    expect((await people.official('GET', `/api/sailings/${sailing}/result-log/`)).json<object[]>()[0]).toMatchObject({
      action: 'start',
    });
  });

  test('is taken away with its start times', async () => {
    await plan(PLAN);
    const reply = await people.official('DELETE', `/api/sailings/${sailing}/pursuit-starts/`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { pursuit: null, start_type: 'individual', result_method: 'finish_order' },
    ]);
    expect((await starts()).map(([, start]) => start)).toEqual([null, null, null]);
    before = await numberOf(app, people.club.id);
    expect((await people.official('DELETE', `/api/sailings/${sailing}/pursuit-starts/`)).statusCode).toBe(200);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test('is none any more when all boats start together', async () => {
    await plan(PLAN);
    expect(await patch(`/api/sailings/${sailing}/`, { start_type: 'common' })).toMatchObject([
      200,
      { pursuit: null, start_type: 'common' },
    ]);
    expect((await starts()).map(([, start]) => start)).toEqual([null, null, null]);
  });

  test('stands still while the result is verified, and goes into a copy', async () => {
    await plan(PLAN);
    const copy = (await people.official('POST', `/api/sailings/${sailing}/copy/`)).json<Sailing>();
    expect(copy.pursuit).toEqual(PLAN);
    await patch(`/api/sailings/${sailing}/`, { anyway: true, is_finished: true, verified_result: true });
    const locked = { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] };
    expect(await plan(PLAN)).toEqual([400, locked]);
    expect((await people.official('DELETE', `/api/sailings/${sailing}/pursuit-starts/`)).json()).toEqual(locked);
  });
});
