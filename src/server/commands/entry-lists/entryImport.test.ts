import type { Competitor } from '../../../shared/contract/competitors';
import type { EntryImport, EntryImportAnswer, ImportPreview } from '../../../shared/contract/entryImport';
import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type People } from '../../../testing/people';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { seedBoatModels } from '../../db/boatModelTable';

const LIST = `Segelnr;Båt;Typ;Rorsman;SRS;Startgrupp;Klass
SWE 23;Bekväma;IF;Erik Hedlund;0,838;grupp e;
swe219;Mimmi;;Eva Lund;0,819;;
SWE 87;Snabbfot;First 36.7;Johan Forsberg;917;Blå;SRS 1
87;Snabbfot;;Johan Forsberg;0,917;;
SWE 12;Utan;;;0,9;;
;Solskenet;IF-båt;Nils Åkesson;;;`;

describeEachEngine('pasting in an entry list', (makeApp) => {
  let server: TestApp;
  let people: People;
  let sailing: Awaited<ReturnType<typeof aSailingRecord>>;
  let mimmi: Awaited<ReturnType<typeof aCompetitorRecord>>;

  beforeEach(async () => {
    server = await makeApp();
    await seedBoatModels(server.db);
    people = await peopleIn(server);
    sailing = await aSailingRecord(server, people.club, { status: 'upcoming' });
    await aGroupRecord(server, sailing, { name: 'Grupp E' });
    mimmi = await aCompetitorRecord(server, sailing, { sail_number: 'SWE 219' });
    await aCompetitorRecord(server, sailing, { sail_number: 'SWE 23', is_unmatched: 1 });
  });

  const url = (id = sailing.id) => `/api/sailings/${id}/entry-import/`;
  const preview = async (body: object, id = sailing.id) => {
    const reply = await people.official('POST', `${url(id)}?dry_run=true`, body);
    expect(reply.statusCode).toBe(200);
    return reply.json<ImportPreview>();
  };
  const refusal = async (body: object, query = '') => {
    const reply = await people.official('POST', `${url()}${query}`, body);
    return [reply.statusCode, reply.json<unknown>()];
  };
  const bringIn = async (body: object) => {
    const reply = await people.official('POST', url(), body);
    expect(reply.statusCode).toBe(201);
    return reply.json<EntryImportAnswer>();
  };
  const entered = async () =>
    (await server.db.selectFrom('competitors').select('id').where('sailing_id', '=', sailing.id).execute()).length;

  test('shows what would be stored, what is wrong and what is doubtful, and saves nothing', async () => {
    const { columns, rows, ...counts } = await preview({ text: LIST });
    expect(columns).toEqual([
      { heading: 'Segelnr', field: 'sail_number' },
      { heading: 'Båt', field: 'boat_name' },
      { heading: 'Typ', field: 'boat_model' },
      { heading: 'Rorsman', field: 'skipper_name' },
      { heading: 'SRS', field: 'rating' },
      { heading: 'Startgrupp', field: 'start_group' },
      { heading: 'Klass', field: 'race_class' },
    ]);
    expect(rows[0]).toEqual({
      line: 2,
      values: {
        sail_number: 'SWE 23',
        boat_name: 'Bekväma',
        boat_model_name: 'IF-båt',
        skipper_name: 'Erik Hedlund',
        crew_names: '',
        club_name: '',
        rating: '0.838',
        start_group: 'Grupp E',
        race_class: null,
      },
      problems: [],
      warnings: [],
      duplicate_of: null,
    });
    expect(rows.slice(1)).toMatchObject([
      { line: 3, duplicate_of: { competitor: mimmi.id } },
      {
        line: 4,
        values: { rating: '0.917', boat_model_name: 'First 36.7', start_group: 'Blå', race_class: 'SRS 1' },
        warnings: ['Typen First 36.7 finns inte i tabellen och sparas som den är skriven.', '917 är läst som 0,917.'],
      },
      { line: 5, duplicate_of: { line: 4 } },
      { line: 6, problems: [{ field: 'skipper_name', text: 'Det här fältet får inte vara blankt.' }] },
      { line: 7, values: { rating: '0.838' }, warnings: ['Segelnummer saknas.', 'SRS 0,838 är hämtat ur tabellen.'] },
    ]);
    expect(counts).toEqual({
      ...{ ready: 3, refused: 3, new_start_groups: ['Blå'], new_race_classes: ['SRS 1'] },
      ...{ sheets: [], sheet: null },
    });
    expect(await entered()).toBe(2);
  });

  test('lines are skipped and duplicates are taken as somebody says', async () => {
    const skipped = await preview({ text: LIST, skip: [4] });
    expect(skipped).toMatchObject({ ready: 3, refused: 2, new_start_groups: [] });
    expect(skipped.rows.find(({ line }) => line === 5)?.duplicate_of).toBeNull();
    expect(await preview({ text: LIST, anyway: [3, 5] })).toMatchObject({ ready: 5, refused: 1 });
  });

  test('enters all boats that are ready at once, with their groups and classes', async () => {
    const answer = await bringIn({ text: LIST, anyway: [3] });
    expect(answer).toMatchObject({ new_start_groups: ['Blå'], new_race_classes: ['SRS 1'] });
    expect(answer.competitors).toMatchObject([
      { sail_number: 'SWE 23', boat_model_name: 'IF-båt', rating: '0.838', rating_type: 'srs', approved: true },
      { sail_number: 'SWE 219', rating: '0.819', base_rating: '0.819', rating_type: 'custom' },
      { sail_number: 'SWE 87', rating: '0.917', start_group: expect.any(Number) as number },
      { sail_number: '', boat_name: 'Solskenet', rating: '0.838' },
    ]);
    expect(await entered()).toBe(6);
    expect((await people.official('GET', url())).json<EntryImport[]>()).toMatchObject([
      { import: answer.import, boats: 4 },
    ]);
  });

  test('a row that names a group has chosen it, and one that names none goes by its number', async () => {
    await aGroupRecord(server, sailing, { name: 'Grupp F', min_rating_thousandths: 830 });
    const shown = (await preview({ text: LIST, skip: [3] })).rows.map(({ line, values }) => [line, values.start_group]);
    expect(shown).toEqual([
      [2, 'Grupp E'],
      [3, null],
      [4, 'Blå'],
      [5, 'Grupp F'],
      [6, null],
      [7, 'Grupp F'],
    ]);
    const { competitors } = await bringIn({ text: LIST, skip: [3] });
    const groups = await server.db.selectFrom('start_groups').select(['id', 'name']).execute();
    const nameOf = (id: number | null) => groups.find((group) => group.id === id)?.name ?? null;
    const placed = competitors.map((boat) => [boat.sail_number, nameOf(boat.start_group), boat.group_chosen]);
    expect(placed).toEqual([
      ['SWE 23', 'Grupp E', true],
      ['SWE 87', 'Blå', true],
      ['', 'Grupp F', false],
    ]);
  });

  test('the only group takes who has a number, also where the list makes it', async () => {
    await server.db.deleteFrom('start_groups').execute();
    const text = 'Segelnr;Rorsman;SRS;Startgrupp\nSWE 1;Bo Ek;0,9;Blå\nSWE 2;Eva Ek;0,8;\nSWE 3;Ola Ek;;';
    const shown = (await preview({ text })).rows.map(({ values }) => values.start_group);
    expect(shown).toEqual(['Blå', 'Blå', null]);
    const [blue, ...others] = (await bringIn({ text })).competitors.map(({ start_group }) => start_group);
    expect(others).toEqual([blue, null]);
    await people.official('PATCH', `/api/sailings/${sailing.id}/`, { auto_group: false });
    expect((await preview({ text: text.replaceAll('SWE ', 'SWE 1') })).rows[1]?.values.start_group).toBeNull();
  });

  test('what columns hold is remembered by a real import alone, for the club and no other', async () => {
    const text = 'Båt-ID;Vem;Klass\nSWE 5;Bo Ek;A';
    const mapping = { 'Båt-ID': 'sail_number', Vem: 'skipper_name', Klass: null };
    const fields = async () => (await preview({ text: text.replace('SWE 5', 'SWE 6'), mapping: {} })).columns;
    expect(await preview({ text, mapping })).toMatchObject({ ready: 1, new_race_classes: [] });
    expect(await refusal({ text }, '?dry_run=true')).toMatchObject([200, { ready: 0, refused: 1 }]);
    await bringIn({ text, mapping: { ...mapping, Annan: 'boat_name' } });
    expect(await fields()).toEqual([
      { heading: 'Båt-ID', field: 'sail_number' },
      { heading: 'Vem', field: 'skipper_name' },
      { heading: 'Klass', field: null },
    ]);
    const kept = await server.db.selectFrom('entry_import_mappings').selectAll().execute();
    expect(kept).toMatchObject([{ club_id: people.club.id }]);
    expect(kept[0]?.mapping).not.toContain('annan');
  });

  test('a copied web table and lines with tabs are read', async () => {
    const html =
      '<table><tr><th>Segelnummer</th><th>Namn</th></tr><tr><td>SWE 5</td><td>Bo Ek</td></tr><tr><td></td><td>Eva</td></tr></table>';
    expect(await preview({ text: html })).toMatchObject({
      ready: 1,
      rows: [{ line: 2, values: { sail_number: 'SWE 5', skipper_name: 'Bo Ek', crew_names: 'Eva' } }],
    });
    const tabs = '\uFEFFSegelnr\tRorsman\tBesättning\r\nSWE 5\tBo Ek\t"Eva\nNils"\r\nSWE 6\tÅsa\t';
    expect((await preview({ text: tabs })).rows).toMatchObject([
      { line: 2, values: { crew_names: 'Eva, Nils' } },
      { line: 4, values: { skipper_name: 'Åsa' } },
    ]);
  });

  test('a file of SailArena is read as it is', async () => {
    const text = 'Class;Division;Nationality;Sail Number;Boat Name;First Name;Last Name;Club Name;Email;Phone;WhatsApp';
    const bytes = Buffer.from(`${text}\r\nIF;Gul;SWE;312;Räkan;Åsa;Öberg;ESS;asa@example.se;070;`, 'latin1');
    const form = new FormData();
    form.set('file', new File([bytes], 'lista.csv'));
    form.set('skip', '[9]');
    const reply = await people.official('POST', `${url()}?dry_run=true`, form);
    expect(reply.json<ImportPreview>()).toMatchObject({
      ready: 1,
      new_start_groups: ['Gul'],
      rows: [{ values: { sail_number: 'SWE 312', skipper_name: 'Åsa Öberg', boat_name: 'Räkan', race_class: 'IF' } }],
    });
  });

  test.each([
    [{}, { text: ['Det här fältet är obligatoriskt.'] }],
    [{ text: ' \n' }, { text: ['Listan är tom. Klistra in en rad med rubriker och en rad för varje båt.'] }],
    [{ text: 'SWE 23;Bekväma;Erik' }, { text: [expect.stringContaining('Rubriker saknas.')] }],
    [{ text: 'Segelnr;Rorsman' }, { text: ['Listan har rubriker men inga båtar under dem.'] }],
    [{ text: 'Segelnr;Rorsman\n1;"Bo' }, { text: [expect.stringContaining('citattecken')] }],
    [{ text: 'Segelnr;Rorsman\n;' }, { text: ['Listan har rubriker men inga båtar under dem.'] }],
    [{ text: LIST, mapping: { SRS: 'points' } }, { mapping: ['Fältet "points" finns inte.'] }],
    [{ text: LIST, mapping: [] }, { mapping: [expect.any(String)] }],
    [{ text: LIST, skip: ['3'] }, { skip: ['Ange radernas nummer i en lista.'] }],
    [{ text: LIST, skip: [2, 4, 5, 7] }, { non_field_errors: ['Ingen båt i listan kan läggas till.'] }],
  ])('the body %p is refused', async (body, errors) => {
    expect(await refusal(body)).toEqual([400, errors]);
    expect(await entered()).toBe(2);
  });

  test('too many rows and cells and too many bytes are refused', async () => {
    const boats = (count: number) => 'Segelnr;Rorsman\n' + '5;Bo\n'.repeat(count);
    expect(await refusal({ text: boats(5_001) }, '?dry_run=true')).toMatchObject([413, {}]);
    expect(await refusal({ text: `Segelnr;Rorsman\n${';'.repeat(200_001)}x` })).toMatchObject([413, {}]);
    expect(await refusal({ text: 'x'.repeat(5 * 1024 * 1024 + 1) })).toMatchObject([413, {}]);
    expect(await refusal({ text: LIST }, '?dry_run=kanske')).toMatchObject([400, { dry_run: [expect.any(String)] }]);
  });

  test('is taken back as long as nobody has changed its boats', async () => {
    const undo = async (id: number, inSailing = sailing.id) => {
      const reply = await people.official('DELETE', `${url(inSailing)}${id}/`);
      return [reply.statusCode, reply.body === '' ? null : reply.json<object>()];
    };
    const first = await bringIn({ text: LIST });
    const [boat] = first.competitors;
    const other = await aSailingRecord(server, people.club);
    expect((await undo(first.import, other.id))[0]).toBe(404);
    await people.official('DELETE', `/api/competitors/${boat?.id}/`);
    expect(await undo(first.import)).toEqual([204, null]);
    expect(await entered()).toBe(2);
    expect((await undo(first.import))[0]).toBe(404);

    const second = await bringIn({ text: LIST });
    const [changed, timed] = second.competitors as [Competitor, Competitor];
    await people.official('PATCH', `/api/competitors/${changed.id}/`, { boat_name: 'Annat' });
    expect(await undo(second.import)).toMatchObject([
      409,
      { detail: expect.stringContaining('SWE 23 Annat'), current: { id: changed.id } },
    ]);
    await people.official('DELETE', `/api/competitors/${changed.id}/`);
    await people.official('PATCH', `/api/competitors/${timed.id}/update-elapsed-time/`, { score_code: 'DNS' });
    expect((await undo(second.import))[0]).toBe(409);
    expect(await entered()).toBe(4);
  });

  test('a verified sailing takes no list and gives none back', async () => {
    const { import: made } = await bringIn({ text: LIST });
    await server.db
      .updateTable('sailings')
      .set({ status: 'finished', verified_result: 1 })
      .where('id', '=', sailing.id)
      .execute();
    const texts = { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] };
    expect(await refusal({ text: LIST })).toEqual([400, texts]);
    expect(await refusal({ text: LIST }, '?dry_run=true')).toEqual([400, texts]);
    expect((await people.official('DELETE', `${url()}${made}/`)).statusCode).toBe(400);
  });

  test('a thousand boats are one import', async () => {
    const boats = Array.from({ length: 1_000 }, (_, index) => `SWE ${1000 + index};Bo Ek ${index};Grupp ${index % 3}`);
    const answer = await bringIn({ text: `Segelnr;Rorsman;Startgrupp\n${boats.join('\n')}` });
    expect(answer.competitors).toHaveLength(1_000);
  });
});
