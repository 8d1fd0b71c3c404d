import type { Competitor } from '../../../shared/contract/competitors';
import type { FinishesAnswer } from '../../../shared/contract/finishObservations';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('a doubtful line of a finish sheet', (makeApp) => {
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

  const write = async (finishes: unknown): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    return [reply.statusCode, reply.json()];
  };

  test('a finish that cannot be is refused, and written where somebody says that it is so', async () => {
    app.clock.set('2026-06-04T19:40:00+02:00');
    const lines = [
      { competitor: vindil.id, finish_time: '19:40:06' },
      { competitor: nana.id, finish_time: '18:29:59' },
      { sail_number: '99', elapsed_time: '01:10:06' },
    ];
    const refused = {
      0: { finish_time: ['Målgången är i framtiden: klockan är 19.40.00.'] },
      1: { finish_time: ['Målgången är före starten.'] },
      2: { elapsed_time: ['Målgången är i framtiden: klockan är 19.40.00.'] },
    };
    expect(await write(lines)).toEqual([400, { finishes: refused }]);
    expect(await numberOf(app, people.club.id)).toBe(before);
    const [, answer] = await write(lines.map((line) => ({ ...line, anyway: true })));
    const { competitors, doubts } = answer as FinishesAnswer;
    expect(competitors).toMatchObject([
      { finish_time: '2026-06-04T19:40:06+02:00', elapsed_time: '01:10:06' },
      { finish_time: '2026-06-04T18:29:59+02:00', elapsed_time: null },
      { is_unmatched: true },
    ]);
    expect(doubts).toEqual([
      { competitor: vindil.id, kind: 'future', text: refused[0].finish_time[0] },
      { competitor: nana.id, kind: 'before_start', text: refused[1].finish_time[0] },
      { competitor: competitors[2]?.id, kind: 'future', text: refused[2].elapsed_time[0] },
    ]);
    // Sent again it is as it was.
    expect(await write(lines.slice(0, 2))).toMatchObject([200, { doubts: [] }]);
  });

  test('a clock that is 5 s ahead is right enough', async () => {
    app.clock.set('2026-06-04T19:40:00+02:00');
    expect(await write([{ competitor: vindil.id, finish_time: '19:40:05' }])).toMatchObject([200, { doubts: [] }]);
  });

  test('another time than the boat had, and one that is very long, are written and told', async () => {
    const others = ['SWE 1', 'SWE 2', 'SWE 3'].map((sail_number) => newBoat(people.official, sailing, { sail_number }));
    for (const { id } of await Promise.all(others)) await write([{ competitor: id, elapsed_time: '00:20:00' }]);
    expect(await write([{ competitor: nana.id, elapsed_time: '01:00:00' }])).toMatchObject([200, { doubts: [] }]);
    expect(await write([{ competitor: nana.id, finish_time: '19:30:01' }])).toMatchObject([
      200,
      {
        doubts: [
          { competitor: nana.id, kind: 'very_long', text: 'Den seglade tiden blir 01:00:01, ovanligt lång.' },
          { competitor: nana.id, kind: 'already', text: 'Båten hade redan en målgång 19.30.00.' },
        ],
      },
    ]);
  });
});
