import type { UnfinishedAnswer } from '../../../shared/contract/sailings';
import type { StartEventPayload } from '../../../shared/contract/startLog';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import { aStartEvent } from '../../../testing/startEvents';
import type { TestApp } from '../../../testing/testApp';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const after = (seconds: number) => START + seconds * 1000;

describeEachEngine('a sailing with boats over the line', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    app.clock.set('2026-06-04T20:00:00+02:00');
  });

  /** Three boats of one group that are all home. */
  async function anEvening() {
    const { id } = await newSailing(people.official, { start_type: 'groups' });
    const group = await newGroup(people.official, id, { start_time: '18:30' });
    const boats: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const values = { rating_type: 'custom', rating: '0.900', start_group: group.id };
      boats.push((await newBoat(people.official, id, values)).id);
    }
    await app.db.updateTable('competitors').set({ elapsed_s: 3600 }).where('sailing_id', '=', id).execute();
    return { id, group: group.id, boats };
  }

  const tell = async (id: number, ...events: StartEventPayload[]) => {
    const reply = await people.official('POST', `/api/sailings/${id}/start-log/`, { events });
    expect(reply.statusCode).toBe(201);
  };
  /** By their place in the evening's boats. */
  async function missingIn({ id, boats }: { id: number; boats: number[] }) {
    const reply = await people.official('PATCH', `/api/sailings/${id}/`, { status: 'finished' });
    if (reply.statusCode === 200) return 'finished';
    const { unfinished } = reply.json<UnfinishedAnswer>();
    expect(unfinished).toMatchObject({ no_time: [], loose: [], no_rating: [] });
    return unfinished.over_line.map((boat) => boats.indexOf(boat));
  }

  test('is not finished while they have no code, in whatever order the acts came', async () => {
    const told = ({ group, boats }: Awaited<ReturnType<typeof anEvening>>) => {
      const x = (second: number, ...places: number[]) =>
        aStartEvent('x_up', after(second), {
          start_group: group,
          payload: { competitors: places.map((place) => boats[place] ?? 0) },
        });
      const back = x(8, 1);
      return [
        x(4),
        x(6, 0),
        back,
        x(9, 2),
        aStartEvent('undone', after(40), { start_group: group, undoes: back.id }),
        aStartEvent('x_down', after(50), { start_group: group }),
      ];
    };
    const [one, other] = [await anEvening(), await anEvening()];
    await tell(one.id, ...told(one));
    for (const event of told(other).toReversed()) await tell(other.id, event);
    expect(await missingIn(one)).toEqual([0, 2]);
    expect(await missingIn(other)).toEqual([0, 2]);

    await people.official('POST', `/api/sailings/${one.id}/finishes/`, {
      finishes: [0, 2].map((place) => ({ competitor: one.boats[place], score_code: 'OCS' })),
    });
    expect(await missingIn(one)).toBe('finished');
  });

  test('is finished anyway when that is said, and after a general recall without a word', async () => {
    const [one, other] = [await anEvening(), await anEvening()];
    for (const { id, group, boats } of [one, other]) {
      await tell(id, aStartEvent('x_up', after(4), { start_group: group, payload: { competitors: boats } }));
    }
    const anyway = { status: 'finished', anyway: true };
    expect((await people.official('PATCH', `/api/sailings/${one.id}/`, anyway)).statusCode).toBe(200);
    await tell(other.id, aStartEvent('recall_up', after(20), { start_group: other.group }));
    await tell(other.id, aStartEvent('recall_down', after(60), { start_group: other.group }));
    await app.db.updateTable('competitors').set({ elapsed_s: 3600 }).where('sailing_id', '=', other.id).execute();
    expect(await missingIn(other)).toBe('finished');
  });
});
