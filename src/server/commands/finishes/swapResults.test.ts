import type { Competitor } from '../../../shared/contract/competitors';
import type { Observation } from '../../../shared/contract/finishObservations';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('two boats that were taken for each other', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let vindil: Competitor;
  let nana: Competitor;
  let third: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(EVENING);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    const { id: group } = await newGroup(people.official, sailing, { start_time: '18:40' });
    vindil = await newBoat(people.official, sailing, { sail_number: 'SWE 57', start_group: group });
    nana = await newBoat(people.official, sailing, { sail_number: 'SWE 8' });
    third = await newBoat(people.official, sailing, { sail_number: 'SWE 9' });
    const finishes = [
      { competitor: vindil.id, finish_time: '19:40:00' },
      { competitor: nana.id, elapsed_time: '01:20:00', score_code: 'SCP', score_percent: 30, score_times: 2 },
    ];
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
  });

  const swap = async (id: number, other: unknown, headers = {}): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/competitors/${id}/swap/`, { with: other }, headers);
    return [reply.statusCode, reply.json()];
  };
  const boatOf = async ({ id }: Competitor) =>
    (await people.official('GET', `/api/competitors/${id}/`)).json<Competitor>();
  const log = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/result-log/`)).json<ResultLogEntry[]>();

  test('change times and codes, each counted from its own start: two changes', async () => {
    const before = await numberOf(app, people.club.id);
    const ofVindil = {
      id: vindil.id,
      recorded: 'elapsed',
      elapsed_time: '01:20:00',
      finish_time: '2026-06-04T20:00:00+02:00',
      score_code: 'SCP',
      score_percent: 30,
      score_times: 2,
      version: before + 1,
    };
    const ofNana = {
      id: nana.id,
      recorded: 'finish',
      elapsed_time: '01:10:00',
      finish_time: '2026-06-04T19:40:00+02:00',
      score_code: null,
      score_percent: null,
      score_times: 1,
      version: before + 2,
    };
    expect(await swap(vindil.id, nana.id)).toMatchObject([200, { competitors: [ofVindil, ofNana] }]);
    expect(await eventsSince(app, people.club.id, before)).toHaveLength(2);
  });

  test('are in the log, and one undo takes both back', async () => {
    const [earlier, earlierNana] = [await boatOf(vindil), await boatOf(nana)];
    await swap(vindil.id, nana.id);
    const [newest, next] = await log();
    expect([newest, next]).toMatchObject([
      { label: 'SWE 8', action: 'result', before: { score_code: 'SCP' }, can_undo: true },
      { label: 'SWE 57', action: 'result', after: { score_code: 'SCP' }, can_undo: true },
    ]);
    const undone = await people.official('POST', `/api/sailings/${sailing}/result-log/${newest?.id}/undo/`);
    expect(undone.statusCode).toBe(200);
    const { version: _, updated_at: __, ...result } = earlier;
    const { version: ___, updated_at: ____, ...resultOfNana } = earlierNana;
    expect(await boatOf(vindil)).toMatchObject(result);
    expect(await boatOf(nana)).toMatchObject(resultOfNana);
    expect((await log()).filter(({ undone: isUndone }) => isUndone).map(({ id }) => id)).toEqual([
      newest?.id,
      next?.id,
    ]);
  });

  test('are not taken back where one of them has been changed since', async () => {
    await swap(vindil.id, nana.id);
    const [newest] = await log();
    await people.official('PATCH', `/api/competitors/${vindil.id}/update-elapsed-time/`, { score_code: 'DSQ' });
    const undone = await people.official('POST', `/api/sailings/${sailing}/result-log/${newest?.id}/undo/`);
    expect([undone.statusCode, undone.json()]).toMatchObject([409, { current: { id: vindil.id, score_code: 'DSQ' } }]);
    expect(await boatOf(nana)).toMatchObject({ elapsed_time: '01:10:00' });
  });

  test('give the whole result to one that has none', async () => {
    expect(await swap(third.id, nana.id)).toMatchObject([
      200,
      {
        competitors: [
          { elapsed_time: '01:20:00', score_code: 'SCP' },
          { elapsed_time: null, score_code: null },
        ],
      },
    ]);
  });

  test.each<[string, () => Promise<unknown>, object]>([
    ['itself', async () => vindil.id, { non_field_errors: ['Välj en annan båt.'] }],
    ['nobody', async () => undefined, { with: ['Det här fältet är obligatoriskt.'] }],
    ['a boat that is not there', async () => 9999, { with: ['Ogiltigt pk "9999" - Objektet finns inte.'] }],
    [
      'a boat of another sailing',
      async () => (await newBoat(people.official, (await newSailing(people.official)).id)).id,
      { non_field_errors: ['Båten är anmäld till en annan segling.'] },
    ],
    [
      'a boat that starts after the finish',
      async () => (await newBoat(people.official, sailing, { start: '20:00' })).id,
      { non_field_errors: ['Målgången är före starten.'] },
    ],
  ])('cannot be %s', async (_, other, errors) => {
    const answer = await swap(vindil.id, await other());
    expect(answer).toEqual([400, errors]);
    expect(await boatOf(vindil)).toMatchObject({ elapsed_time: '01:00:00' });
  });

  test('have a result between them, are as they were known, and not verified', async () => {
    const other = await newBoat(people.official, sailing);
    expect(await swap(third.id, other.id)).toEqual([
      400,
      { non_field_errors: ['Ingen av båtarna har en tid eller en kod.'] },
    ]);
    expect(await swap(vindil.id, nana.id, { 'if-match': `"${vindil.version}"` })).toMatchObject([409, {}]);
    const locked = { anyway: true, is_finished: true, verified_result: true };
    await people.official('PATCH', `/api/sailings/${sailing}/`, locked);
    expect(await swap(vindil.id, nana.id)).toMatchObject([400, {}]);
  });

  test('take what was seen of them at the line along', async () => {
    const seen = {
      id: '00000000-0000-4000-8000-000000000009',
      ...{ at: '2026-06-04T19:45:00+02:00', competitor: third.id },
    };
    await people.official('POST', `/api/sailings/${sailing}/finish-observations/`, { observations: [seen] });
    expect((await swap(third.id, nana.id))[0]).toBe(200);
    const { observations } = (await people.official('GET', `/api/sailings/${sailing}/finish-observations/`)).json<{
      observations: Observation[];
    }>();
    expect(observations).toMatchObject([{ id: seen.id, competitor: nana.id }]);
    expect((await boatOf(nana)).finish_time).toBe('2026-06-04T19:45:00+02:00');
  });
});
