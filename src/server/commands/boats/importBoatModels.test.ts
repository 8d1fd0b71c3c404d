import type { Competitor } from '../../../shared/contract/competitors';
import { aClub, aClubAccount, loginAs } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { unitOfWork } from '../../db/unitOfWork';
import { readBoatModelFile } from './boatModelFile';
import { importBoatModels } from './importBoatModels';

const HEADINGS = 'name;kind;srs;srs_no_flying;srs_shorthanded;srs_shorthanded_no_flying;srs_year';
const fileOf = (...rows: string[]) => readBoatModelFile(Buffer.from([HEADINGS, ...rows].join('\r\n')));
const problemsOf = (...rows: string[]) => {
  const file = fileOf(...rows);
  return 'problems' in file ? file.problems : [];
};

describe('a table of boat models', () => {
  const model = {
    name: 'Mälar 22',
    kind: 'monohull',
    srs_thousandths: 884,
    srs_no_flying_thousandths: 864,
    srs_shorthanded_thousandths: null,
    srs_shorthanded_no_flying_thousandths: null,
    srs_year: 2027,
  };
  const text = `${HEADINGS}\nMälar 22;kölbåt;0,884;0.864;;;2027\n`;

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark at its beginning', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('is read as %s, with decimal commas and Swedish kinds', (_name, bytes) => {
    expect(readBoatModelFile(bytes)).toEqual({ models: [model] });
  });

  test('reports every mistake with its row', () => {
    expect(
      problemsOf(
        'Mälar 22;ubåt;0,884;;;;2027',
        ';jolle;12;;;;år',
        '',
        'IF-båt;enskrov;0,838;;;;2027',
        'IF BÅT;enskrov;0,838;;;;2027',
      ),
    ).toEqual([
      { row: 2, column: 'kind', text: 'Skriv monohull (enskrov), multihull (flerskrov) eller dinghy (jolle).' },
      { row: 3, column: 'name', text: 'Det här fältet får inte vara blankt.' },
      { row: 3, column: 'srs', text: 'Ange ett SRS-tal mellan 0,300 och 2,500.' },
      { row: 3, column: 'srs_year', text: 'Ett giltigt heltal krävs.' },
      { row: 6, column: 'name', text: 'Båttypen IF BÅT står redan på rad 5.' },
    ]);
  });

  test('needs its headings and some rows', () => {
    expect(readBoatModelFile(Buffer.from('name;kind;srs\nMälar 22;enskrov;0,884'))).toEqual({
      problems: ['srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying', 'srs_year'].map((column) => ({
        row: 1,
        column,
        text: 'Rubriken saknas.',
      })),
    });
    expect(problemsOf()).toEqual([{ row: 1, column: '', text: 'Filen har rubriker men inga båttyper under dem.' }]);
    expect(readBoatModelFile(Buffer.from(''))).toMatchObject({ problems: [{ row: 1, column: '' }] });
  });
});

describeEachEngine('importing a table of boat models', (makeApp) => {
  let server: TestApp;
  const importRows = (...rows: string[]) => {
    const file = fileOf(...rows);
    if ('problems' in file) throw new Error(JSON.stringify(file.problems));
    return unitOfWork(server.deps, (work) => importBoatModels(work, file.models));
  };
  const models = () => server.db.selectFrom('boat_models').select(['name', 'srs_thousandths']).orderBy('id').execute();

  beforeEach(async () => {
    server = await makeApp();
  });

  test('adds new types, gives the others their new numbers, and leaves what is so already', async () => {
    expect(await importRows('IF-båt;enskrov;0,838;;;;2026', 'M30;enskrov;0,937;;;;2026')).toEqual({
      created: 2,
      updated: 0,
      unchanged: 0,
    });
    expect(
      await importRows('IF-båt;enskrov;0,840;;;;2027', 'M30;enskrov;0,937;;;;2026', 'J/70;enskrov;1,021;;;;2027'),
    ).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
    });
    expect(await models()).toEqual([
      { name: 'IF-båt', srs_thousandths: 840 },
      { name: 'M30', srs_thousandths: 937 },
      { name: 'J/70', srs_thousandths: 1021 },
    ]);
  });

  test('sends a new spelling to every club that shows it, boat by boat', async () => {
    await importRows('IF BÅT;enskrov;0,838;;;;2026');
    const { id: boat_model_id } = await server.db.selectFrom('boat_models').select('id').executeTakeFirstOrThrow();
    const club = await aClub(server);
    const sailing = await aSailingRecord(server, club);
    const { id } = await aCompetitorRecord(server, sailing, { boat_model_id });
    const counterOf = async () =>
      (await server.db.selectFrom('clubs').select('counter').where('id', '=', club.id).executeTakeFirstOrThrow())
        .counter;
    const before = await counterOf();

    await importRows('IF-båt;enskrov;0,838;;;;2026');

    expect(await counterOf()).toBe(before + 1);
    const event = await server.db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
    expect(event).toMatchObject({ model: 'competitor', object_id: id, change: 'updated', version: before + 1 });
    expect(event.data).toContain('"boat_model_name":"IF-båt"');
    const headers = await loginAs(server, await aClubAccount(server, club));
    const shown = await server.app.inject({ url: `/api/competitors/${id}/`, headers });
    expect(shown.json<Competitor>()).toMatchObject({ boat_model_name: 'IF-båt', version: before + 1 });
  });

  test('of numbers alone is no change of any club', async () => {
    await importRows('IF-båt;enskrov;0,838;;;;2026');
    const { id: boat_model_id } = await server.db.selectFrom('boat_models').select('id').executeTakeFirstOrThrow();
    await aCompetitorRecord(server, await aSailingRecord(server, await aClub(server)), { boat_model_id });

    await importRows('IF-båt;enskrov;0,840;;;;2027');

    expect(await server.db.selectFrom('events').selectAll().execute()).toEqual([]);
  });
});
