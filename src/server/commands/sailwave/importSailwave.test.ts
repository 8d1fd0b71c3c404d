import type { BlwImport, BlwImportAnswer, BlwPreview } from '../../../shared/contract/blwImport';
import type { Sailing } from '../../../shared/contract/sailings';
import type { Serie } from '../../../shared/contract/series';
import { MAX_BLW_BYTES } from '../../../shared/limits';
import {
  SAILWAVE_SERIES,
  sailwaveGun,
  sailwaveText,
  selected,
  type SailwaveRecords,
} from '../../../testing/aSailwaveFile';
import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

const { boats, cells, races, systems, series } = SAILWAVE_SERIES;

function formOf(records: SailwaveRecords | Buffer, more: Record<string, string> = {}): FormData {
  const bytes = Buffer.isBuffer(records) ? records : Buffer.from(sailwaveText(records));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'Torsdagsserien.blw'));
  for (const [field, value] of Object.entries(more)) form.set(field, value);
  return form;
}

/** A gun for each of two fleets, with a boat in both. */
const TWO_FLEETS = {
  series,
  systems: {
    1: systems[1],
    2: {
      ...{ scrparent: '1', scrsfield: 'Fleet', scrvalue: 'Utan tal', scrratingsystem: 'None' },
      ...{ scrfollowcodes: '1', scrfollowdiscards: '1' },
    },
  },
  boats: {
    11: { ...boats[11], compfleet: 'SRS', compdivision: 'Klubbmästerskap', comphelmsex: 'Female' },
    12: { ...boats[12], compfleet: 'SRS' },
    15: { ...boats[12], compfleet: 'Utan tal', compalias: '12', comprating: '' },
  },
  races: {
    21: {
      ...races[21],
      racestart: [
        sailwaveGun(selected(['Fleet', 'SRS']), '18.30.00', 'Finish time'),
        sailwaveGun(selected(['Fleet', 'Utan tal']), '18.40.00', 'Finish time'),
      ],
    },
    24: races[24],
  },
  cells: {
    '11:21': { rrestyp: '4', rft: '19.30.00', rpts: '1.0', rrat: '0.838' },
    '12:21': { rrestyp: '4', rft: '19.30.00', rpts: '2.0' },
    '15:21': { rrestyp: '4', rft: '0.20.00', rpts: '1.0' },
  },
} satisfies SailwaveRecords;

describeEachEngine('series from Sailwave', (makeApp) => {
  let app: TestApp;
  let people: People;
  const url = '/api/clubs/exempel-ss/blw-import/';

  beforeEach(async () => {
    app = await makeApp();
    await seedBoatModels(app.db);
    people = await peopleIn(app);
  });

  async function bringIn(records: SailwaveRecords, more?: Record<string, string>): Promise<BlwImportAnswer> {
    const reply = await people.official('POST', url, formOf(records, more));
    expect(reply.json()).toHaveProperty('serie');
    expect(reply.statusCode).toBe(201);
    return reply.json<BlwImportAnswer>();
  }
  const read = async <T>(path: string): Promise<T> => (await people.official('GET', path)).json<T>();
  const countOf = async () => (await app.db.selectFrom('competitors').select('id').execute()).length;

  test('a preview tells what an import would do, and saves nothing', async () => {
    const reply = await people.official('POST', `${url}?dry_run=true`, formOf(SAILWAVE_SERIES));
    expect(reply.statusCode).toBe(200);
    expect(reply.json<BlwPreview>()).toMatchObject({
      serie: { name: 'Torsdagsserien', description: 'Ekfjärden', discards: [3], rrs: '2025-2028' },
      races: [
        { name: 'Segling 1', start_date: '2026-06-04', is_sailed: true, boats: 4, start_groups: [] },
        { name: 'Segling 2', start_date: '2026-06-11', is_sailed: true, boats: 3 },
        { name: 'Segling 3', start_date: '2026-06-18', is_sailed: true, boats: 3 },
        { name: 'Segling 4', start_date: '2026-06-25', is_sailed: false, boats: 0 },
      ],
      needs: { first_date: false, year: false },
      fleets: [{ name: null, rating_system: 'TCF', boats: 4 }],
      boats: 4,
      compared: { points: { same: 12, different: 0 }, totals: { same: 4 }, ranks: { same: 4 } },
      differences: [],
      warnings: ['SWE 60 har inte seglat någon segling och får DNC i den första, så att antalet anmälda blir rätt.'],
    });
    expect(await app.db.selectFrom('series').select('id').execute()).toEqual([]);
  });

  test('the serie scores as the file does, with a sailing for each race', async () => {
    const { serie, races: made, compared } = await bringIn(SAILWAVE_SERIES);
    expect(compared.points).toEqual({ same: 12, different: 0 });
    const stored = await read<Serie>(`/api/series/${serie.id}/`);
    expect(stored.results).toEqual(serie.results);
    expect(
      stored.results.map(({ position, sail_number, net_points, scores }) => [
        ...[position, sail_number, net_points],
        scores.map(({ points, discarded }) => (discarded ? `(${points})` : points)),
      ]),
    ).toEqual([
      [1, 'SWE 57', '2.0', ['1.0', '1.0', '(5.0)', null]],
      [2, 'SWE 59', '3.0', ['2.0', '(5.0)', '1.0', null]],
      [3, 'SWE 58', '4.0', ['(3.0)', '2.0', '2.0', null]],
      [4, 'SWE 60', '10.0', ['(5.0)', '5.0', '5.0', null]],
    ]);
    expect(stored.sailings.map(({ id, status }) => [id, status])).toEqual(
      made.map(({ sailing, is_sailed }) => [sailing, is_sailed ? 'finished' : 'upcoming']),
    );
    const first = await read<Sailing>(`/api/sailings/${made[0]?.sailing}/`);
    expect(first).toMatchObject({ start_date: '2026-06-04', start_time: '18:30:00', result_method: 'corrected' });
    expect(first.competitors[0]).toMatchObject({
      ...{ sail_number: 'SWE 57', boat_name: 'Måsen', boat_model_name: 'IF-båt', skipper_name: 'Åsa Öberg' },
      ...{ crew_names: 'Bo Ek, Eva Lind', crew_count: 3, rating: '0.900', rating_type: 'custom' },
      ...{ finish_time: '2026-06-04T19:30:00+02:00', elapsed_time: '01:00:00', corrected_time: '00:54:00' },
      ...{ email: null, phone: null, boat: null },
    });
  });

  test('fleets become classes, guns become start groups, and a boat in two fleets has a row in each', async () => {
    const { serie, races: made } = await bringIn(TWO_FLEETS);
    expect(
      serie.results.map(({ race_class, sail_number, net_points }) => [race_class, sail_number, net_points]),
    ).toEqual([
      ['SRS', 'SWE 57', '1.0'],
      ['SRS', 'SWE 58', '2.0'],
      ['Utan tal', 'SWE 58', '1.0'],
    ]);
    const sailing = await read<Sailing>(`/api/sailings/${made[0]?.sailing}/`);
    expect(sailing.race_classes.map(({ name, result_method }) => [name, result_method])).toEqual([
      ['SRS', null],
      ['Utan tal', 'elapsed'],
    ]);
    expect(
      sailing.start_groups.map(({ name, start_time, competitor_count }) => [name, start_time, competitor_count]),
    ).toEqual([
      ['SRS', '18:30:00', 2],
      ['Utan tal', '18:40:00', 1],
    ]);
    expect(sailing.competitors).toMatchObject([
      // The table's own number of the type.
      { rating: '0.838', rating_type: 'srs', categories: ['Klubbmästerskap', 'Dam'] },
      { rating: '1.000', rating_type: 'custom' },
      // After midnight.
      { rating: null, finish_time: '2026-06-05T00:20:00+02:00', elapsed_time: '05:40:00' },
    ]);
  });

  test('days that the file does not tell are asked for', async () => {
    const dayless = {
      ...SAILWAVE_SERIES,
      races: { ...races, 21: { ...races[21], racedate: '' }, 22: { ...races[22], racedate: 'Jun 11' } },
    };
    const preview = await people.official('POST', `${url}?dry_run=true`, formOf(dayless));
    expect(preview.json<BlwPreview>()).toMatchObject({
      races: [{ start_date: null }, { start_date: null }, { start_date: '2026-06-18' }, { start_date: '2026-06-25' }],
      needs: { first_date: true, year: true },
    });
    const refused = await people.official('POST', url, formOf(dayless));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        first_date: ['Filen säger inte när alla seglingar seglades. Ange dagen för den första utan dag.'],
        year: ['Filen säger inte vilket år seglingarna seglades. Ange året.'],
      },
    ]);
    const wrong = await people.official('POST', url, formOf(dayless, { first_date: 'igår', year: 'i år' }));
    expect(Object.keys(wrong.json<object>())).toEqual(['first_date', 'year']);
    const { races: made } = await bringIn(dayless, { first_date: '2026-06-04', year: '2026' });
    expect(made.map(({ start_date }) => start_date)).toEqual(['2026-06-04', '2026-06-11', '2026-06-18', '2026-06-25']);
  });

  test('all of it can be taken away while nothing has been changed', async () => {
    const { serie } = await bringIn(TWO_FLEETS);
    expect(await read<BlwImport[]>(url)).toMatchObject([
      { serie: { id: serie.id, name: 'Torsdagsserien' }, can_undo: true },
    ]);
    expect((await people.official('DELETE', `/api/series/${serie.id}/import/`)).statusCode).toBe(204);
    expect(await countOf()).toBe(0);
    expect(await app.db.selectFrom('sailings').select('id').execute()).toEqual([]);
    expect(await read<BlwImport[]>(url)).toEqual([]);
    expect((await people.official('DELETE', `/api/series/${serie.id}/import/`)).statusCode).toBe(404);
  });

  type Change = [what: string, change: (as: Call, answer: BlwImportAnswer) => ReturnType<Call>];
  test.each<Change>([
    [
      'a boat has another time',
      async (as, { races: [race] }) => {
        const { competitors } = await read<Sailing>(`/api/sailings/${race?.sailing}/`);
        return as('POST', `/api/sailings/${race?.sailing}/finishes/`, {
          finishes: [{ competitor: competitors[0]?.id, elapsed_time: '01:10:00', anyway: true }],
        });
      },
    ],
    ['the serie has another name', (as, { serie }) => as('PATCH', `/api/series/${serie.id}/`, { name: 'Serien' })],
    ['a sailing is gone', (as, { races: [race] }) => as('DELETE', `/api/sailings/${race?.sailing}/`)],
    [
      'a sailing has come',
      (as, { serie }) =>
        as('POST', '/api/sailings/', {
          ...{ club: people.club.id, name: 'Extra', start_date: '2026-07-02', serie: serie.id },
        }),
    ],
  ])('but not once %s', async (_, change) => {
    const answer = await bringIn(SAILWAVE_SERIES);
    const changed = await change(people.official, answer);
    expect(changed.statusCode < 300 ? '' : changed.body).toBe('');
    const reply = await people.official('DELETE', `/api/series/${answer.serie.id}/import/`);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { detail: 'Serien kan inte tas bort: något i den har ändrats sedan den hämtades. Ta bort den på seriens sida.' },
    ]);
    expect(await read<BlwImport[]>(url)).toMatchObject([{ can_undo: false }]);
  });

  test('the file must be one of Sailwave, and not too large', async () => {
    const tried = async (body: FormData | object) => {
      const reply = await people.official('POST', url, body);
      return [reply.statusCode, reply.json<object>()] as const;
    };
    expect(await tried(formOf(Buffer.from('Segelnummer;Rorsman')))).toEqual([
      400,
      { file: ['Filen är inte sparad av Sailwave. Välj seriens fil, som slutar på .blw.'] },
    ]);
    expect(await tried(formOf(Buffer.from('"serversion","2')))).toEqual([
      400,
      { file: ['Filen är skadad. Öppna den i Sailwave, spara den och välj den igen.'] },
    ]);
    expect(await tried({})).toEqual([400, { file: ['Det här fältet är obligatoriskt.'] }]);
    expect((await tried(formOf(Buffer.alloc(MAX_BLW_BYTES + 1, 32))))[0]).toBe(413);
    expect(await countOf()).toBe(0);
  });

  test('only those who run the club take series in, see and take away its imports', async () => {
    const { serie } = await bringIn({ ...SAILWAVE_SERIES, cells });
    for (const who of ['stranger', 'member', 'guest'] as const) {
      expect((await people[who]('POST', url, formOf(SAILWAVE_SERIES))).statusCode).toBe(403);
      expect((await people[who]('GET', url)).statusCode).toBe(403);
      expect((await people[who]('DELETE', `/api/series/${serie.id}/import/`)).statusCode).toBe(403);
    }
    expect((await people.anonymous('POST', url, formOf(SAILWAVE_SERIES))).statusCode).toBe(401);
    expect((await people.official('POST', '/api/clubs/ingen/blw-import/', formOf(SAILWAVE_SERIES))).statusCode).toBe(
      404,
    );
  });
});
