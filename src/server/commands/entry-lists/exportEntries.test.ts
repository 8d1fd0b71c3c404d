import type { Competitor } from '../../../shared/contract/competitors';
import type { EntryImportAnswer } from '../../../shared/contract/entryImport';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';
import { readWorkbook } from '../../uploads/readWorkbook';

const LIST = `Segelnummer;Båtnamn;Båttyp;SRS;SRS-typ;Rorsman;Besättning;Antal ombord;Klubb;Startgrupp;Klass;E-post;Telefon
SWE 23;Bekväma;IF-båt;0,838;;Erik Hedlund;Åsa Öberg, Bo Ek;4;ESS;Blå;SRS 1;erik@exempel.se;+46 70 123
FIN 87;=Snabb;First 36.7;0,917;;Johan "Jojje" Ek;;1;;Gul;;;
;Solskenet;Maxi 77;;SRS shorthand;Nils Åkesson;;2;;;;;070
SWE 7;;;;;Eva Lind;;1;;;;;`;

describeEachEngine('the boats of a sailing as a file', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;

  beforeEach(async () => {
    app = await makeApp();
    await seedBoatModels(app.db);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official, { name: 'Torsdag Å', auto_group: false }));
  });

  const url = (id = sailing) => `/api/sailings/${id}/export/`;
  const bringIn = async (id: number, content: string | Buffer, name = 'lista.csv') => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(Buffer.from(content))], name));
    return (await people.official('POST', `/api/sailings/${id}/entry-import/`, form)).json<EntryImportAnswer>();
  };
  const boatsOf = async (id: number) => {
    const boats = await people.official('GET', `/api/sailings/${id}/`);
    const { competitors } = boats.json<{ competitors: Competitor[] }>();
    const names = await app.db.selectFrom('start_groups').select(['id', 'name']).execute();
    const classes = await app.db.selectFrom('race_classes').select(['id', 'name']).execute();
    return competitors.map(({ start_group, race_class, ...boat }) => ({
      ...{ sail_number: boat.sail_number, boat_name: boat.boat_name, skipper: boat.skipper_name },
      ...{ model: boat.boat_model, type: boat.boat_model_name, rating: boat.rating, base: boat.base_rating },
      ...{ kind: boat.rating_type, crew: boat.crew_names, aboard: boat.crew_count, club: boat.club_name },
      ...{ email: boat.email, phone: boat.phone },
      group: names.find((group) => group.id === start_group)?.name ?? null,
      raceClass: classes.find((one) => one.id === race_class)?.name ?? null,
    }));
  };
  const cells = async (call: Call) => {
    const reply = await call('GET', url());
    const sheets = await readWorkbook(reply.rawPayload);
    return typeof sheets === 'string' ? [] : sheets.map(({ name, rows }) => [name, rows.map((row) => row.cells)]);
  };

  test.each(['xlsx', 'csv'])('are the same boats when %s is read into an empty sailing', async (format) => {
    expect((await bringIn(sailing, LIST)).competitors).toHaveLength(4);
    const reply = await people.official('GET', `${url()}?format=${format}`);
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="torsdag-a-deltagare-2026-06-04.${format}"`,
    ]);
    const empty = await newSailing(people.official, { auto_group: false });
    expect((await bringIn(empty.id, reply.rawPayload, `lista.${format}`)).competitors).toHaveLength(4);
    const boats = await boatsOf(empty.id);
    expect(boats).toEqual(await boatsOf(sailing));
    expect(boats.map(({ phone }) => phone)).toContain('+46 70 123');
    expect(boats.map(({ type }) => type)).toContain('First 36.7');
  });

  test('have the sheet and the headings that an import reads, and contacts for the club alone', async () => {
    const group = await newGroup(people.official, sailing, {});
    const raceClass = await newClass(people.official, sailing, { name: 'SRS 1' });
    const places = { start_group: group.id, race_class: raceClass.id };
    await newBoat(people.official, sailing, { sail_number: 'SWE 9', skipper_name: 'Bo Ek', rating: '0.9', ...places });
    await app.db.updateTable('competitors').set({ contact_email: 'bo@exempel.se', contact_phone: '070' }).execute();
    const heads = ['Segelnummer', 'Båtnamn', 'Båttyp', 'SRS', 'SRS-typ', 'Rorsman', 'Besättning', 'Antal ombord'];
    const rest = ['Klubb', 'Startgrupp', 'Klass'];
    const boat = ['SWE 9', '', '', '0.9', 'SRS', 'Bo Ek', '', '1', '', 'Startgrupp 1', 'SRS 1'];
    expect(await cells(people.official)).toEqual([
      [
        'Deltagare',
        [
          [...heads, ...rest, 'E-post', 'Telefon'],
          [...boat, 'bo@exempel.se', '070'],
        ],
      ],
    ]);
    for (const call of [people.member, people.stranger])
      expect(await cells(call)).toEqual([['Deltagare', [[...heads, ...rest], boat]]]);
  });

  test('leave out numbers that nobody knew at the finish', async () => {
    const body = { finishes: [{ sail_number: 'SWE 99', elapsed_time: '01:00:00', anyway: true }] };
    expect((await people.official('POST', `/api/sailings/${sailing}/finishes/`, body)).statusCode).toBe(200);
    expect((await cells(people.official))[0]?.[1]).toHaveLength(1);
  });

  test('are in no other format, and of no sailing that is not there', async () => {
    const reply = await people.official('GET', `${url()}?format=pdf`);
    expect([reply.statusCode, reply.json()]).toEqual([400, { format: ['"pdf" är inte ett giltigt val.'] }]);
    expect((await people.official('GET', `${url(99999)}?format=pdf`)).statusCode).toBe(404);
  });
});
