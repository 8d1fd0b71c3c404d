import type { ResultRow, SailingResults } from '../../../shared/contract/sailings';
import { describeBothEngines } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

interface Finish {
  sail_number?: string;
  rating?: string | null;
  elapsed?: string;
  finish?: string;
  code?: string;
  points?: string;
  categories?: string[];
  race_class?: number;
}

describeBothEngines('the results of a sailing', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  /** Enters a boat and writes its finish down. */
  async function finished(
    sailing: number,
    number: number,
    { elapsed, finish, code, points, ...entry }: Finish,
  ): Promise<number> {
    const { id } = await newBoat(people.official, sailing, { sail_number: `SWE ${number}`, rating: '1.000', ...entry });
    const report = {
      ...(elapsed !== undefined && { elapsed_time: elapsed }),
      ...(finish !== undefined && { finish_time: finish }),
      ...(code !== undefined && { score_code: code }),
      ...(points !== undefined && { score_points: points }),
    };
    if (Object.keys(report).length === 0) return id;
    const reply = await people.official('PATCH', `/api/competitors/${id}/update-elapsed-time/`, report);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return id;
  }

  const results = async (sailing: number, query = '', call: Call = people.member): Promise<SailingResults> =>
    (await call('GET', `/api/sailings/${sailing}/results/${query}`)).json();
  const short = (rows: ResultRow[]) =>
    rows.map(({ sail_number, position, points, behind }) => [sail_number, position, points, behind]);

  test('boats stand by corrected time, those with codes after them, those without anything last', async () => {
    const { id } = await newSailing(people.official);
    await finished(id, 1, { rating: '0.822', elapsed: '00:35:46' });
    await finished(id, 2, { rating: '0.886', elapsed: '00:33:58' });
    await finished(id, 3, { code: 'DNS' });
    await finished(id, 4, { code: 'DNF' });
    await finished(id, 5, {});
    await finished(id, 6, { rating: null, elapsed: '00:30:00' });

    const answer = await results(id);
    expect(answer).toMatchObject({ sailing: id, list: 'corrected', counts: 'corrected', why: [], categories: [] });
    expect(short(answer.results)).toEqual([
      ['SWE 1', 1, '1.0', '00:00:00'],
      ['SWE 2', 2, '2.0', '00:00:42'],
      ['SWE 4', null, '7.0', null],
      ['SWE 3', null, '7.0', null],
      ['SWE 6', null, null, null],
      ['SWE 5', null, null, null],
    ]);
    const [first, second] = answer.results;
    expect(first).toMatchObject({
      corrected_time: '00:29:24',
      elapsed_time: '00:35:46',
      tied: false,
      status_label: 'Anmäld',
    });
    expect(second?.corrected_time).toBe('00:30:06');
    expect(answer.results.map(({ why }) => why[0])).toEqual([
      'Korrigerad tid 00:35:46 × 0,822 = 00:29:24 (A3)',
      'Korrigerad tid 00:33:58 × 0,886 = 00:30:06 (A3)',
      expect.stringContaining('DNF ger antal anmälda + 1 (A5.2)'),
      expect.stringContaining('DNS ger antal anmälda + 1 (A5.2)'),
      'Båten har tid men inget SRS-tal, så den kan inte placeras på korrigerad tid',
      'Ingen tid och ingen kod är införd',
    ]);
  });

  test('a boat that is still out has no points until the race is finished; then it is DNC', async () => {
    const { id } = await newSailing(people.official);
    await finished(id, 1, { elapsed: '01:00:00' });
    const out = await finished(id, 2, {});
    expect(short((await results(id)).results).at(-1)).toEqual(['SWE 2', null, null, null]);
    await people.official('PATCH', `/api/sailings/${id}/`, { anyway: true, is_finished: true });
    const last = (await results(id)).results.at(-1);
    expect(last).toMatchObject({
      competitor: out,
      points: '3.0',
      why: ['Ingen tid och ingen kod är införd', expect.stringContaining('DNC')],
    });
  });

  test('equal corrected time is a shared place, and a retired boat moves those behind up', async () => {
    const { id } = await newSailing(people.official);
    await finished(id, 1, { elapsed: '01:00:00' });
    await finished(id, 2, { elapsed: '01:00:00' });
    await finished(id, 3, { elapsed: '00:59:00', code: 'RET' });
    await finished(id, 4, { elapsed: '01:01:00' });
    const { results: rows } = await results(id);
    expect(rows.map(({ sail_number, position, tied, points }) => [sail_number, position, tied, points])).toEqual([
      ['SWE 1', 1, true, '1.5'],
      ['SWE 2', 1, true, '1.5'],
      ['SWE 4', 3, false, '3.0'],
      ['SWE 3', null, false, '5.0'],
    ]);
  });

  test('a sailing without times and codes has no results, and one that nobody finished says why there are no points', async () => {
    const { id } = await newSailing(people.official);
    const boat = await finished(id, 1, {});
    expect((await results(id)).results).toEqual([]);
    await people.official('PATCH', `/api/competitors/${boat}/update-elapsed-time/`, { score_code: 'DNF' });
    const answer = await results(id);
    expect(short(answer.results)).toEqual([['SWE 1', null, null, null]]);
    expect(answer.why).toEqual([expect.stringContaining('90.3(a)')]);
  });

  test('each class is a race of its own, in the order of the classes, by its own way of comparing', async () => {
    const { id } = await newSailing(people.official);
    const made = async (values: object) =>
      (await people.official('POST', '/api/race-classes/', { sailing: id, ...values })).json<{ id: number }>().id;
    const srs = await made({ name: 'SRS 1', order: 2 });
    const folkboats = await made({ name: 'Folkbåt', order: 1, result_method: 'elapsed' });
    await finished(id, 1, { rating: '0.900', elapsed: '01:00:00', race_class: srs });
    await finished(id, 2, { rating: '0.800', elapsed: '01:01:00', race_class: folkboats });
    await finished(id, 3, { rating: '0.700', elapsed: '01:02:00', race_class: folkboats });
    await finished(id, 4, { elapsed: '01:03:00' });
    const { results: rows } = await results(id);
    expect(
      rows.map(({ sail_number, position, race_class }) => [sail_number, position, race_class?.name ?? null]),
    ).toEqual([
      ['SWE 2', 1, 'Folkbåt'],
      ['SWE 3', 2, 'Folkbåt'],
      ['SWE 1', 1, 'SRS 1'],
      ['SWE 4', 1, null],
    ]);
  });

  test('the whole sailing and its competitors carry places and points; lists and frames do not', async () => {
    const { id } = await newSailing(people.official);
    const boat = await finished(id, 1, { rating: '0.900', elapsed: '01:00:00' });
    const whole = (await people.member('GET', `/api/sailings/${id}/`)).json();
    expect(whole.results).toEqual((await results(id)).results);
    const placed = { id: boat, position: 1, points: '1.0', corrected_time: '00:54:00' };
    expect(whole.competitors).toMatchObject([placed]);
    expect(whole.ungrouped_competitors).toMatchObject([placed]);
    expect((await people.member('GET', `/api/competitors/${boat}/`)).json()).toMatchObject(placed);
    expect((await people.member('GET', '/api/sailings/')).json()[0]).not.toHaveProperty('results');
  });

  test('the other list of a pursuit shows places without points, and the plan decides which one counts', async () => {
    const { id } = await newSailing(people.official, { start_type: 'individual', result_method: 'finish_order' });
    const pursuit = {
      basis: { expected_elapsed: '01:00:00' },
      reference_rating: '0.800',
      rounding: { unit_seconds: 1, mode: 'half-up' },
      first_start: '18:00:00',
      recalculate_percent: 10,
    };
    await app.db
      .updateTable('sailings')
      .set({ pursuit: JSON.stringify(pursuit) })
      .where('id', '=', id)
      .execute();
    // Planned 60 and 48 minutes; the slow boat is first home, the fast one is faster on corrected time.
    await finished(id, 1, { rating: '0.800', start: '18:00', finish: '2026-06-04T19:05:00+02:00' } as Finish);
    await finished(id, 2, { rating: '1.000', start: '18:12', finish: '2026-06-04T19:06:00+02:00' } as Finish);

    const kept = await results(id);
    expect(kept).toMatchObject({
      list: 'finish_order',
      counts: 'finish_order',
      why: ['Först över linjen vinner: första båten seglade 01:05:00 mot planerade 01:00:00, inom 10 %'],
    });
    expect(short(kept.results)).toEqual([
      ['SWE 1', 1, '1.0', '00:00:00'],
      ['SWE 2', 2, '2.0', '00:01:00'],
    ]);
    expect(kept.results[0]?.why[0]).toBe('I mål klockan 19.05.00 (A3)');
    const other = await results(id, '?list=corrected');
    expect(other).toMatchObject({ list: 'corrected', counts: 'finish_order' });
    expect(other.why.at(-1)).toBe('Den här listan räknas inte, och ger därför inga poäng');
    expect(short(other.results)).toEqual([
      ['SWE 1', 1, null, '00:00:00'],
      ['SWE 2', 2, null, '00:02:00'],
    ]);

    const boats = (await people.member('GET', `/api/sailings/${id}/`)).json().competitors;
    for (const { id: boat, sail_number } of boats) {
      const finish_time = sail_number === 'SWE 1' ? '2026-06-04T19:25:00+02:00' : '2026-06-04T19:26:00+02:00';
      await people.official('PATCH', `/api/competitors/${boat}/update-elapsed-time/`, { finish_time });
    }
    const missed = await results(id);
    expect(missed).toMatchObject({
      list: 'corrected',
      counts: 'corrected',
      why: ['Korrigerad tid avgör: första båten seglade 01:25:00 mot planerade 01:00:00, mer än 10 % fel'],
    });
    expect(short(missed.results)).toEqual([
      ['SWE 1', 1, '1.0', '00:00:00'],
      ['SWE 2', 2, '2.0', '00:06:00'],
    ]);
  });

  test('a sub-result places its boats among themselves', async () => {
    const { id } = await newSailing(people.official);
    await finished(id, 1, { elapsed: '01:00:00' });
    await finished(id, 2, { elapsed: '01:01:00', categories: ['Dam'] });
    await finished(id, 3, { elapsed: '01:02:00', categories: ['Veteran', 'Dam'] });
    const answer = await results(id, '?category=Dam');
    expect(answer).toMatchObject({
      categories: ['Dam', 'Veteran'],
      why: ['Bara Dam, placerade och poängsatta sinsemellan'],
    });
    expect(short(answer.results)).toEqual([
      ['SWE 2', 1, '1.0', '00:00:00'],
      ['SWE 3', 2, '2.0', '00:01:00'],
    ]);
  });

  test('a boat that nobody has matched is shown last and not scored', async () => {
    const { id } = await newSailing(people.official);
    await finished(id, 1, { elapsed: '01:00:00' });
    await aCompetitorRecord(
      app,
      { id },
      { sail_number: 'SWE 99', elapsed_s: 1800, rating_thousandths: 900, is_unmatched: 1 },
    );
    await people.official('PATCH', `/api/sailings/${id}/`, { name: 'Torsdag 4' });
    const { results: rows } = await results(id);
    expect(short(rows)).toEqual([
      ['SWE 1', 1, '1.0', '00:00:00'],
      ['SWE 99', null, null, null],
    ]);
    expect(rows[1]?.why).toEqual([expect.stringContaining('Båten räknas inte förrän den har kopplats')]);
  });

  test('in a serie its rules and its entries decide the points', async () => {
    const { id: serie } = await newSerie(people.official, { code_points: { DNF: { base: 'finishers', plus: 2 } } });
    const { id: first } = await newSailing(people.official, { serie });
    const { id: second } = await newSailing(people.official, { serie, start_date: '2026-06-11', race_weight: 2 });
    await finished(first, 1, { elapsed: '01:00:00' });
    await finished(first, 2, { code: 'DNF' });
    await finished(first, 3, { code: 'DNC' });
    await finished(second, 4, { elapsed: '01:00:00' });
    for (const id of [first, second])
      await people.official('PATCH', `/api/sailings/${id}/`, { anyway: true, is_finished: true });
    expect(short((await results(first)).results)).toEqual([
      ['SWE 1', 1, '1.0', '00:00:00'],
      ['SWE 2', null, '3.0', null],
      ['SWE 3', null, '5.0', null],
    ]);
    expect(short((await results(second)).results)).toEqual([['SWE 4', 1, '2.0', '00:00:00']]);
  });

  test('a cancelled sailing keeps its places and gives no points', async () => {
    const { id: serie } = await newSerie(people.official);
    const { id } = await newSailing(people.official, { serie });
    await finished(id, 1, { elapsed: '01:00:00' });
    await people.official('PATCH', `/api/sailings/${id}/`, { status: 'cancelled' });
    const answer = await results(id);
    expect(short(answer.results)).toEqual([['SWE 1', 1, null, '00:00:00']]);
    expect(answer.why).toEqual(['Seglingen är inställd och ger inga poäng']);
  });

  test.each([
    ['?list=alphabetical', 'list'],
    ['?category=Okänd', 'category'],
  ])('%s is refused', async (query, field) => {
    const { id } = await newSailing(people.official);
    const reply = await people.member('GET', `/api/sailings/${id}/results/${query}`);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, [field]]);
  });

  test('results of an unpublished sailing are the club’s own', async () => {
    const { id } = await newSailing(people.official, { status: 'unpublished' });
    await finished(id, 1, { elapsed: '01:00:00' });
    const answers = [];
    for (const call of [people.anonymous, people.member, people.stranger, people.official, people.staff]) {
      answers.push((await call('GET', `/api/sailings/${id}/results/`)).statusCode);
    }
    expect(answers).toEqual([401, 404, 404, 200, 200]);
  });
});
