import type { Competitor } from '../../../shared/contract/competitors';
import type { FinishesAnswer } from '../../../shared/contract/finishObservations';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import { aNewCompetitor } from '../../../testing/records';
import { countRowsRead } from '../../../testing/rowsRead';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('a finish sheet', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let vindil: Competitor;
  let nana: Competitor;
  let before: number;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(EVENING);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    vindil = await newBoat(people.official, sailing, { sail_number: 'SWE 57', boat_name: 'Vindil' });
    nana = await newBoat(people.official, sailing, { sail_number: 'NOR 8', boat_name: 'Nana' });
    before = await numberOf(app, people.club.id);
  });

  const write = async (finishes: unknown, headers = {}): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes }, headers);
    return [reply.statusCode, reply.json()];
  };
  const boatsOf = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/`)).json<{ competitors: Competitor[] }>().competitors;

  test('boats are written down by id or by sail number, each as one numbered change, in order', async () => {
    const answer = await write([
      { sail_number: 'nor8', finish_time: '19:40:00' },
      { competitor: vindil.id, elapsed_time: '01:14:23', score_code: 'SCP' },
    ]);
    expect(answer).toMatchObject([
      200,
      {
        competitors: [
          { id: nana.id, elapsed_time: '01:10:00', version: before + 1, reported_by: 'club' },
          { id: vindil.id, elapsed_time: '01:14:23', score_code: 'SCP', version: before + 2 },
        ],
      },
    ]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `competitor ${nana.id}`, change: 'updated', data: { elapsed_time: '01:10:00' } },
      { version: before + 2, what: `competitor ${vindil.id}`, change: 'updated' },
    ]);
  });

  test.each(['57', 'swe 57', 'SWE 057'])('"%s" is the boat that is entered as SWE 57', async (sail_number) => {
    expect(await write([{ sail_number, elapsed_time: '01:00:00' }])).toMatchObject([
      200,
      { competitors: [{ id: vindil.id }] },
    ]);
    expect(await boatsOf()).toHaveLength(2);
  });

  test.each(['SWE 00061', '61', 'swe-061'])('"61" is the boat that is entered as %s', async (sail_number) => {
    const { id } = await newBoat(people.official, sailing, { sail_number });
    await newBoat(people.official, sailing, { sail_number: 'SWE 61A' });
    await newBoat(people.official, sailing, { sail_number: 'NOR 61' });
    expect(await write([{ sail_number: '61', elapsed_time: '01:00:00' }])).toMatchObject([
      200,
      { competitors: [{ id }] },
    ]);
  });

  test('a number that no boat has is kept as an unknown boat, also when its start is unknown', async () => {
    await people.official('PATCH', `/api/sailings/${sailing}/`, { start_time: null });
    before = await numberOf(app, people.club.id);
    const [status, answer] = await write([{ sail_number: '99', finish_time: '19:40' }]);
    expect([status, answer]).toMatchObject([
      200,
      {
        competitors: [
          {
            sail_number: '99',
            skipper_name: 'Okänd',
            is_unmatched: true,
            finish_time: '2026-06-04T19:40:00+02:00',
            elapsed_time: null,
            recorded: 'finish',
            version: before + 1,
          },
        ],
      },
    ]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { change: 'created', data: { is_unmatched: true } },
    ]);
    // Written down again it is the same boat.
    expect(await write([{ sail_number: 'SWE 99', finish_time: '19:41' }])).toMatchObject([
      200,
      { competitors: [{ finish_time: '2026-06-04T19:41:00+02:00', version: before + 2 }] },
    ]);
    expect(await boatsOf()).toHaveLength(3);
  });

  test('an unknown boat that is given name and helm is an ordinary entry', async () => {
    const [, answer] = await write([{ sail_number: '99', elapsed_time: '01:00:00' }]);
    const [unknown] = (answer as FinishesAnswer).competitors;
    const completed = { is_unmatched: false, skipper_name: 'Bo Ek', boat_name: 'Måsen' };
    const reply = await people.official('PATCH', `/api/competitors/${unknown?.id}/`, completed);
    expect(reply.json()).toMatchObject({ ...completed, elapsed_time: '01:00:00' });
  });

  test('what stands so already takes no number and sends no frame', async () => {
    await write([{ competitor: vindil.id, elapsed_time: '01:00:00' }]);
    expect(
      await write([
        { sail_number: '57', elapsed_time: '01:00:00' },
        { sail_number: 'NOR 8', score_code: 'DNF' },
      ]),
    ).toMatchObject([200, { competitors: [{ version: before + 1 }, { version: before + 2 }] }]);
    expect(await eventsSince(app, people.club.id, before)).toHaveLength(2);
  });

  test('all is written or nothing is, and every mistake is reported by line and field', async () => {
    expect(
      await write([
        { competitor: vindil.id, elapsed_time: '01:00:00' },
        { sail_number: 'x', finish_time: 'snart' },
        { elapsed_time: '01:00:00' },
        { competitor: nana.id },
        7,
      ]),
    ).toEqual([
      400,
      {
        finishes: {
          1: {
            sail_number: ['Ange ett giltigt segelnummer, till exempel SWE 312.'],
            finish_time: [
              'Datumtiden har fel format. Använd ett av dessa format istället: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
            ],
          },
          2: { sail_number: ['Det här fältet är obligatoriskt.'] },
          3: { elapsed_time: ['Det här fältet är obligatoriskt.'] },
          4: { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick int.'] },
        },
      },
    ]);
    expect(
      await write([
        { competitor: vindil.id, finish_time: '18:00' },
        { competitor: nana.id, score_code: 'DPI' },
        { sail_number: '99', elapsed_time: null },
      ]),
    ).toEqual([
      400,
      {
        finishes: {
          0: { finish_time: ['Målgången är före starten.'] },
          1: { score_points: ['Ange poäng för DPI.'] },
          2: {
            sail_number: [
              'Ingen båt i seglingen har segelnumret 99. Skriv en tid eller en kod, så sparas den som okänd.',
            ],
          },
        },
      },
    ]);
    expect(await numberOf(app, people.club.id)).toBe(before);
    expect(await eventsSince(app, people.club.id, before)).toEqual([]);
  });

  test('a boat stands on a sheet once, and a number that several boats have says which of them', async () => {
    const elsewhere = await newBoat(people.official, (await newSailing(people.official)).id);
    const plain = await newBoat(people.official, sailing, { sail_number: '8' });
    const swedish = await newBoat(people.official, sailing, { sail_number: 'SWE 8', boat_name: 'Åsa', anyway: true });
    const time = { elapsed_time: '01:00:00' };
    expect(
      await write([
        { competitor: vindil.id, ...time },
        { sail_number: '57', ...time },
        { sail_number: '99', ...time },
        { sail_number: 'SWE 99', ...time },
        { sail_number: '8', ...time },
        { competitor: elsewhere.id, ...time },
      ]),
    ).toEqual([
      400,
      {
        finishes: {
          1: { sail_number: ['Båten står redan på rad 1.'] },
          3: { sail_number: ['Båten står redan på rad 3.'] },
          4: {
            sail_number: ['Flera båtar i seglingen har segelnumret 8. Välj vilken av dem det gäller.'],
            candidates: [
              { competitor: plain.id, sail_number: '8', boat_name: '' },
              { competitor: swedish.id, sail_number: 'SWE 8', boat_name: 'Åsa' },
            ],
          },
          5: { competitor: [`Ogiltigt pk "${elsewhere.id}" - Objektet finns inte.`] },
        },
      },
    ]);
  });

  test.each([
    [undefined, 'Det här fältet är obligatoriskt.'],
    [{}, 'Förväntade en lista med element men fick typen "dict".'],
    [[], 'Den här listan får inte vara tom.'],
    [Array.from({ length: 501 }, () => ({})), 'Se till att detta fält inte har fler än 500 element.'],
  ])('a sheet that is no list of lines is refused as a whole', async (finishes, text) => {
    expect(await write(finishes)).toEqual([400, { finishes: [text] }]);
  });

  test('a line that names an older version is refused, and shown how its boats stand', async () => {
    await write([{ competitor: vindil.id, elapsed_time: '01:00:00' }]);
    const late = [
      { competitor: nana.id, elapsed_time: '01:10:00', version: nana.version },
      { competitor: vindil.id, elapsed_time: '01:00:01', version: vindil.version },
    ];
    expect(await write(late)).toMatchObject([
      409,
      {
        detail: 'Någon annan har ändrat detta. Ladda om och försök igen.',
        current: [
          { id: nana.id, elapsed_time: null },
          { id: vindil.id, elapsed_time: '01:00:00', version: before + 1 },
        ],
      },
    ]);
    expect(await write([{ competitor: vindil.id, elapsed_time: '01:00:01', version: before + 1 }])).toMatchObject([
      200,
      {},
    ]);
  });

  test('a sheet that is sent again under its key enters the unknown boat once', async () => {
    const key = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c004' };
    const sheet = [{ sail_number: '99', finish_time: '19:40' }];
    const first = await write(sheet, key);
    expect(await write(sheet, key)).toEqual(first);
    expect(await boatsOf()).toHaveLength(3);
  });

  test('two officials who see the same unknown boat at once write down one', async () => {
    const sheets = ['99', 'SWE 99', 'swe99'].map((sail_number, index) =>
      write([{ sail_number, finish_time: `19:4${index}` }]),
    );
    for (const [status] of await Promise.all(sheets)) expect(status).toBe(200);
    expect(await boatsOf()).toHaveLength(3);
    const events = await eventsSince(app, people.club.id, before);
    expect(events.map(({ change }) => change)).toEqual(['created', 'updated', 'updated']);
  });

  test('five hundred boats are written in one call', async () => {
    const group = await newGroup(people.official, sailing, { start_time: '18:35' });
    before = await numberOf(app, people.club.id);
    const rows = Array.from({ length: 500 }, (_, index) =>
      aNewCompetitor({ id: sailing }, { sail_number: `SWE ${1000 + index}`, start_group_id: group.id, version: 0 }),
    );
    await app.db.insertInto('competitors').values(rows).execute();
    const [status, answer] = await write(rows.map(({ sail_number }) => ({ sail_number, finish_time: '19:35:10' })));
    expect([status, answer]).toMatchObject([200, { competitors: { length: 500, 499: { elapsed_time: '01:00:10' } } }]);
    expect(await numberOf(app, people.club.id)).toBe(before + 500);
  });

  test('one line of a sailing of two thousand reads a dozen rows at most, whichever way it names its boat', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      aNewCompetitor({ id: sailing }, { sail_number: `SWE ${1000 + index}`, version: 0 }),
    );
    while (rows.length > 0) await app.db.insertInto('competitors').values(rows.splice(0, 500)).execute();
    const rowsRead = countRowsRead(app);
    for (const line of [{ competitor: vindil.id }, { sail_number: '1234' }, { sail_number: '99' }]) {
      const before = rowsRead();
      expect(await write([{ ...line, elapsed_time: '01:00:00' }])).toMatchObject([200, { competitors: [{}] }]);
      expect(rowsRead() - before).toBeLessThanOrEqual(12);
    }
  });

  test('a verified result takes no sheet', async () => {
    await people.official('PATCH', `/api/sailings/${sailing}/`, {
      anyway: true,
      is_finished: true,
      verified_result: true,
    });
    expect(await write([{ sail_number: '99', elapsed_time: '01:00:00' }])).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
  });
});
