import type { Competitor } from '../../../shared/contract/competitors';
import type { SerieScoring } from '../../../shared/contract/scoring';
import type { Serie, SeriesRow } from '../../../shared/contract/series';
import { scoreSeries } from '../../../shared/domain/scoring/scoreSeries';
import { readSeriesDocument } from '../../../shared/schemas/scoring/readSeriesDocument';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

/** A boat's result: minutes sailed, or a code. */
type Result = number | string;

describeEachEngine('the standings of a serie', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  async function finish(competitor: number, result: Result): Promise<void> {
    const body = typeof result === 'number' ? { elapsed_time: result * 60 } : { score_code: result };
    const reply = await people.official('PATCH', `/api/competitors/${competitor}/update-elapsed-time/`, body);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }

  const enter = (sailing: number, number: string, values: object = {}): Promise<Competitor> =>
    newBoat(people.official, sailing, { sail_number: number, rating: '1.000', ...values });

  const end = (sailing: number) =>
    people.official('PATCH', `/api/sailings/${sailing}/`, { anyway: true, is_finished: true });

  /** A sailing of the serie where these boats got these results. */
  async function sailed(
    serie: number,
    date: string,
    results: Record<string, Result>,
    values: object = {},
  ): Promise<number> {
    const { id } = await newSailing(people.official, { serie, start_date: date, name: `Segling ${date}`, ...values });
    for (const [number, result] of Object.entries(results)) await finish((await enter(id, number)).id, result);
    // One that was left as it is made counts from its end on.
    if (!('status' in values)) await end(id);
    return id;
  }

  const rowsOf = async (serie: number, call: Call = people.member): Promise<SeriesRow[]> =>
    (await call('GET', `/api/series/${serie}/results/`)).json();
  const short = (rows: SeriesRow[]) =>
    rows.map(({ position, key, net_points, scores }) => [
      position,
      key,
      net_points,
      scores.map(({ points, discarded }) => (discarded ? `(${points})` : points)).join(' '),
    ]);

  test('every boat of any race is scored in all of them, the worst race is discarded, and what is to come has no points', async () => {
    const { id: serie } = await newSerie(people.official);
    await sailed(serie, '2026-05-07', { 'SWE 1': 60, 'SWE 2': 61, 'SWE 3': 'DNF' });
    await sailed(serie, '2026-05-14', { '2': 60, 'SWE 1': 61 });
    const planned = await newSailing(people.official, { serie, start_date: '2026-05-21' });
    await enter(planned.id, 'SWE 8');
    const rows = await rowsOf(serie);
    expect(short(rows)).toEqual([
      [1, 'SWE 2', '1.0', '(2.0) 1.0 '],
      [2, 'SWE 1', '1.0', '1.0 (2.0) '],
      [3, 'SWE 3', '4.0', '(4.0) 4.0 '],
    ]);
    expect(rows[2]).toEqual({
      position: 3,
      tied: false,
      key: 'SWE 3',
      sailor: null,
      boat: null,
      sail_number: 'SWE 3',
      boat_name: '',
      skipper_name: 'Anna Ek',
      club_name: '',
      race_class: null,
      scores: [
        { sailing: expect.any(Number), position: null, points: '4.0', score_code: 'DNF', discarded: true },
        { sailing: expect.any(Number), position: null, points: '4.0', score_code: 'DNC', discarded: false },
        { sailing: planned.id, position: null, points: null, score_code: null, discarded: false },
      ],
      total_points: '8.0',
      net_points: '4.0',
      is_preliminary: false,
    });
    const whole = (await people.member('GET', `/api/series/${serie}/`)).json<Serie>();
    expect(whole.results).toEqual(rows);
    // A boat that is entered in the next race is counted as a boat of the serie, though it has no row yet.
    expect(whole).toMatchObject({ status: 'ongoing', sailing_count: 3, competitor_count: 4 });
  });

  test('a race that is being sailed counts when it is finished, and no sooner', async () => {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    await sailed(serie, '2026-05-07', { 'SWE 1': 60, 'SWE 2': 61 });
    const running = await sailed(serie, '2026-05-14', { 'SWE 2': 60 }, { status: 'ongoing' });
    const first = short(await rowsOf(serie)).map((row) => row.join('|'));
    expect(first).toEqual(['1|SWE 1|1.0|1.0 ', '2|SWE 2|2.0|2.0 ']);
    await end(running);
    expect(short(await rowsOf(serie))).toEqual([
      [1, 'SWE 2', '3.0', '2.0 1.0'],
      [2, 'SWE 1', '4.0', '1.0 3.0'],
    ]);
  });

  test('scoring the documents again gives the same points', async () => {
    const { id: serie } = await newSerie(people.official, {
      discards: [],
      quotas: [{ name: 'Vår', until: '2026-06-30', min: 1 }],
      code_points: { DNC: { base: 'finishers', plus: 2 } },
    });
    await sailed(
      serie,
      '2026-05-07',
      { 'SWE 1': 60, 'SWE 2': 61, 'SWE 3': 'DSQ' },
      { race_weight: 2, must_count: true },
    );
    const second = await sailed(serie, '2026-05-14', { 'SWE 2': 60 });
    await people.official('PATCH', `/api/sailings/${second}/`, { verified_result: true });

    const reply = await people.member('GET', `/api/series/${serie}/scoring/`);
    const scoring = reply.json<SerieScoring>();
    expect(reply.headers['x-club-version']).toBe(String(await numberOf(app, people.club.id)));
    const [only] = scoring.classes;
    expect(scoring).toMatchObject({
      serie,
      classes: [
        {
          race_class: null,
          document: {
            kind: 'series',
            rules: {
              places: 'crossing',
              weights: [2, 1],
              must_count: [1],
              quotas: [{ name: 'Vår', races: [1, 2], min: 1 }],
            },
            races: [
              { 'SWE 1': { place: 1 }, 'SWE 2': { place: 2 }, 'SWE 3': { code: 'DSQ' } },
              { 'SWE 2': { place: 1 } },
            ],
          },
          boats: { 'SWE 1': { sail_number: 'SWE 1', skipper_name: 'Anna Ek', categories: [] } },
          races: [
            { name: 'Segling 2026-05-07', verified_result: false, is_preliminary: false },
            { sailing: second, status: 'finished', verified_result: true, is_preliminary: false },
          ],
        },
      ],
    });
    expect(only).not.toHaveProperty('fleets');
    const again = scoreSeries(readSeriesDocument(only?.document)).rows;
    expect(again.map(({ competitor, netTenths }) => [competitor, (netTenths / 10).toFixed(1)])).toEqual(
      (await rowsOf(serie)).map(({ key, net_points }) => [key, net_points]),
    );
  });

  test('classes of one name are scored together over the sailings, each apart, or all as one fleet', async () => {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    for (const start_date of ['2026-05-07', '2026-05-14']) {
      const { id: sailing } = await newSailing(people.official, { serie, start_date });
      const made = async (name: string, order: number) =>
        (await people.official('POST', '/api/race-classes/', { sailing, name, order })).json<{ id: number }>().id;
      const [srs, folkboats] = [await made('SRS 1', 1), await made('Folkbåt', 2)];
      await finish((await enter(sailing, 'SWE 1', { race_class: srs })).id, 60);
      await finish((await enter(sailing, 'SWE 2', { race_class: folkboats })).id, 59);
      await finish((await enter(sailing, 'SWE 3')).id, 58);
      await end(sailing);
    }
    const rows = await rowsOf(serie);
    expect(rows.map(({ race_class, key, position, net_points }) => [race_class, key, position, net_points])).toEqual([
      ['SRS 1', 'SWE 1', 1, '2.0'],
      ['Folkbåt', 'SWE 2', 1, '2.0'],
      [null, 'SWE 3', 1, '2.0'],
    ]);
    await people.official('PATCH', `/api/series/${serie}/`, { class_scoring: 'together' });
    expect(short(await rowsOf(serie))).toEqual([
      [1, 'SWE 3', '2.0', '1.0 1.0'],
      [2, 'SWE 2', '4.0', '2.0 2.0'],
      [3, 'SWE 1', '6.0', '3.0 3.0'],
    ]);
  });

  test('a cancelled sailing is there and does not count; an unpublished one is the club’s alone', async () => {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    const cancelled = await sailed(serie, '2026-05-07', { 'SWE 9': 60 }, { status: 'ongoing' });
    await people.official('PATCH', `/api/sailings/${cancelled}/`, { status: 'cancelled' });
    await sailed(serie, '2026-05-14', { 'SWE 1': 60 });
    await sailed(serie, '2026-05-21', { 'SWE 2': 60 }, { status: 'unpublished' });
    expect(short(await rowsOf(serie))).toEqual([[1, 'SWE 1', '1.0', ' 1.0']]);
    expect(short(await rowsOf(serie, people.official))).toEqual([[1, 'SWE 1', '1.0', ' 1.0 ']]);
    const seen = (await people.member('GET', `/api/series/${serie}/`)).json<Serie>();
    expect(seen).toMatchObject({ sailing_count: 2, competitor_count: 1 });
  });

  test('what a sailor has reported is preliminary until the result is verified', async () => {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    const { id: sailing } = await newSailing(people.official, { serie, self_reporting: true });
    const own = await newBoat(people.member, sailing, { sail_number: 'SWE 5', rating: '1.000' });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'ongoing' });
    const report = await people.member('PATCH', `/api/competitors/${own.id}/update-elapsed-time/`, {
      elapsed_time: '01:00:00',
    });
    expect(report.statusCode).toBe(200);
    await end(sailing);
    expect(await rowsOf(serie)).toMatchObject([{ key: 'SWE 5', is_preliminary: true }]);
    expect((await people.member('GET', `/api/series/${serie}/scoring/`)).json()).toMatchObject({
      classes: [{ races: [{ is_preliminary: true }] }],
    });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { verified_result: true });
    expect(await rowsOf(serie)).toMatchObject([{ is_preliminary: false }]);
  });

  test('a late entry counts everything again', async () => {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    await sailed(serie, '2026-05-07', { 'SWE 1': 60, 'SWE 2': 'DNF' });
    expect(short(await rowsOf(serie))[1]).toEqual([2, 'SWE 2', '3.0', '3.0']);
    const sailing = await sailed(serie, '2026-05-14', { 'SWE 3': 60 });
    expect(short(await rowsOf(serie)).at(-1)).toEqual([3, 'SWE 2', '8.0', '4.0 4.0']);
    await people.official('DELETE', `/api/sailings/${sailing}/`);
    expect(short(await rowsOf(serie))).toEqual([
      [1, 'SWE 1', '1.0', '1.0'],
      [2, 'SWE 2', '3.0', '3.0'],
    ]);
  });

  describe('merges', () => {
    const merge = (serie: number, body: object) => people.official('POST', `/api/series/${serie}/merges/`, body);

    test('two rows become one, as a change of the serie, and are two again when it is undone', async () => {
      const { id: serie, version } = await newSerie(people.official, { discards: [] });
      const first = await sailed(serie, '2026-05-07', { 'SWE 1': 60, 'SWE 2': 61 });
      await sailed(serie, '2026-05-14', { 'SWE 1': 60, 'SWE 12': 61 });
      const before = await numberOf(app, people.club.id);

      const made = await merge(serie, { from: 'SWE 12', into: 'SWE 2' });
      expect([made.statusCode, made.json()]).toEqual([201, { id: expect.any(Number), from: 'SWE 12', into: 'SWE 2' }]);
      expect(await eventsSince(app, people.club.id, before)).toMatchObject([
        { version: before + 1, what: `serie ${serie}`, change: 'updated', data: { competitor_count: 2 } },
      ]);
      expect(before + 1).toBeGreaterThan(version);
      expect(short(await rowsOf(serie))).toEqual([
        [1, 'SWE 1', '2.0', '1.0 1.0'],
        [2, 'SWE 2', '4.0', '2.0 2.0'],
      ]);
      expect((await people.member('GET', `/api/series/${serie}/merges/`)).json()).toEqual([made.json()]);
      expect((await people.member('GET', `/api/sailings/${first}/results/`)).json().results).toHaveLength(2);

      const undone = await people.official('DELETE', `/api/series/${serie}/merges/${made.json().id}/`);
      expect(undone.statusCode).toBe(204);
      expect((await rowsOf(serie)).map(({ key }) => key)).toEqual(['SWE 1', 'SWE 12', 'SWE 2']);
      expect((await people.official('DELETE', `/api/series/${serie}/merges/${made.json().id}/`)).statusCode).toBe(404);
    });

    test('of two entries in one race the better is the row’s, and the other is shown with the reason', async () => {
      const { id: serie } = await newSerie(people.official, { discards: [] });
      const sailing = await sailed(serie, '2026-05-07', { 'SWE 1': 62, 'SWE 2': 61, 'SWE 3': 60 });
      await merge(serie, { from: 'SWE 3', into: 'SWE 1' });
      expect(short(await rowsOf(serie))).toEqual([
        [1, 'SWE 1', '1.0', '1.0'],
        [2, 'SWE 2', '2.0', '2.0'],
      ]);
      const { results } = (await people.member('GET', `/api/sailings/${sailing}/results/`)).json();
      expect(results).toMatchObject([
        { sail_number: 'SWE 3', position: 1, points: '1.0' },
        { sail_number: 'SWE 2', position: 2, points: '2.0' },
        { sail_number: 'SWE 1', position: null, points: null, why: [expect.stringContaining('bättre anmälan')] },
      ]);
    });

    test('rows that are not there, or are one already, cannot be merged', async () => {
      const { id: serie } = await newSerie(people.official);
      await sailed(serie, '2026-05-07', { 'SWE 1': 62, 'SWE 2': 61, 'SWE 3': 60 });
      await merge(serie, { from: 'SWE 1', into: 'SWE 2' });
      const answers = [];
      for (const body of [
        { from: 'SWE 2', into: 'SWE 1' },
        { from: 'SWE 3', into: 'SWE 3' },
        { from: 'SWE 9', into: 'SWE 3' },
        { from: 'SWE 3', into: '' },
        {},
      ]) {
        const reply = await merge(serie, body);
        answers.push([reply.statusCode, reply.json()]);
      }
      expect(answers).toEqual([
        [400, { into: ['De två är redan samma rad i serien.'] }],
        [400, { into: ['De två är redan samma rad i serien.'] }],
        [400, { from: ['Serien har ingen rad som heter "SWE 9".'] }],
        [400, { into: ['Det här fältet får inte vara blankt.'] }],
        [400, { from: ['Det här fältet är obligatoriskt.'], into: ['Det här fältet är obligatoriskt.'] }],
      ]);
    });
  });
});
