import { XMLParser, XMLValidator } from 'fast-xml-parser';
import readExcelFile from 'read-excel-file/node';
import type { ExportNotes } from '../../../shared/contract/exports';
import { readSailwave } from '../../../shared/domain/sailwave/readSailwave';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { readPdf } from '../../../testing/readPdf';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

/** The codes of the stored schema of XRR, and UFD, which feeds write besides. */
const XRR_CODES = 'ARB BFD DGM DNC DNE DNF DNS DPI DSQ OCS PTS RAF RDG RET SCP ZFP RTD NSC UFD'.split(' ');

type Attributes = Record<string, string>;
const listOf = (found: unknown): Attributes[] => (found === undefined ? [] : ([found].flat() as Attributes[]));

describeEachEngine('results and series as files', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let sailing: number;

  const ofSerie = (format: string, call: Call = people.official) =>
    call('GET', `/api/series/${serie}/export/?format=${format}`);
  const ofResult = (format: string, call: Call = people.official) =>
    call('GET', `/api/sailings/${sailing}/export/?of=result&format=${format}`);
  const latin = (bytes: Buffer): string => new TextDecoder('windows-1252').decode(bytes);

  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T21:10:00+02:00');
    await seedBoatModels(app.db);
    people = await peopleIn(app);
    ({ id: serie } = await newSerie(people.official, { name: 'Torsdag & "Åsa"', discards: [] }));
    ({ id: sailing } = await newSailing(people.official, { serie }));
    const { id: raceClass } = await newClass(people.official, sailing, { name: 'SRS <1>' });
    const enter = async (number: number, skipper_name: string, fields: object = {}) => {
      const named = { sail_number: `SWE ${number}`, boat_name: `Båt ${number}`, crew_names: 'Pia Gast', skipper_name };
      const rated = { rating: '0.900', rating_type: 'custom', race_class: raceClass };
      return (await newBoat(people.official, sailing, { ...named, ...rated, ...fields })).id;
    };
    const boats = [
      await enter(57, 'Örjan Łukasz Öst', { boat_name: '=1+1' }),
      await enter(312, 'Alva Sjö', { is_minor: true }),
      await enter(9, 'Hemlig Person', { hide_name: true }),
      await enter(8, 'Bo Ek', { sail_number: 'FIN 8' }),
    ];
    await people.official('PATCH', `/api/competitors/${boats[1]}/`, { is_minor: true });
    await people.official('PATCH', `/api/competitors/${boats[2]}/`, { hide_name: true });
    const finishes = [
      { competitor: boats[0], elapsed_time: '00:50:00', anyway: true },
      { competitor: boats[1], elapsed_time: '00:51:07', anyway: true },
      { competitor: boats[2], score_code: 'TLE' },
      { competitor: boats[3], score_code: 'UFD' },
    ];
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
  });

  test('readers save results and standings as Excel and CSV, whatever the club publishes', async () => {
    await app.db.updateTable('clubs').set({ publish: 'off' }).execute();
    for (const call of [people.official, people.member, people.stranger]) {
      const [sheet] = await readExcelFile((await ofSerie('xlsx', call)).rawPayload);
      expect(sheet?.data[1]?.slice(0, 5)).toEqual(['SRS <1>', 1, 'SWE 57', '=1+1', 'Örjan Łukasz Öst']);
      const csv = await ofResult('csv', call);
      expect(csv.headers['content-disposition']).toBe('attachment; filename="torsdag-3-2026-06-04.csv"');
      expect(csv.body).toContain(`SRS <1>;1;SWE 57;'=1+1;`);
    }
  });

  test('readers save the result as PDF, which says that it is preliminary', async () => {
    const { pages } = await readPdf((await ofResult('pdf', people.stranger)).rawPayload);
    expect(pages[0]).toContain('Preliminärt\n');
    expect(pages[0]).toContain('Örjan Łukasz Öst');
  });

  test('what other programs read is for the club alone, and nothing is for those who have not logged in', async () => {
    for (const format of ['blw', 'sailwave-csv', 'ratings', 'xrr']) {
      expect((await ofSerie(format, people.member)).statusCode).toBe(403);
      expect((await ofSerie(`${format}&dry_run=true`, people.stranger)).statusCode).toBe(403);
      expect((await ofSerie(format)).statusCode).toBe(200);
    }
    const url = `/api/sailings/${sailing}/export/`;
    expect((await people.member('GET', `${url}?format=sailarena`)).statusCode).toBe(403);
    for (const path of [url, `/api/series/${serie}/export/`])
      expect((await app.app.inject({ url: path })).statusCode).toBe(401);
  });

  test('no file names anybody beyond what the club publishes', async () => {
    const texts = [
      JSON.stringify(await readExcelFile((await ofSerie('xlsx')).rawPayload)),
      JSON.stringify(await readExcelFile((await ofResult('xlsx')).rawPayload)),
      (await readPdf((await ofSerie('pdf')).rawPayload)).pages.join(),
      (await readPdf((await ofResult('pdf')).rawPayload)).pages.join(),
      (await ofSerie('csv')).body,
      (await ofResult('csv')).body,
      (await ofSerie('xrr')).body,
      latin((await ofSerie('blw')).rawPayload),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/Hemlig|Sjö|Pia Gast/);
      expect(text).toMatch(/Alva/);
      expect(text).toContain('Rorsman');
    }
    await app.db.updateTable('clubs').set({ publish_names: 'none' }).execute();
    for (const format of ['csv', 'xrr', 'blw'])
      expect(latin((await ofSerie(format)).rawPayload)).not.toMatch(/Alva|Örjan/);
  });

  test('XRR has what it requires, and everything that it names', async () => {
    const { body } = await ofSerie('xrr');
    expect(XMLValidator.validate(body)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false });
    const { SailingXRR: root } = parser.parse(body) as { SailingXRR: Record<string, unknown> };
    expect(root).toMatchObject({ Date: '2026-06-04', Time: '21:10:00', Type: 'SailingXRR', Version: '1.3' });
    const [persons, boats, teams] = [root.Person, root.Boat, root.Team].map(listOf) as [
      Attributes[],
      Attributes[],
      Attributes[],
    ];
    expect(persons.map(({ GivenName, FamilyName, IFPersonID }) => [GivenName, FamilyName, IFPersonID])).toEqual([
      ['Örjan Łukasz', 'Öst', ''],
      ['Alva', 'S.', ''],
      [undefined, 'Rorsman', ''],
      ['Bo', 'Ek', ''],
    ]);
    expect(boats.map(({ SailNumber }) => SailNumber)).toEqual(['SWE 57', 'SWE 312', 'SWE 9', 'FIN 8']);
    expect(teams.map(({ NOC }) => NOC)).toEqual(['SWE', 'SWE', 'SWE', 'FIN']);
    for (const { BoatID, Crew } of teams) {
      expect(boats.map((boat) => boat.BoatID)).toContain(BoatID);
      for (const { PersonID, Position } of listOf(Crew)) {
        expect(persons.map((person) => person.PersonID)).toContain(PersonID);
        expect(['S', 'C']).toContain(Position);
      }
    }
    const event = root.Event as Record<string, unknown>;
    expect(event).toMatchObject({ Title: 'Torsdag & "Åsa"', Type: 'Regatta' });
    const races = listOf(event.Race);
    expect(races).toMatchObject([{ RaceNumber: '1', RaceStartDate: '2026-06-04', RaceStatus: 'provisional' }]);
    const division = event.Division as Record<string, unknown>;
    expect(division).toMatchObject({ Title: 'SRS <1>', DivisionID: 'd1' });
    const results = listOf(division.RaceResult);
    expect(results.map(({ ScoreCode }) => ScoreCode)).toEqual([undefined, undefined, 'DNF', 'UFD']);
    for (const { RaceID, TeamID, RacePoints, ScoreCode = 'DNF' } of results) {
      expect(races.map((race) => race.RaceID)).toContain(RaceID);
      expect(teams.map((team) => team.TeamID)).toContain(TeamID);
      expect(RacePoints).toMatch(/^\d+\.\d$/);
      expect(XRR_CODES).toContain(ScoreCode);
    }
    expect(listOf(division.SeriesResult).map(({ Rank, TotalPoints, Tied }) => [Rank, TotalPoints, Tied])[0]).toEqual([
      '1',
      '1.0',
      'false',
    ]);
  });

  test('a file of Sailwave has the series, and what it does not hold is told first', async () => {
    const reply = await ofSerie('blw');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="torsdag-asa-2026-06-04.blw"');
    expect(latin(reply.rawPayload).split('\r\n')[1]).toBe('"serevent","Torsdag & ""Åsa""","",""');
    const file = readSailwave(reply.rawPayload);
    if ('problem' in file) throw new Error(file.problem);
    expect(
      file.boats.map(({ nation, sailNumber, fleet, rating, helm }) => [nation, sailNumber, fleet, rating, helm]),
    ).toEqual([
      ['SWE', '57', 'SRS <1>', '0.900', 'Örjan Lukasz Öst'],
      ['SWE', '312', 'SRS <1>', '0.900', 'Alva S.'],
      ['SWE', '9', 'SRS <1>', '0.900', 'Rorsman'],
      ['FIN', '8', 'SRS <1>', '0.900', 'Bo Ek'],
    ]);
    expect(file.races).toMatchObject([{ name: 'Torsdag 3', date: '04-06-2026', starts: [{ gun: '18.30.00' }] }]);
    expect(
      file.cells.map(({ kind, code, finish, elapsed, corrected }) => [kind, code, finish, elapsed, corrected]),
    ).toEqual([
      [4, '', '19.20.00', '0.50.00', '0.45.00'],
      [4, '', '19.21.07', '0.51.07', '0.46.00'],
      [3, 'TLE', '', '', ''],
      [3, 'UFD', '', '', ''],
    ]);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { race_weight: 2 });
    const { name, notes } = (await ofSerie('blw&dry_run=true')).json<ExportNotes>();
    expect(name).toBe('torsdag-asa-2026-06-04.blw');
    expect(notes).toEqual([
      'Öppna filen i Sailwave och kör Score, så räknar Sailwave om poängen.',
      'Rorsmännen står som klubben visar dem i öppna resultat.',
      'Seglingar med egen vikt räknas enkelt i Sailwave: Torsdag 3.',
    ]);
  });

  test('results and the SRS table are lists that Sailwave imports', async () => {
    expect(
      latin((await ofSerie('sailwave-csv')).rawPayload)
        .split('\r\n')
        .slice(0, 4),
    ).toEqual([
      'raceno,class,sailno,start,finish,elapsed,code',
      '1,SRS <1>,SWE 57,18:30:00,19:20:00,0:50:00,',
      '1,SRS <1>,SWE 312,18:30:00,19:21:07,0:51:07,',
      '1,SRS <1>,SWE 9,18:30:00,,,TLE',
    ]);
    const [remark, ...types] = latin((await ofSerie('ratings')).rawPayload)
      .trim()
      .split('\r\n');
    expect(remark).toBe('; SRS-tabellen ur Styrbord, Exempel Segelsällskap');
    expect(types.length).toBeGreaterThan(10);
    for (const type of types) expect(type).toMatch(/^tcf,("[^"]+"|[^,]+),\d\.\d{3}$/);
  });

  test('the boats are a list as SailArena exports its own', async () => {
    const reply = await people.official('GET', `/api/sailings/${sailing}/export/?format=sailarena`);
    const [head, ...lines] = latin(reply.rawPayload).split('\r\n');
    expect(head).toBe(
      'Class;Division;Nationality;Sail Number;Boat Name;First Name;Last Name;Club Name;Email;Phone;WhatsApp',
    );
    expect(lines).toContain(`SRS <1>;;SWE;57;'=1+1;Örjan Lukasz;Öst;;;;`);
  });

  test('other words are refused, and so is a file of nothing', async () => {
    expect((await ofSerie('doc')).json()).toEqual({ format: ['"doc" är inte ett giltigt val.'] });
    expect((await ofResult('blw')).json()).toEqual({ format: ['"blw" är inte ett giltigt val.'] });
    const url = `/api/sailings/${sailing}/export/?of=allt`;
    expect((await people.official('GET', url)).json()).toEqual({ of: ['"allt" är inte ett giltigt val.'] });
    const { id: empty } = await newSerie(people.official, { name: 'Nästa' });
    for (const format of ['xlsx', 'blw', 'xrr']) {
      const reply = await people.official('GET', `/api/series/${empty}/export/?format=${format}`);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { non_field_errors: ['Det finns inget resultat att spara än.'] },
      ]);
    }
    expect((await people.official('GET', '/api/series/99999/export/')).statusCode).toBe(404);
  });
});
