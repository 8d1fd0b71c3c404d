import type { Competitor } from '../../../shared/contract/competitors';
import type { ObservationsAnswer } from '../../../shared/contract/finishObservations';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const clock = (time: string) => `2026-06-04T${time}+02:00`;

describeEachEngine('observations at the finish', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let vindil: Competitor;
  let nana: Competitor;
  beforeEach(async () => {
    app = await makeApp({ now: () => new Date(clock('20:30:00')) });
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    vindil = await newBoat(people.official, sailing, { sail_number: 'SWE 57', boat_name: 'Vindil' });
    nana = await newBoat(people.official, sailing, { sail_number: 'NOR 8', boat_name: 'Nana' });
  });

  const url = () => `/api/sailings/${sailing}/finish-observations/`;
  const seen = (n: number, time: string, values: object = {}) => ({ id: uuid(n), at: clock(time), ...values });
  const post = async (...observations: object[]) => {
    const reply = await people.official('POST', url(), { observations });
    return { status: reply.statusCode, answer: reply.json<ObservationsAnswer>() };
  };
  const patch = async (n: number, changes: object, headers = {}) => {
    const reply = await people.official('PATCH', `${url()}${uuid(n)}/`, changes, headers);
    return { status: reply.statusCode, answer: reply.json<ObservationsAnswer>() };
  };
  const boats = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/`)).json<{ competitors: Competitor[] }>().competitors;
  const finishOf = async (boat: Competitor) => (await boats()).find(({ id }) => id === boat.id)?.finish_time;
  const log = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/result-log/`)).json<ResultLogEntry[]>();
  const kindsIn = ({ answer }: { answer: ObservationsAnswer }) => answer.doubts.map(({ kind }) => kind);

  test('one without a boat is kept with its milliseconds, told to the club and to nobody else', async () => {
    const before = await numberOf(app, people.club.id);
    const { status, answer } = await post(seen(1, '19:40:00.250', { device: 'Tornet', uncertainty_ms: 40 }));
    expect([status, answer]).toMatchObject([
      201,
      {
        observations: [
          {
            id: uuid(1),
            sailing,
            at: clock('19:40:00.250000'),
            raw_at: clock('19:40:00.250000'),
            uncertainty_ms: 40,
            device: 'Tornet',
            list: 'main',
            competitor: null,
            undone: false,
            version: before + 1,
          },
        ],
        doubts: [],
        competitors: [],
      },
    ]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { change: 'created', data: { id: uuid(1) }, visibility: 'club' },
    ]);
    expect((await people.official('GET', url())).json()).toEqual({ observations: answer.observations });
    expect((await people.member('GET', url())).statusCode).toBe(403);
  });

  test.each([
    ['19:40:00.499', '19:40:00'],
    ['19:40:00.500', '19:40:01'],
  ])('an assigned one at %s writes the finish %s, with a line in the log', async (time, finish) => {
    const { answer } = await post(seen(1, time, { competitor: vindil.id }));
    expect(answer.competitors).toMatchObject([{ id: vindil.id, finish_time: clock(finish), reported_by: 'club' }]);
    expect(await log()).toMatchObject([{ competitor: vindil.id, after: { finish_time: clock(finish) } }]);
  });

  test('the same again is what is there, another body of the same key is refused', async () => {
    const first = seen(1, '19:40:00.250', { competitor: vindil.id });
    const { answer } = await post(first);
    const before = await numberOf(app, people.club.id);
    expect(await post(first)).toEqual({ status: 200, answer: { ...answer, competitors: [] } });
    expect(await post(first, seen(2, '19:41:00'))).toMatchObject({
      status: 201,
      answer: { observations: [{ id: uuid(1) }, { id: uuid(2) }] },
    });
    expect(await numberOf(app, people.club.id)).toBe(before + 1);
    expect(await post(seen(1, '19:40:01'), seen(3, '19:42:00'))).toMatchObject({
      status: 409,
      answer: { current: [{ id: uuid(1), at: clock('19:40:00.250000') }] },
    });
    expect((await people.official('GET', url())).json<ObservationsAnswer>().observations).toHaveLength(2);
    // Moved on since, the first body is still the one that made it.
    await patch(1, { competitor: nana.id });
    expect(await post(first)).toMatchObject({ status: 200, answer: { observations: [{ competitor: nana.id }] } });
  });

  test('a key of another club is taken, and nothing is told about it', async () => {
    const other = await newSailing(people.stranger);
    const body = { observations: [seen(1, '19:40:00', { note: 'hemligt' })] };
    await people.stranger('POST', `/api/sailings/${other.id}/finish-observations/`, body);
    expect(await post(seen(1, '19:40:00', { note: 'hemligt' }))).toMatchObject({
      status: 409,
      answer: { current: [] },
    });
  });

  test('all are written or none, and every mistake is reported by place and field', async () => {
    expect(
      await post(
        seen(1, '19:40:00'),
        { id: 'x', at: 'nyss' },
        seen(1, '19:41:00'),
        seen(2, '19:41:00', { list: 'tredje' }),
      ),
    ).toEqual({
      status: 400,
      answer: {
        observations: {
          1: { id: ['Måste vara ett giltigt UUID.'], at: [expect.stringContaining('fel format')] },
          2: { id: ['Det här fältet måste vara unikt.'] },
          3: { list: ['"tredje" är inte ett giltigt val.'] },
        },
      },
    });
    expect(await post(seen(1, '19:40:00'), seen(2, '19:40:00', { competitor: 9999 }))).toMatchObject({
      status: 400,
      answer: { observations: { 1: { competitor: ['Ogiltigt pk "9999" - Objektet finns inte.'] } } },
    });
    expect((await people.official('GET', url())).json()).toEqual({ observations: [] });
  });

  test('a sail number that fits one boat names it; one that fits none is an unknown boat until it is undone', async () => {
    const { answer } = await post(
      seen(1, '19:40:00', { sail_number: '57' }),
      seen(2, '19:41:00', { sail_number: '99' }),
    );
    const [known, unknown] = answer.observations;
    expect(known).toMatchObject({ competitor: vindil.id });
    expect(answer.competitors).toMatchObject([
      { id: vindil.id },
      { id: unknown?.competitor, is_unmatched: true, sail_number: '99', finish_time: clock('19:41:00') },
    ]);
    expect(await patch(2, { undone: true })).toMatchObject({ answer: { observations: [{ competitor: null }] } });
    expect(await boats()).toHaveLength(2);
    expect((await patch(2, { undone: false })).answer.competitors).toMatchObject([{ is_unmatched: true }]);
  });

  test('a sail number that fits several is a doubt with candidates, and writes nothing', async () => {
    await newBoat(people.official, sailing, { sail_number: 'SWE 8', boat_name: 'Bris' });
    const { id } = await newBoat(people.official, sailing, { sail_number: '8', boat_name: 'Tuva', anyway: true });
    const posted = await post(seen(1, '19:40:00', { sail_number: '8' }));
    expect(posted.answer).toMatchObject({
      doubts: [{ observation: uuid(1), kind: 'ambiguous', candidates: [{ boat_name: 'Bris' }, { competitor: id }] }],
      competitors: [],
    });
    expect((await patch(1, { competitor: id })).answer).toMatchObject({ doubts: [], competitors: [{ id }] });
  });

  test.each([
    ['future', '20:30:06'],
    ['before_start', '18:29:00'],
  ])('one that is %s is kept and writes nothing until it counts anyway', async (kind, time) => {
    const posted = await post(seen(1, time, { competitor: vindil.id }));
    expect([posted.status, kindsIn(posted), posted.answer.competitors]).toEqual([201, [kind], []]);
    const { answer } = await patch(1, { anyway: true });
    expect(answer).toMatchObject({ doubts: [], competitors: [{ id: vindil.id, finish_time: clock(time) }] });
  });

  test('an unknown boat in the future is nobody until it counts anyway', async () => {
    const posted = await post(seen(1, '21:00:00', { sail_number: '99' }));
    expect([kindsIn(posted), (await boats()).length]).toEqual([['future'], 2]);
    expect((await patch(1, { anyway: true })).answer.competitors).toMatchObject([{ is_unmatched: true }]);
  });

  test('a finish that was typed is not written over, unless somebody says so, and comes back when that is undone', async () => {
    const typed = { finishes: [{ competitor: vindil.id, finish_time: '19:39:00' }] };
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, typed);
    const posted = await post(seen(1, '19:40:00', { competitor: vindil.id }));
    expect(posted.answer).toMatchObject({
      doubts: [{ kind: 'already', text: 'SWE 57 Vindil har redan målgången 19.39.00.' }],
      competitors: [],
    });
    await patch(1, { anyway: true });
    expect(await finishOf(vindil)).toBe(clock('19:40:00'));
    await patch(1, { undone: true });
    expect(await finishOf(vindil)).toBe(clock('19:39:00'));
  });

  test('of two of a boat the earlier counts, and the other counts when it is undone', async () => {
    await post(seen(1, '19:40:00', { competitor: vindil.id }));
    const second = await post(seen(2, '19:41:00', { competitor: vindil.id }));
    expect(kindsIn(second)).toEqual(['double']);
    expect(await finishOf(vindil)).toBe(clock('19:40:00'));
    expect(kindsIn(await post(seen(3, '19:39:30', { competitor: vindil.id })))).toEqual(['double']);
    expect(await finishOf(vindil)).toBe(clock('19:39:30'));
    await patch(3, { undone: true });
    await patch(1, { undone: true });
    expect(await finishOf(vindil)).toBe(clock('19:41:00'));
    await patch(2, { undone: true });
    expect(await finishOf(vindil)).toBeNull();
  });

  test('given to another boat it takes the finish along, once', async () => {
    await post(seen(1, '19:40:00', { competitor: vindil.id }));
    const { answer } = await patch(1, { competitor: nana.id });
    expect(answer.competitors).toMatchObject([
      { id: vindil.id, finish_time: null, reported_by: null },
      { id: nana.id, finish_time: clock('19:40:00') },
    ]);
    expect(await log()).toHaveLength(3);
    await patch(1, { at: clock('19:40:07.600') });
    expect(await finishOf(nana)).toBe(clock('19:40:08'));
    await patch(1, { competitor: null });
    expect(await finishOf(nana)).toBeNull();
  });

  test('what somebody has written since stays', async () => {
    await post(seen(1, '19:40:00', { competitor: vindil.id }));
    await people.official('PATCH', `/api/competitors/${vindil.id}/update-elapsed-time/`, { finish_time: '19:40:30' });
    await patch(1, { undone: true });
    expect(await finishOf(vindil)).toBe(clock('19:40:30'));
  });

  test('a finish that was taken away stays away, and the next one of the boat counts', async () => {
    await post(seen(1, '19:40:00', { competitor: vindil.id }));
    await people.official('PATCH', `/api/competitors/${vindil.id}/update-elapsed-time/`, { finish_time: null });
    await patch(1, { note: 'bröt' });
    expect(await finishOf(vindil)).toBeNull();
    const next = await post(seen(2, '19:45:00', { competitor: vindil.id }));
    expect([kindsIn(next), await finishOf(vindil)]).toEqual([[], clock('19:45:00')]);
    await patch(1, { undone: true });
    await patch(1, { undone: false });
    expect(await finishOf(vindil)).toBe(clock('19:40:00'));
  });

  test('a code that the boat was given since stays when the time is taken back', async () => {
    await post(seen(1, '19:40:00', { competitor: vindil.id }));
    await people.official('PATCH', `/api/competitors/${vindil.id}/update-elapsed-time/`, { score_code: 'DSQ' });
    const { answer } = await patch(1, { undone: true });
    expect(answer.competitors).toMatchObject([{ finish_time: null, score_code: 'DSQ', reported_by: 'club' }]);
  });
});
