import fc from 'fast-check';
import type { Competitor } from '../../../shared/contract/competitors';
import { PRESENCES, type Headcount } from '../../../shared/contract/presence';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const RUNS = process.env['CI'] === 'true' ? 60 : 8;
const EVENING_MS = Date.parse('2026-06-04T18:00:00+02:00');
const MINUTE_MS = 60_000;

describeEachEngine('who is on the water', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let own: Competitor;
  let other: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T18:00:00+02:00');
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    const { id: group } = await newGroup(people.official, sailing, { start_time: '18:30' });
    const own_ = { sail_number: 'SWE 57', sailor: people.sailorId.member, crew_count: 3, start_group: group };
    own = await newBoat(people.official, sailing, own_);
    other = await newBoat(people.official, sailing, { sail_number: 'SWE 8', crew_count: 2, start_group: group });
  });

  const say = async (presence: unknown, call: Call = people.member, more = {}): Promise<[number, unknown]> => {
    const reply = await call('PATCH', `/api/competitors/${own.id}/presence/`, { presence, ...more });
    return [reply.statusCode, reply.json()];
  };
  const count = async () => (await people.official('GET', `/api/sailings/${sailing}/headcount/`)).json<Headcount>();

  test('is said by the sailor and by the club, as one change each', async () => {
    const before = await numberOf(app, people.club.id);
    const said = { presence: 'on_water', presence_at: '2026-06-04T18:00:00+02:00' };
    expect(await say('on_water')).toMatchObject([200, said]);
    expect(await say('on_water')).toMatchObject([200, said]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { what: `competitor ${own.id}`, change: 'updated', data: said },
    ]);
    app.clock.set('2026-06-04T18:01:00+02:00');
    expect(await say('ashore', people.official)).toMatchObject([
      200,
      { presence: 'ashore', presence_at: '2026-06-04T18:01:00+02:00' },
    ]);
    app.clock.set('2026-06-04T18:02:00+02:00');
    expect(await say(null)).toMatchObject([200, { presence: null }]);
    expect(await say('on_water', people.guest)).toMatchObject([403, {}]);
    expect(await say('på ön')).toEqual([400, { presence: ['"på ön" är inte ett giltigt val.'] }]);
    const reply = await people.member('PATCH', `/api/competitors/${own.id}/presence/`, {});
    expect([reply.statusCode, reply.json()]).toEqual([400, { presence: ['Det här fältet är obligatoriskt.'] }]);
  });

  test('is the last that was said, also when it arrives late; never from the future', async () => {
    app.clock.set('2026-06-04T21:00:00+02:00');
    await say('ashore', people.official, { at: '2026-06-04T20:30:00+02:00' });
    expect(await say('on_water', people.member, { at: '2026-06-04T18:05:00+02:00' })).toMatchObject([
      200,
      { presence: 'ashore', presence_at: '2026-06-04T20:30:00+02:00' },
    ]);
    expect(await say('on_water', people.member, { at: '2026-06-04T23:00:00+02:00' })).toMatchObject([
      200,
      { presence: 'on_water', presence_at: '2026-06-04T21:00:00+02:00' },
    ]);
  });

  test('may be said when the result is verified', async () => {
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'ongoing' });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { verified_result: true });
    expect(await say('ashore')).toMatchObject([200, { presence: 'ashore' }]);
  });

  test('is counted boat by boat, with the telephone of the club’s own members', async () => {
    await people.member('PATCH', `/api/sailors/${people.sailorId.member}/`, { phone: '070-1' });
    expect(await count()).toEqual({ boats_out: 0, people_out: 0, rows: [] });
    app.clock.set('2026-06-04T18:31:00+02:00');
    await say('on_water');
    expect(await count()).toEqual({
      boats_out: 2,
      people_out: 5,
      rows: [
        { competitor: other.id, people: 2, is_home: false, seen_at: null, phone: null },
        { competitor: own.id, people: 3, is_home: false, seen_at: '2026-06-04T18:31:00+02:00', phone: '070-1' },
      ],
    });
    await people.official('PATCH', `/api/competitors/${other.id}/update-elapsed-time/`, { score_code: 'DNS' });
    await say('ashore');
    expect(await count()).toMatchObject({ boats_out: 0, people_out: 0 });
    expect((await people.member('GET', `/api/sailings/${sailing}/headcount/`)).statusCode).toBe(403);
  });

  const sayings = fc
    .array(
      fc.record({
        boat: fc.nat({ max: 1 }),
        minute: fc.nat({ max: 40 }),
        presence: fc.constantFrom(null, ...PRESENCES),
      }),
      { minLength: 1, maxLength: 10 },
    )
    .chain((said) => fc.shuffledSubarray(said, { minLength: said.length }).map((order) => ({ said, order })));

  test('gives the same count in whatever order it arrives', async () => {
    app.clock.set('2026-06-04T19:00:00+02:00');
    const boats = [own, other];
    await fc.assert(
      fc.asyncProperty(sayings, async ({ said, order }) => {
        await app.db
          .updateTable('competitors')
          .set({ presence: null, presence_at: null })
          .where('sailing_id', '=', sailing)
          .execute();
        for (const { boat, minute, presence } of order) {
          const at = new Date(EVENING_MS + minute * MINUTE_MS).toISOString();
          const url = `/api/competitors/${boats[boat]?.id}/presence/`;
          expect((await people.official('PATCH', url, { presence, at })).statusCode).toBe(200);
        }
        // The last that was said of each boat; of two at the same minute, the one that keeps it in the count.
        const stands = boats.map((_boat, index) => {
          const ofBoat = said.filter(({ boat }) => boat === index);
          const last = Math.max(...ofBoat.map(({ minute }) => minute));
          const words = ofBoat.filter(({ minute }) => minute === last).map(({ presence }) => presence);
          return words.length > 0 && words.every((word) => word === 'ashore') ? 'in' : 'out';
        });
        const people_out = (stands[0] === 'out' ? 3 : 0) + (stands[1] === 'out' ? 2 : 0);
        expect(await count()).toMatchObject({
          boats_out: stands.filter((stand) => stand === 'out').length,
          people_out,
        });
      }),
      { numRuns: RUNS },
    );
  });
});
