import writeExcelFile from 'write-excel-file/node';
import type { EntryImportAnswer, ImportPreview } from '../../../shared/contract/entryImport';
import { describeEachEngine } from '../../../testing/engines';
import { newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

/** A page of participants as a browser copies it: all boats, and then those of a group once more. */
const PAGE = `<html><body><h2>Participants</h2><table class="table"><thead><tr>
<th>Sail Number</th><th>Boat Name</th><th>Boat Type</th><th>Name</th><th>Club</th><th>SRS</th></tr></thead><tbody>
<tr><td>SWE&nbsp;312</td><td><a href="#">R&auml;kan</a></td><td>IF</td><td>&Aring;sa &Ouml;berg</td><td>ESS</td><td>0,838</td></tr>
<tr><td></td><td></td><td></td><td>Bo Ek</td><td>ESS</td><td></td></tr>
<tr><td></td><td></td><td></td><td>Eva Lind</td><td>GKSS</td><td></td></tr>
<tr><td>SWE 87</td><td>Snabbfot</td><td>First 36.7</td><td>Johan Forsberg</td><td>ESS</td><td>0,917</td></tr>
</tbody></table><h3>SRS 1</h3><table>
<tr><th>Sail Number</th><th>Boat Name</th><th>Boat Type</th><th>Name</th><th>Club</th><th>SRS</th></tr>
<tr><td>SWE 312</td><td>Räkan</td><td>IF</td><td>Åsa Öberg</td><td>ESS</td><td>0,838</td></tr></table></body></html>`;

const CSV = `Class;Division;Nationality;Sail Number;Boat Name;First Name;Last Name;Club Name;Email;Phone;WhatsApp
IF;Gul;SWE;312;Räkan;Åsa;Öberg;ESS;asa@exempel.se;+46701234567;
SRS;Blå;SWE;57;Måsen;Bo;Ek;ESS;;;`;

const MAIL = `Hej Karin!

Här kommer vi som seglar på torsdag, vi är 4 båtar:

SWE 123, Bris, IF, Anna Ek, SRS 0,843
SWE 8 - Måsen - Albin Express - Bo Ek - 0,928
SWE 367 Ilona First 36.7 Petra Palm 1,034
> 441, Expressen, 606, Erik Edlund, 917

Vi ses 18.00!
Hälsningar, Anna Ek, 070-123 45 67`;

describeEachEngine('entry lists of four sources', (makeApp) => {
  let app: TestApp;
  let people: People;
  let url: string;

  beforeEach(async () => {
    app = await makeApp();
    await seedBoatModels(app.db);
    people = await peopleIn(app);
    url = `/api/sailings/${(await newSailing(people.official)).id}/entry-import/`;
  });

  const formOf = (name: string, bytes: Buffer, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    for (const [field, value] of Object.entries(more)) form.set(field, value);
    return form;
  };
  const preview = async (body: object) => {
    const reply = await people.official('POST', `${url}?dry_run=true`, body);
    return [reply.statusCode, reply.json<ImportPreview>()] as const;
  };
  const bringIn = async (body: object) => {
    const reply = await people.official('POST', url, body);
    expect(reply.statusCode).toBe(201);
    return reply.json<EntryImportAnswer>().competitors;
  };

  test('a copied page of SailArena, with rows of crew and its boats told twice', async () => {
    expect(await bringIn({ text: PAGE })).toMatchObject([
      {
        ...{ sail_number: 'SWE 312', boat_name: 'Räkan', boat_model_name: 'IF-båt', skipper_name: 'Åsa Öberg' },
        ...{ crew_names: 'Bo Ek, Eva Lind', crew_count: 3, club_name: 'ESS', rating: '0.838', rating_type: 'srs' },
      },
      { sail_number: 'SWE 87', boat_model: null, boat_model_name: 'First 36.7', rating: '0.917', crew_count: 1 },
    ]);
  });

  test('a CSV file in Windows-1252', async () => {
    const boats = await bringIn(formOf('lista.csv', Buffer.from(CSV.replaceAll('\n', '\r\n'), 'latin1')));
    expect(boats).toMatchObject([
      { sail_number: 'SWE 312', boat_name: 'Räkan', skipper_name: 'Åsa Öberg', boat_model_name: 'IF-båt' },
      { sail_number: 'SWE 57', boat_name: 'Måsen', skipper_name: 'Bo Ek', boat_model_name: null },
    ]);
  });

  const sheets = async () =>
    writeExcelFile([
      { sheet: 'Inbjudan', data: [['Torsdagsserien'], [{ value: new Date('2026-06-04'), format: 'yyyy-mm-dd' }]] },
      {
        sheet: 'Kölbåtar',
        data: [
          ['Anmälda'],
          ['Segelnr', 'Båt', 'Typ', 'Rorsman', 'SRS', 'Mobil'],
          [312, 'Räkan', 'IF', 'Åsa Öberg', 0.838, 46701234567],
          ['SWE 87', 'Snabbfot', 606, 'Johan Forsberg', 917, null],
        ],
      },
      {
        sheet: 'Jollar',
        data: [
          ['Segelnr', 'Rorsman'],
          ['SWE 214', 'Bo Ek'],
        ],
      },
    ]).toBuffer();

  test('an Excel file with several sheets', async () => {
    const bytes = await sheets();
    const [, shown] = await preview(formOf('anmälda.xlsx', bytes));
    expect(shown).toMatchObject({
      ...{ sheets: ['Inbjudan', 'Kölbåtar', 'Jollar'], sheet: 'Kölbåtar', ready: 2 },
      rows: [
        { line: 3, values: { sail_number: '312', boat_model_name: 'IF-båt', rating: '0.838' }, warnings: [] },
        { line: 4, values: { boat_model_name: '606', rating: '0.917' }, warnings: ['917 är läst som 0,917.'] },
      ],
    });
    expect(await bringIn(formOf('anmälda.xlsx', bytes, { sheet: 'Jollar' }))).toMatchObject([
      { sail_number: 'SWE 214', skipper_name: 'Bo Ek' },
    ]);
    await bringIn(formOf('anmälda.xlsx', bytes, { skip: '[4]' }));
    const phones = await app.db.selectFrom('competitors').select('contact_phone').orderBy('id').execute();
    expect(phones.map(({ contact_phone }) => contact_phone)).toEqual(['', '46701234567']);
  });

  test('an Excel file that is none, lacks the sheet, or holds too much', async () => {
    const bytes = await sheets();
    const none = { file: [expect.stringContaining('Filen är ingen Excelfil')] };
    expect(await preview(formOf('lista.xlsx', Buffer.from('Segelnr;Rorsman')))).toEqual([400, none]);
    expect(await preview(formOf('lista.xlsx', bytes.subarray(0, 900)))).toEqual([400, none]);
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
    expect(await preview(formOf('lista.xls', old))).toMatchObject([400, { file: [expect.stringContaining('.xls')] }]);
    expect(await preview(formOf('lista.xlsx', bytes, { sheet: 'Alla' }))).toEqual([
      400,
      { sheet: ['Bladet Alla finns inte i filen.'] },
    ]);
    const many = [['Segelnr', 'Rorsman'], ...Array.from({ length: 5_001 }, (_, index) => [index + 1, 'Bo Ek'])];
    expect((await preview(formOf('lista.xlsx', await writeExcelFile(many).toBuffer())))[0]).toBe(413);
  });

  test('the text of a mail, with greetings around its boats', async () => {
    expect(await bringIn({ text: MAIL })).toMatchObject([
      {
        sail_number: 'SWE 123',
        boat_name: 'Bris',
        boat_model_name: 'IF-båt',
        skipper_name: 'Anna Ek',
        rating: '0.843',
      },
      { sail_number: 'SWE 8', boat_name: 'Måsen', boat_model_name: 'Albin Express', rating: '0.928' },
      { sail_number: 'SWE 367', boat_name: 'Ilona', boat_model_name: 'First 36.7', skipper_name: 'Petra Palm' },
      { sail_number: '441', boat_name: 'Expressen', boat_model_name: '606', rating: '0.917' },
    ]);
    const [, { rows }] = await preview({ text: MAIL });
    expect(rows.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
  });
});
