import type { Competitor } from '../../../shared/contract/competitors';
import type { ObservationsAnswer } from '../../../shared/contract/finishObservations';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const clock = (time: string) => `2026-06-04T${time}+02:00`;

describeEachEngine('observations and what is around them', (makeApp) => {
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
  const kindsIn = ({ answer }: { answer: ObservationsAnswer }) => answer.doubts.map(({ kind }) => kind);

  test('the reserve list and those that only tell the order write nothing', async () => {
    const { answer } = await post(
      seen(1, '19:40:00', { competitor: vindil.id, list: 'reserve' }),
      seen(2, '19:41:00', { competitor: nana.id, order_only: true }),
      seen(3, '19:42:00', { sail_number: '99', list: 'reserve' }),
    );
    expect([answer.doubts, answer.competitors, (await boats()).length]).toEqual([[], [], 2]);
    expect((await patch(1, { list: 'main' })).answer.competitors).toMatchObject([{ id: vindil.id }]);
  });

  test('one of a boat without a start waits', async () => {
    await people.official('PATCH', `/api/sailings/${sailing}/`, { start_time: null });
    expect(kindsIn(await post(seen(1, '19:40:00', { competitor: vindil.id })))).toEqual(['no_start']);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { start_time: '18:30' });
    expect((await patch(1, { anyway: true })).answer.competitors).toMatchObject([{ elapsed_time: '01:10:00' }]);
  });

  test('a matched unknown boat takes its observations along', async () => {
    const { answer } = await post(seen(1, '19:40:00', { sail_number: '99' }));
    const [unknown] = answer.competitors;
    await people.official('POST', `/api/competitors/${unknown?.id}/match/`, { competitor: vindil.id });
    const read = (await people.official('GET', url())).json<ObservationsAnswer>();
    expect(read.observations).toMatchObject([{ id: uuid(1), competitor: vindil.id }]);
    await patch(1, { undone: true });
    expect(await finishOf(vindil)).toBeNull();
  });

  test('what was seen of a boat that is removed is of nobody again, for everyone who looks', async () => {
    const { answer } = await post(seen(1, '19:40:00', { competitor: vindil.id }));
    await people.official('DELETE', `/api/competitors/${vindil.id}/`);
    const read = (await people.official('GET', url())).json<ObservationsAnswer>();
    const version = (answer.observations[0]?.version ?? 0) + 1;
    expect(read.observations).toMatchObject([{ id: uuid(1), competitor: null }]);
    expect(read.observations[0]?.version).toBeGreaterThan(version);
    expect((await patch(1, { competitor: nana.id })).answer.competitors).toMatchObject([{ id: nana.id }]);
  });

  test('changes go by the version that was read, one of another sailing is not there', async () => {
    await post(seen(1, '19:40:00'));
    await patch(1, { note: 'två båtar' });
    const behind = await patch(1, { undone: true }, { 'if-match': '"1"' });
    expect(behind).toMatchObject({ status: 409, answer: { current: { id: uuid(1), note: 'två båtar' } } });
    const other = await newSailing(people.official);
    const reply = await people.official('PATCH', `/api/sailings/${other.id}/finish-observations/${uuid(1)}/`, {});
    expect(reply.statusCode).toBe(404);
    expect((await patch(1, { competitor: 9999 })).answer).toEqual({
      competitor: ['Ogiltigt pk "9999" - Objektet finns inte.'],
    });
  });

  test('a sailing is not finished over loose ones, and a verified one takes none', async () => {
    const first = seen(1, '19:40:00');
    await post(first, seen(2, '19:41:00', { competitor: vindil.id }), seen(3, '19:42:00', { competitor: nana.id }));
    for (const boat of [vindil, nana])
      await people.official('PATCH', `/api/competitors/${boat.id}/`, { rating: '1.000' });
    const refused = await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { unfinished: { no_time: [], loose: [uuid(1)], no_rating: [], over_line: [] } },
    ]);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { verified_result: true });
    const verified = { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] };
    expect(await post(seen(4, '19:43:00'))).toEqual({ status: 400, answer: verified });
    expect(await patch(1, { undone: true })).toEqual({ status: 400, answer: verified });
    expect((await post(first)).status).toBe(200);
  });

  test('a deleted sailing leaves nothing in the log of events', async () => {
    await post(seen(1, '19:40:00', { note: 'hemligt' }));
    await people.official('DELETE', `/api/sailings/${sailing}/`);
    const events = await app.db.selectFrom('events').selectAll().where('model', '=', 'finish_observation').execute();
    expect(events).toEqual([]);
  });
});
