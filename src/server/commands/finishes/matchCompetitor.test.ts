import type { Competitor } from '../../../shared/contract/competitors';
import type { FinishesAnswer } from '../../../shared/contract/finishObservations';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('matching an unknown boat', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let boat: Competitor;
  let unknown: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(EVENING);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    const { id: group } = await newGroup(people.official, sailing, { start_time: '18:40' });
    boat = await newBoat(people.official, sailing, { sail_number: 'SWE 57', boat_name: 'Vindil', start_group: group });
    const finishes = [{ sail_number: '75', finish_time: '19:40:00', score_code: 'SCP', score_percent: 30 }];
    const reply = await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    const [made] = reply.json<FinishesAnswer>().competitors;
    if (!made) throw new Error('No unknown boat was made.');
    unknown = made;
  });

  const match = async (from: number, competitor: unknown): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/competitors/${from}/match/`, { competitor });
    return [reply.statusCode, reply.json()];
  };

  test('gives its time and code to the boat that it was, counted from that boat’s start: two changes', async () => {
    const before = await numberOf(app, people.club.id);
    const matched = {
      id: boat.id,
      sail_number: 'SWE 57',
      finish_time: '2026-06-04T19:40:00+02:00',
      elapsed_time: '01:00:00',
      recorded: 'finish',
      score_code: 'SCP',
      score_percent: 30,
      reported_by: 'club',
      is_unmatched: false,
      version: before + 2,
    };
    expect(await match(unknown.id, boat.id)).toMatchObject([200, matched]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { version: before + 1, what: `competitor ${unknown.id}`, change: 'deleted' },
      { version: before + 2, what: `competitor ${boat.id}`, change: 'updated', data: { elapsed_time: '01:00:00' } },
    ]);
    expect((await people.official('GET', `/api/competitors/${unknown.id}/`)).statusCode).toBe(404);
  });

  test.each([
    ['a boat that has a result already', 'Båten har redan en tid eller en kod. Ta bort den först.'],
    ['a boat of another sailing', 'Båten är anmäld till en annan segling.'],
    ['another unknown boat', 'Välj en anmäld båt.'],
    ['a boat that starts after the finish', 'Målgången är före starten.'],
  ])('is refused for %s', async (which, text) => {
    const targets: Record<string, () => Promise<number>> = {
      'a boat that has a result already': async () => {
        await people.official('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, { score_code: 'DNS' });
        return boat.id;
      },
      'a boat of another sailing': async () =>
        (await newBoat(people.official, (await newSailing(people.official)).id)).id,
      'another unknown boat': async () => unknown.id,
      'a boat that starts after the finish': async () =>
        (await newBoat(people.official, sailing, { start: '20:00' })).id,
    };
    const target = await targets[which]?.();
    const before = await numberOf(app, people.club.id);
    expect(await match(unknown.id, target)).toEqual([400, { non_field_errors: [text] }]);
    expect(await numberOf(app, people.club.id)).toBe(before);
  });

  test('gives the result of a boat that is entered to the one that it was, which stays without one', async () => {
    await match(unknown.id, boat.id);
    const other = await newBoat(people.official, sailing, { sail_number: 'SWE 75' });
    const before = await numberOf(app, people.club.id);
    const moved = { id: other.id, elapsed_time: '01:10:00', score_code: 'SCP', score_percent: 30 };
    expect(await match(boat.id, other.id)).toMatchObject([200, moved]);
    const cleared = { finish_time: null, elapsed_time: null, score_code: null, recorded: null, reported_by: null };
    expect((await people.official('GET', `/api/competitors/${boat.id}/`)).json()).toMatchObject(cleared);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { what: `competitor ${boat.id}`, change: 'updated' },
      { what: `competitor ${other.id}`, change: 'updated' },
    ]);
  });

  test('is refused for a boat that has no result, for nobody, and when the result is verified', async () => {
    expect(await match(boat.id, unknown.id)).toEqual([
      400,
      { non_field_errors: ['Båten har varken tid eller kod att flytta.'] },
    ]);
    expect(await match(unknown.id, 9999)).toEqual([400, { competitor: ['Ogiltigt pk "9999" - Objektet finns inte.'] }]);
    expect(await match(unknown.id, undefined)).toEqual([400, { competitor: ['Det här fältet är obligatoriskt.'] }]);
    await people.official('PATCH', `/api/sailings/${sailing}/`, {
      anyway: true,
      is_finished: true,
      verified_result: true,
    });
    expect(await match(unknown.id, boat.id)).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
  });
});
