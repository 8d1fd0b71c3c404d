import type { BoatModel } from '../../../shared/contract/boats';
import type { Competitor } from '../../../shared/contract/competitors';
import type { SrsTableAnswer, SrsTablePreview } from '../../../shared/contract/srsTable';
import { aClub, aClubAccount, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { multipart } from '../../../testing/multipart';
import { peopleIn, type People } from '../../../testing/people';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const TABLE = '/api/boat-models/import/';
const FIRST = 'Båttyp;SRS;SRS utan flygande segel\nIF-båt;0,838;0,819\nM30;0,937;0,907\nDrake;0,961;0,927';
const SECOND = 'Båttyp;SRS\nIF-båt;0,840\nM30;0,960\nNyckel;0,900';

describeEachEngine('a table of SRS numbers', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const take = async (text: string, more: object = {}) =>
    (await people.staff('POST', TABLE, { text, ...more })).json<SrsTableAnswer>();
  const preview = async (text: string, more: object = {}) =>
    (await people.staff('POST', `${TABLE}?dry_run=true`, { text, ...more })).json<SrsTablePreview>();
  const models = async () => (await people.member('GET', '/api/boat-models/')).json<BoatModel[]>();

  test('is shown as the difference from the one before, and changes nothing yet', async () => {
    await take(FIRST, { year: 2026 });
    const before = await models();
    const reply = await people.staff('POST', `${TABLE}?dry_run=true`, { text: SECOND, year: 2027 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      added: [{ name: 'Nyckel', srs: '0.900', srs_no_flying: null }],
      gone: [{ name: 'Drake', srs: '0.961' }],
      changed: [{ name: 'M30', before: { srs: '0.937' }, after: { srs: '0.960', srs_no_flying: '0.907' } }],
      slightly: [{ name: 'IF-båt', before: { srs: '0.838' }, after: { srs: '0.840' } }],
      same: 0,
      skipped: 0,
      year: 2027,
      replaces_year: 2026,
      columns: [
        { heading: 'Båttyp', field: 'name' },
        { heading: 'SRS', field: 'srs' },
      ],
    });
    expect(await models()).toEqual(before);
  });

  test('is taken as a whole: what is gone stays for its boats, and is no longer current', async () => {
    await take(FIRST, { year: 2026 });
    const { id } = (await models()).find(({ name }) => name === 'Drake') ?? { id: 0 };
    const boat = await people.member('POST', '/api/boats/', { sail_number: 'SWE 57', boat_model: id });
    expect(boat.statusCode).toBe(201);

    const reply = await people.staff('POST', TABLE, { text: SECOND, year: 2027 });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { added: 1, changed: 1, slightly: 1, same: 0, gone: 1, year: 2027 },
    ]);
    expect(await models()).toMatchObject([
      { name: 'Drake', srs: '0.961', srs_year: 2026, is_current: false, id },
      { name: 'IF-båt', srs: '0.840', srs_no_flying: '0.819', srs_year: 2027, is_current: true },
      { name: 'M30', srs: '0.960', is_current: true },
      { name: 'Nyckel', kind: 'monohull', is_current: true },
    ]);
    expect((await people.member('GET', '/api/boats/')).json()).toMatchObject([{ boat_model_name: 'Drake' }]);

    expect((await preview(FIRST)).added).toMatchObject([{ name: 'Drake' }]);
    expect(await take(FIRST)).toMatchObject({ added: 1, gone: 1 });
    expect((await models())[0]).toMatchObject({ name: 'Drake', id, is_current: true });
  });

  test('of another kind leaves the others', async () => {
    await take(FIRST);
    expect(await preview('Typ;SRS\nKatt;1,215', { kind: 'multihull' })).toMatchObject({
      added: [{ name: 'Katt' }],
      gone: [],
      replaces_year: null,
    });
    await take('Typ;SRS\nKatt;1,215', { kind: 'multihull' });
    expect((await models()).map(({ kind, is_current }) => [kind, is_current])).toContainEqual(['multihull', true]);
  });

  test('warns of missing columns, of an older year, and where most types are gone', async () => {
    await take(FIRST, { year: 2027 });
    expect((await preview('Båttyp;SRS;SRS utan;SRS SH;SRS SH utan\nNy;0,9;;;', { year: 2026 })).warnings).toEqual([
      'Tabellen gäller 2026, och den som finns gäller 2027.',
      'Mer än hälften av de nuvarande båttyperna saknas. Är hela tabellen med, och är det rätt sorts båtar?',
    ]);
    expect((await preview(SECOND, { year: 2028 })).warnings).toEqual([
      'Kolumnen SRS utan flygande segel saknas. Båttyperna behåller de tal som de har där.',
      'Kolumnen SRS shorthand saknas. Båttyperna behåller de tal som de har där.',
      'Kolumnen SRS shorthand utan flygande segel saknas. Båttyperna behåller de tal som de har där.',
    ]);
  });

  test('may be a file, with letters that were decoded wrongly', async () => {
    const html = '<table><tr><th>Båttyp<th>SRS<tr><td>MÃ¤lar<td>0,884</table>';
    const { payload, headers } = await multipart({ file: new File([html], 'srs.html'), year: 2027 });
    const reply = await people.staff('POST', TABLE, payload, headers);
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { added: 1 }]);
    expect(await models()).toMatchObject([{ name: 'Mälar', srs_year: 2027 }]);
  });

  test('with mistakes is refused as a whole, in the field that it came in', async () => {
    const reply = await people.staff('POST', TABLE, { text: 'Båttyp;SRS\nAlfa;0,9\nBeta;fel' });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { text: ['Rad 3, Beta: fel är inget SRS-tal mellan 0,300 och 2,500.'] },
    ]);
    const many = await people.staff('POST', `${TABLE}?dry_run=true`, {
      text: `Båttyp;SRS\n${Array.from({ length: 30 }, (_, index) => `B${index};x`).join('\n')}`,
    });
    expect(many.json<{ text: string[] }>().text).toHaveLength(21);
    expect(many.json<{ text: string[] }>().text.at(-1)).toBe('Och 10 fel till.');
    for (const body of [{}, { text: FIRST, kind: 'ubåt' }, { text: FIRST, year: 1800 }])
      expect((await people.staff('POST', TABLE, body)).statusCode).toBe(400);
    expect((await people.staff('POST', TABLE, { text: 'x'.repeat(5 * 1024 * 1024 + 1) })).statusCode).toBe(413);
    expect(await models()).toEqual([]);
  });

  test('is the platform’s own', async () => {
    for (const path of [TABLE, `${TABLE}?dry_run=true`]) {
      expect((await people.official('POST', path, { text: FIRST })).statusCode).toBe(403);
      expect((await people.member('POST', path, { text: FIRST })).statusCode).toBe(403);
      expect((await people.anonymous('POST', path, { text: FIRST })).statusCode).toBe(401);
    }
  });

  test('sends a new spelling to every club that shows it; numbers alone are no change of any club', async () => {
    await take('Båttyp;SRS\nIF BÅT;0,838');
    const { id: boat_model_id } = await server.db.selectFrom('boat_models').select('id').executeTakeFirstOrThrow();
    const club = await aClub(server);
    const { id } = await aCompetitorRecord(server, await aSailingRecord(server, club), { boat_model_id });
    await take('Båttyp;SRS\nIF BÅT;0,840');
    expect(await server.db.selectFrom('events').selectAll().execute()).toEqual([]);

    await take('Båttyp;SRS\nIF-båt;0,840');

    const event = await server.db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
    expect(event).toMatchObject({ model: 'competitor', object_id: id, change: 'updated' });
    expect(event.data).toContain('"boat_model_name":"IF-båt"');
    const headers = await loginAs(server, await aClubAccount(server, club));
    const shown = await server.app.inject({ url: `/api/competitors/${id}/`, headers });
    expect(shown.json<Competitor>()).toMatchObject({ boat_model_name: 'IF-båt', version: event.version });
  });
});
