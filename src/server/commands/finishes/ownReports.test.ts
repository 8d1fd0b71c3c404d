import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { uuidOf } from '../../../testing/startEvents';
import type { TestApp } from '../../../testing/testApp';

const TAP = '2026-06-04T19:28:08.600000+02:00';

describeEachEngine('a sailor’s own report', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let own: Competitor;
  let other: Competitor;
  let third: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T18:00:00+02:00');
    people = await peopleIn(app);
    const { official, sailorId } = people;
    ({ id: sailing } = await newSailing(official, { self_reporting: true, report_deadline_minutes: 30 }));
    own = await newBoat(official, sailing, { sail_number: 'SWE 57', sailor: sailorId.member });
    other = await newBoat(official, sailing, { sail_number: 'SWE 8', sailor: sailorId.guest });
    third = await newBoat(official, sailing, { sail_number: 'SWE 9' });
    await official('PATCH', `/api/sailings/${sailing}/`, { status: 'ongoing' });
    app.clock.set('2026-06-04T19:30:00+02:00');
  });

  const answerOf = async (reply: ReturnType<Call>): Promise<[number, unknown]> => {
    const { statusCode, json } = await reply;
    return [statusCode, json()];
  };
  const report = (call: Call, boat: Competitor, body: object) =>
    answerOf(call('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, body));
  const confirm = (competitors: unknown, call = people.official) =>
    answerOf(call('POST', `/api/sailings/${sailing}/confirm-reports/`, { competitors }));
  const boatNow = async ({ id }: Competitor) =>
    (await people.official('GET', `/api/competitors/${id}/`)).json<Competitor>();
  const supports = async () => {
    const { competitors } = (await people.member('GET', `/api/sailings/${sailing}/`)).json<Sailing>();
    return Object.fromEntries(competitors.map(({ id, report_support }) => [id, report_support]));
  };
  const setSailing = (values: object) => people.official('PATCH', `/api/sailings/${sailing}/`, values);

  test('by a tap is the nearest whole second, and keeps the tap and the neighbours', async () => {
    const body = { at: TAP, uncertainty_ms: 120, before: other.id, after: third.id };
    const before = await numberOf(app, people.club.id);
    const written = {
      finish_time: '2026-06-04T19:28:09+02:00',
      elapsed_time: '00:58:09',
      recorded: 'finish',
      reported_by: 'sailor',
      reported_at: TAP,
      report_uncertainty_ms: 120,
      report_before: other.id,
      report_after: third.id,
      is_late: false,
    };
    expect(await report(people.member, own, body)).toMatchObject([200, written]);
    const [event, ...more] = await eventsSince(app, people.club.id, before);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ data: written });
    expect(event?.data).not.toHaveProperty('report_support');

    const after = await numberOf(app, people.club.id);
    expect(await report(people.member, own, body)).toMatchObject([200, written]);
    expect(await numberOf(app, people.club.id)).toBe(after);
  });

  test('may name the neighbours afterwards, and another time takes the place of the tap', async () => {
    await report(people.member, own, { at: TAP });
    expect(await report(people.member, own, { before: other.id })).toMatchObject([
      200,
      { reported_at: TAP, report_before: other.id, finish_time: '2026-06-04T19:28:09+02:00' },
    ]);
    expect(await report(people.member, own, { finish_time: '19:27:00' })).toMatchObject([
      200,
      { reported_at: '2026-06-04T19:30:00+02:00', report_before: other.id, finish_time: '2026-06-04T19:27:00+02:00' },
    ]);
  });

  test('that is taken back leaves nothing', async () => {
    await report(people.member, own, { at: TAP, before: other.id, note: 'Nära.' });
    expect(await report(people.member, own, { finish_time: null })).toMatchObject([
      200,
      { finish_time: null, reported_by: null, reported_at: null, report_before: null, report_note: '' },
    ]);
  });

  test('never writes over the time of the club, but is kept beside it', async () => {
    await report(people.official, own, { finish_time: '19:28:00' });
    expect(await report(people.member, own, { at: TAP, before: other.id })).toMatchObject([
      200,
      { finish_time: '2026-06-04T19:28:00+02:00', reported_by: 'club', reported_at: TAP, report_before: other.id },
    ]);
    expect(await supports()).toMatchObject({ [own.id]: 'club', [other.id]: undefined });
  });

  test.each([
    ['before', () => ({ before: own.id }), 'Välj en annan båt.'],
    ['after', () => ({ before: other.id, after: other.id }), 'Välj en annan båt.'],
    ['after', () => ({ after: 99_999 }), 'Ogiltigt pk "99999" - Objektet finns inte.'],
  ])('refuses a neighbour that cannot be one: %s', async (field, named, text) => {
    expect(await report(people.member, own, { at: TAP, ...named() })).toEqual([400, { [field]: [text] }]);
    expect(await boatNow(own)).toMatchObject({ finish_time: null });
  });

  test('of a boat of another sailing is no neighbour', async () => {
    const { id } = await newSailing(people.official);
    const elsewhere = await newBoat(people.official, id, { sail_number: 'SWE 1' });
    expect(await report(people.member, own, { at: TAP, before: elsewhere.id })).toMatchObject([400, {}]);
  });

  test('after the deadline is kept and marked', async () => {
    await report(people.official, other, { finish_time: '19:20:00' });
    await report(people.official, third, { score_code: 'DNF' });
    app.clock.set('2026-06-04T19:58:09+02:00');
    expect(await report(people.member, own, { at: TAP })).toMatchObject([200, { is_late: false }]);
    app.clock.set('2026-06-04T19:58:10+02:00');
    expect(await report(people.member, own, { at: '2026-06-04T19:28:09.200+02:00' })).toMatchObject([
      200,
      { is_late: true, finish_time: '2026-06-04T19:28:09+02:00' },
    ]);
    await setSailing({ report_deadline_minutes: null });
    expect(await report(people.member, own, { at: TAP })).toMatchObject([200, { is_late: false }]);
  });

  test('is supported by what a neighbour says, and by what the club has seen', async () => {
    await report(people.member, own, { at: TAP });
    expect(await supports()).toEqual({ [own.id]: 'own', [other.id]: undefined, [third.id]: undefined });
    await report(people.guest, other, { at: '2026-06-04T19:29:00+02:00', before: own.id });
    expect(await supports()).toMatchObject({ [own.id]: 'supported', [other.id]: 'own' });
    const at = '2026-06-04T19:29:03.500+02:00';
    const observations = [{ id: uuidOf(1), at, list: 'reserve', competitor: other.id }];
    await people.official('POST', `/api/sailings/${sailing}/finish-observations/`, { observations });
    expect(await supports()).toMatchObject({ [own.id]: 'supported', [other.id]: 'supported' });
    expect(await boatNow(other)).toMatchObject({ report_support: 'supported' });
  });

  test('is confirmed boat by boat, or all that are supported at once', async () => {
    await report(people.member, own, { at: TAP });
    await report(people.guest, other, { at: '2026-06-04T19:29:00+02:00', before: own.id });
    expect(await confirm('supported')).toMatchObject([200, { competitors: [{ id: own.id, reported_by: 'club' }] }]);
    expect(await supports()).toMatchObject({ [own.id]: 'club', [other.id]: 'own' });

    const number = await numberOf(app, people.club.id);
    expect(await confirm([own.id, other.id, other.id])).toMatchObject([
      200,
      { competitors: [{ id: own.id }, { id: other.id, reported_by: 'club' }] },
    ]);
    expect(await numberOf(app, people.club.id)).toBe(number + 1);
    expect(await confirm('supported')).toEqual([200, { competitors: [] }]);
  });

  test('is confirmed by the club alone, until the result is verified', async () => {
    await report(people.member, own, { at: TAP });
    expect(await confirm([own.id], people.member)).toMatchObject([403, {}]);
    expect(await confirm([99_999])).toEqual([400, { competitors: ['Ogiltigt pk "99999" - Objektet finns inte.'] }]);
    expect(await confirm('alla')).toMatchObject([400, { competitors: [expect.any(String)] }]);
    expect(await confirm(['x'])).toMatchObject([400, { competitors: [expect.any(String)] }]);
    await setSailing({ status: 'finished', anyway: true });
    await setSailing({ verified_result: true });
    expect(await confirm([own.id])).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
  });

  describe('that it retires', () => {
    const retire = { score_code: 'RET', note: 'Trasig rigg' };
    beforeEach(() => setSailing({ self_reporting: false }));

    test('is taken on the day of the sailing, whatever the club accepts, and may be taken back', async () => {
      expect(await report(people.member, own, { at: TAP })).toMatchObject([403, {}]);
      expect(await report(people.member, own, retire)).toMatchObject([
        200,
        { score_code: 'RET', report_note: 'Trasig rigg', reported_by: 'sailor' },
      ]);
      expect(await report(people.member, own, { score_code: null })).toMatchObject([
        200,
        { score_code: null, report_note: '', reported_by: null },
      ]);
      expect(await report(people.member, own, { ...retire, finish_time: '19:28:00' })).toMatchObject([403, {}]);
      expect(await report(people.member, own, { score_code: 'DNS' })).toMatchObject([403, {}]);
      expect(await report(people.guest, own, retire)).toMatchObject([403, {}]);
    });

    test('till twelve hours after the last start, not before the day', async () => {
      app.clock.set('2026-06-03T23:59:59+02:00');
      expect(await report(people.member, own, retire)).toMatchObject([403, {}]);
      app.clock.set('2026-06-05T06:30:01+02:00');
      expect(await report(people.member, own, retire)).toMatchObject([403, {}]);
      app.clock.set('2026-06-05T06:30:00+02:00');
      expect(await report(people.member, own, retire)).toMatchObject([200, { score_code: 'RET' }]);
    });

    test('not once the result is verified', async () => {
      await setSailing({ status: 'finished', anyway: true });
      await setSailing({ verified_result: true });
      expect(await report(people.member, own, retire)).toMatchObject([403, {}]);
    });
  });
});
