import type { Competitor } from '../../../shared/contract/competitors';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = 'Du har inte tillåtelse att utföra denna förfrågan.';

describeEachEngine('the time and code of one boat', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let boat: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    boat = await newBoat(people.official, sailing, { sail_number: 'SWE 57', sailor: people.sailorId.member });
  });

  const reportAs = async (call: Call, body: object, headers = {}): Promise<[number, unknown]> => {
    const reply = await call('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, body, headers);
    return [reply.statusCode, reply.json()];
  };
  const report = (body: object, headers = {}) => reportAs(people.official, body, headers);
  const change = (values: object) => people.official('PATCH', `/api/sailings/${sailing}/`, values);

  test('the time sailed gives the clock at the finish, as one numbered change', async () => {
    const before = await numberOf(app, people.club.id);
    const written = {
      elapsed_time: '01:14:23',
      finish_time: '2026-06-04T19:44:23+02:00',
      recorded: 'elapsed',
      reported_by: 'club',
      version: before + 1,
    };
    expect(await report({ elapsed_time: '1:14:23' })).toMatchObject([200, written]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `competitor ${boat.id}`, change: 'updated', visibility: 'everyone', data: written },
    ]);
    expect(await report({ elapsed_time: '01:14:23' })).toMatchObject([200, { version: before + 1 }]);
    expect(await numberOf(app, people.club.id)).toBe(before + 1);
  });

  test('the clock at the finish gives the time sailed from the boat’s own start', async () => {
    const group = await newGroup(people.official, sailing, { start_time: '18:40' });
    await people.official('PATCH', `/api/competitors/${boat.id}/`, { start_group: group.id });
    expect(await report({ finish_time: '2026-06-04T17:44:23Z' })).toMatchObject([
      200,
      { elapsed_time: '01:04:23', finish_time: '2026-06-04T19:44:23+02:00', recorded: 'finish' },
    ]);
  });

  test('a time of day is the day of the start, or the morning after an afternoon start', async () => {
    expect(await report({ finish_time: '19:44:23' })).toMatchObject([200, { elapsed_time: '01:14:23' }]);
    expect(await report({ finish_time: '00:30' })).toMatchObject([
      200,
      { finish_time: '2026-06-05T00:30:00+02:00', elapsed_time: '06:00:00' },
    ]);
    expect(await report({ finish_time: '18:29:59' })).toEqual([400, { finish_time: ['Målgången är före starten.'] }]);
  });

  test('the time sailed beats the clock where both are sent, and either of them cleared clears both', async () => {
    expect(await report({ elapsed_time: '01:00:00', finish_time: '20:00' })).toMatchObject([
      200,
      { elapsed_time: '01:00:00', finish_time: '2026-06-04T19:30:00+02:00', recorded: 'elapsed' },
    ]);
    const cleared = { elapsed_time: null, finish_time: null, recorded: null, reported_by: null };
    expect(await report({ finish_time: '' })).toMatchObject([200, cleared]);
    await report({ finish_time: '20:00' });
    expect(await report({ elapsed_time: null })).toMatchObject([200, cleared]);
    expect(await report({ elapsed_time: null, finish_time: '20:00' })).toMatchObject([
      200,
      { elapsed_time: '01:30:00', recorded: 'finish' },
    ]);
  });

  test('without a start the time sailed can be written down, the clock cannot', async () => {
    await change({ start_time: null });
    expect(await report({ finish_time: '19:44' })).toEqual([
      400,
      { finish_time: ['Starttid saknas, så seglad tid kan inte beräknas.'] },
    ]);
    expect(await report({ elapsed_time: '01:00:00' })).toMatchObject([
      200,
      { elapsed_time: '01:00:00', finish_time: null },
    ]);
  });

  test.each([
    [{}, { elapsed_time: ['Det här fältet är obligatoriskt.'] }],
    [
      { elapsed_time: 'snart' },
      { elapsed_time: ['Perioden har fel format. Använd ett av dessa format istället: [DD] [HH:[MM:]]ss[.uuuuuu].'] },
    ],
    [
      { elapsed_time: '-00:00:01' },
      { elapsed_time: ['Se till att detta värde är större än eller lika med 00:00:00.'] },
    ],
    [
      { elapsed_time: '30 00:00:01' },
      { elapsed_time: ['Se till att detta värde är mindre än eller lika med 30 00:00:00.'] },
    ],
    [{ finish_time: '2026-07-05T18:30:00+02:00' }, { finish_time: ['Målgången är mer än 30 dygn efter starten.'] }],
    [{ score_code: 'XYZ' }, { score_code: ['"XYZ" är inte ett giltigt val.'] }],
    [{ score_code: 'DPI' }, { score_points: ['Ange poäng för DPI.'] }],
    [{ score_code: 'RDG' }, { score_points: ['Ange poäng för RDG.'] }],
    [
      { score_code: 'SCP', score_percent: 101 },
      { score_percent: ['Se till att detta värde är mindre än eller lika med 100.'] },
    ],
  ])('%j is refused, and nothing is written', async (body, errors) => {
    const before = await numberOf(app, people.club.id);
    expect(await report(body)).toEqual([400, errors]);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test.each([
    ['00:00:00', '00:00:00'],
    ['30 00:00:00', '30 00:00:00'],
    ['00:59:59.5', '01:00:00'],
    ['PT1H', '01:00:00'],
  ])('%s sailed is %s', async (sent, saved) => {
    expect(await report({ elapsed_time: sent })).toMatchObject([200, { elapsed_time: saved }]);
  });

  test('a boat that is disqualified after the finish keeps its time, and a code needs no time', async () => {
    await report({ finish_time: '19:44:23' });
    expect(await report({ score_code: 'DSQ' })).toMatchObject([
      200,
      { score_code: 'DSQ', elapsed_time: '01:14:23', reported_by: 'club' },
    ]);
    expect(await report({ score_code: null, elapsed_time: null })).toMatchObject([
      200,
      { score_code: null, reported_by: null },
    ]);
    expect(await report({ score_code: 'DNF' })).toMatchObject([200, { score_code: 'DNF', elapsed_time: null }]);
  });

  test('a code comes with its details and takes them with it', async () => {
    const scp = { score_code: 'SCP', score_percent: 30, score_times: 2, score_points: '9.0' };
    expect(await report(scp)).toMatchObject([200, { ...scp, score_points: null }]);
    expect(await report({ score_code: 'RDG', redress: 'before' })).toMatchObject([
      200,
      { score_code: 'RDG', redress: 'before', score_percent: null, score_times: 1 },
    ]);
    expect(await report({ score_points: '5.4' })).toMatchObject([
      200,
      { score_code: 'RDG', redress: null, score_points: '5.4' },
    ]);
  });

  test('a write based on an older version is answered with the present one', async () => {
    const ifMatch = { 'if-match': `"${boat.version}"` };
    expect(await report({ elapsed_time: '01:00:00' }, ifMatch)).toMatchObject([200, {}]);
    expect(await report({ elapsed_time: '01:00:01' }, ifMatch)).toMatchObject([
      409,
      { current: { id: boat.id, elapsed_time: '01:00:00' } },
    ]);
  });

  test('a report that is sent again under its key is written once', async () => {
    const key = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c003' };
    const first = await report({ elapsed_time: '01:00:00' }, key);
    await report({ elapsed_time: '02:00:00' });
    expect(await report({ elapsed_time: '01:00:00' }, key)).toEqual(first);
  });

  describe('by the sailor', () => {
    const own = (body: object) => reportAs(people.member, body);
    beforeEach(() => change({ status: 'ongoing' }));

    test('is preliminary until the club has written the same', async () => {
      expect(await own({ elapsed_time: '01:00:00' })).toMatchObject([
        200,
        { elapsed_time: '01:00:00', reported_by: 'sailor', status: 'preliminary', status_label: 'Preliminär' },
      ]);
      expect(await report({ elapsed_time: '01:00:00' })).toMatchObject([
        200,
        { reported_by: 'club', status: 'registered' },
      ]);
    });

    test('may be that they did not start, came late or gave up, and nothing that only the club decides', async () => {
      for (const score_code of ['DNS', 'DNF', 'RET', 'DNC'])
        expect(await own({ score_code })).toMatchObject([200, { score_code }]);
      expect(await own({ score_code: 'DSQ' })).toEqual([400, { score_code: ['"DSQ" är inte ett giltigt val.'] }]);
      expect(
        await own({ score_code: null, elapsed_time: '01:00:00', score_points: '1.0', redress: 'before' }),
      ).toMatchObject([200, { score_code: null, score_points: null, redress: null }]);
      await report({ score_code: 'OCS' });
      expect(await own({ score_code: null })).toEqual([
        400,
        { score_code: ['Koden OCS är satt av klubben. Hör av dig till klubben om den är fel.'] },
      ]);
      expect(await own({ elapsed_time: '01:02:00' })).toMatchObject([
        200,
        { score_code: 'OCS', elapsed_time: '01:02:00' },
      ]);
    });

    test.each([
      [
        'the club does not accept reports',
        { self_reporting: false },
        'Klubben tar inte emot egenrapporterade tider för den här seglingen.',
      ],
      [
        'the sailing has not begun',
        { status: 'upcoming' },
        'Tider kan rapporteras när seglingen pågår eller är avslutad.',
      ],
      [
        'the result is verified',
        { anyway: true, is_finished: true, verified_result: true },
        'Resultatet är verifierat och kan inte ändras.',
      ],
    ])('is refused when %s', async (_reason, values, detail) => {
      await change(values);
      expect(await own({ elapsed_time: '01:00:00' })).toEqual([403, { detail }]);
    });

    test('is for their own boat only', async () => {
      expect(await reportAs(people.guest, { elapsed_time: 'fel' })).toEqual([403, { detail: FORBIDDEN }]);
      expect(await reportAs(people.stranger, { elapsed_time: '01:00:00' })).toEqual([403, { detail: FORBIDDEN }]);
    });
  });

  test('a verified result is locked for the club, too', async () => {
    await change({ anyway: true, is_finished: true, verified_result: true });
    expect(await report({ elapsed_time: '01:00:00' })).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
  });
});
