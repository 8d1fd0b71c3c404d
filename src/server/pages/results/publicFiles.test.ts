import readExcelFile from 'read-excel-file/node';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import { readPdf } from '../../../testing/readPdf';
import type { TestApp } from '../../../testing/testApp';

/** As the reader gives what Excel shows as a time. */
const clock = (time: string) => new Date(`1899-12-30T${time}Z`);

describeEachEngine('files of public results', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let sailing: number;
  let boats: number[];

  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
  const page = () => `/r/exempel-ss/segling/${sailing}-torsdag-3`;
  const seriePage = () => `/r/exempel-ss/serie/${serie}-torsdagsserien`;
  const setClub = (fields: object) => people.staff('PATCH', `/api/clubs/${people.club.id}/`, fields);
  const publish = async (of: string, state: string) =>
    expect((await people.official('POST', `/api/${of}/publications/`, { state })).statusCode).toBe(201);
  const enter = async (number: number, fields: object) => {
    const named = { sail_number: `SWE ${number}`, boat_name: `Båt ${number}`, crew_names: 'Pia Gast' };
    return (await newBoat(people.official, sailing, { ...named, rating: '0.900', rating_type: 'custom', ...fields }))
      .id;
  };
  const paperOf = async (url: string) => readPdf((await get(`${url}.pdf`)).rawPayload);
  const sheetsOf = async (url: string) => readExcelFile((await get(`${url}.xlsx`)).rawPayload);

  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T20:00:00+02:00');
    people = await peopleIn(app);
    await setClub({ publish: 'manual' });
    ({ id: serie } = await newSerie(people.official));
    ({ id: sailing } = await newSailing(people.official, { serie }));
    boats = [
      await enter(57, { skipper_name: 'Örjan Öst', boat_name: '=1+1' }),
      await enter(312, { skipper_name: 'Alva Łukasz Sjö' }),
      await enter(9, { skipper_name: 'Bo Ek' }),
    ];
    const finishes = [
      { competitor: boats[0], elapsed_time: '00:50:00', anyway: true },
      { competitor: boats[1], elapsed_time: '00:51:07', anyway: true },
      { competitor: boats[2], score_code: 'DNF' },
    ];
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
    await publish(`sailings/${sailing}`, 'preliminary');
    await publish(`series/${serie}`, 'final');
  });

  test('a result and standings are paper for the notice board', async () => {
    const result = await paperOf(page());
    expect(result.pages[0]?.split('\n')).toEqual([
      ...['Exempel Segelsällskap', 'Torsdag 3', 'Preliminärt, version 1'],
      'Torsdag 4 juni 2026 · Första start 18.30 · 3 båtar · Uppdaterat 4 juni 20.00',
      'Korrigerad tid är seglad tid gånger båtens SRS-tal. Lägst tid vinner.',
      'Plac Båt SRS I mål Seglad tid Korrigerad tid Poäng',
      ...['1 SWE 57 =1+1', 'Örjan Öst', '0,900 19.20.00 0:50:00 0:45:00 1'],
      ...['2 SWE 312 Båt 312', 'Alva Łukasz Sjö', '0,900 19.21.07 0:51:07 0:46:00 2'],
      ...['SWE 9 Båt 9', 'Bo Ek', '0,900 4 DNF'],
      'Koder: DNF – gick inte i mål',
      'Exempel Segelsällskap · Torsdag 3 · Preliminärt, version 1 Sida 1 av 1',
    ]);
    const standings = (await paperOf(seriePage())).pages[0] ?? '';
    for (const text of ['Torsdagsserien', 'Slutgiltigt, version 1', 'Plac Båt 4 juni Brutto Totalt', 'Koder: DNF'])
      expect(standings).toContain(text);
  });

  test('they are Excel files with numbers and times to count with', async () => {
    const [result, about] = await sheetsOf(page());
    expect(result?.sheet).toBe('Resultat');
    expect(result?.data.slice(0, 2)).toEqual([
      [
        ...['Klass', 'Plac', 'Segelnummer', 'Båtnamn', 'Båttyp', 'Rorsman', 'Klubb', 'Grupp', 'SRS', 'I mål'],
        ...['Seglad tid', 'Korrigerad tid', 'Kod', 'Poäng'],
      ],
      [
        null,
        1,
        'SWE 57',
        '=1+1',
        null,
        'Örjan Öst',
        null,
        null,
        0.9,
        clock('19:20:00'),
        clock('00:50:00'),
        clock('00:45:00'),
        null,
        1,
      ],
    ]);
    expect(about?.data).toEqual(
      expect.arrayContaining([
        ['Resultat', 'Preliminärt, version 1'],
        [null, 'DNF – gick inte i mål'],
      ]),
    );
    const [standings] = await sheetsOf(seriePage());
    expect(standings?.data[1]).toEqual([null, 1, 'SWE 57', '=1+1', 'Örjan Öst', null, 1, 1, 1]);
    expect(standings?.data[3]?.at(-1)).toBe(4);
  });

  test('they name people as the page does, older versions too', async () => {
    await people.official('PATCH', `/api/competitors/${boats[0]}/`, { hide_name: true });
    await people.official('PATCH', `/api/competitors/${boats[1]}/`, { is_minor: true });
    for (const url of [page(), seriePage()]) {
      const papers = await readPdf((await get(`${url}.pdf?version=1`)).rawPayload);
      const sheets = JSON.stringify(await readExcelFile((await get(`${url}.xlsx?version=1`)).rawPayload));
      for (const text of [papers.pages.join(' '), sheets]) {
        expect(text).toMatch(/Rorsman/);
        expect(text).toMatch(/Alva S\./);
        expect(text).not.toMatch(/Örjan|Łukasz|Pia Gast/);
      }
    }
  });

  test('they are kept by whoever has them, belong to no search engine, and are not for what is not published', async () => {
    for (const form of ['pdf', 'xlsx']) {
      const { headers } = await get(`${page()}.${form}`);
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'public, no-cache' });
      const asked = { 'if-none-match': String(headers.etag) };
      expect((await get(`${page()}.${form}`, asked)).statusCode).toBe(304);
      expect((await get(`${page()}.${form}?version=2`)).statusCode).toBe(404);
    }
    expect((await get(page())).body).toContain(`href="${page()}.pdf"`);
    expect((await get(seriePage())).body).toContain(`href="${seriePage()}.xlsx"`);
  });
});
