import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';

describeEachEngine('the start of a sailing whose groups have starts of their own', (makeApp) => {
  let people: People;
  let sailing: number;
  beforeEach(async () => {
    people = await peopleIn(await makeApp());
    ({ id: sailing } = await newSailing(people.official, { start_type: 'groups' }));
    await newGroup(people.official, sailing, { start_time: '18:30' });
    await newGroup(people.official, sailing, { start_time: '23:30' });
    await newGroup(people.official, sailing, { custom_start_datetime: '2026-06-04T18:45:00+02:00' });
  });

  const patch = (body: object) => people.official('PATCH', `/api/sailings/${sailing}/`, body);
  const starts = ({ start_groups }: Sailing) =>
    start_groups.map(({ effective_start }) => effective_start?.slice(5, 16));

  test('is not moved before it is said whether they follow', async () => {
    const reply = await patch({ start_time: '19:00' });
    expect([reply.statusCode, reply.json()]).toEqual([400, { move_groups: ['Ska grupperna flyttas lika mycket?'] }]);
  });

  test('takes them along by as much, across midnight too', async () => {
    const boat = await newBoat(people.official, sailing, { start: '2026-06-04T18:50:00+02:00' });
    const moved = (await patch({ start_time: '19:15', move_groups: true })).json<Sailing>();
    expect(starts(moved)).toEqual(['06-04T19:15', '06-05T00:15', '06-04T19:30']);
    const { start } = (await people.official('GET', `/api/competitors/${boat.id}/`)).json<Competitor>();
    expect(start).toBe('2026-06-04T19:35:00+02:00');
  });

  test('leaves them where they are if that is said', async () => {
    const moved = (await patch({ start_time: '19:15', move_groups: false })).json<Sailing>();
    expect(starts(moved)).toEqual(['06-04T18:30', '06-04T23:30', '06-04T18:45']);
  });

  test('another day is asked about for the sake of moments alone, since times of day follow it', async () => {
    const moved = (await patch({ start_date: '2026-06-11', move_groups: true })).json<Sailing>();
    expect(starts(moved)).toEqual(['06-11T18:30', '06-11T23:30', '06-11T18:45']);
    const { id } = await newSailing(people.official);
    await newGroup(people.official, id, { start_time: '18:30' });
    const reply = await people.official('PATCH', `/api/sailings/${id}/`, { start_date: '2026-06-12' });
    expect(reply.statusCode).toBe(200);
  });
});
