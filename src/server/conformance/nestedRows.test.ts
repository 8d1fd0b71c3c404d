import type { IndexData } from '../../shared/contract/indexData';
import type { Serie } from '../../shared/contract/series';
import { describeEachEngine } from '../../testing/engines';
import { newBoat, newClass, newGroup, newSailing, newSerie } from '../../testing/fleet';
import { eventsSince } from '../../testing/loggedEvents';
import { peopleIn, type People } from '../../testing/people';
import type { TestApp } from '../../testing/testApp';

const BELOW = ['competitors', 'start_groups', 'ungrouped_competitors', 'race_classes', 'results', 'sailings'];
/** What depends on who reads. */
const OF_THE_ACTOR = ['can_edit', 'reg_status', 'email', 'phone', 'hide_name', 'is_minor'];
const SUMMARY = [
  'id',
  'name',
  'club',
  'serie',
  'status',
  'status_label',
  'is_finished',
  'verified_result',
  'start_date',
  'start_time',
  'competitor_count',
  'reg_status',
];

const keysIn = (row: object, keys: readonly string[]): string[] => keys.filter((key) => key in row);

describeEachEngine('rows that lie below others', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let serie: number;
  beforeAll(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: serie } = await newSerie(people.official));
    ({ id: sailing } = await newSailing(people.official, { serie }));
    const group = await newGroup(people.official, sailing, { name: 'Gul' });
    const raceClass = await newClass(people.official, sailing, { name: 'SRS 1' });
    await newBoat(people.official, sailing, { start_group: group.id, race_class: raceClass.id });
    await people.member('POST', '/api/competitors/', { sailing });
    await people.official('POST', '/api/courses/', { name: 'Bana A' });
    await people.official('PATCH', '/api/clubs/exempel-ss/', { city: 'Nynäshamn', email: '' });
  });

  const read = async <T>(url: string): Promise<T> => (await people.member('GET', url)).json<T>();

  test('come with one sailing or one serie', async () => {
    expect(keysIn(await read<object>(`/api/sailings/${sailing}/`), BELOW)).toEqual(
      BELOW.filter((key) => key !== 'sailings'),
    );
    expect(keysIn(await read<object>(`/api/series/${serie}/`), BELOW)).toEqual(['results', 'sailings']);
  });

  test.each(['/api/sailings/', '/api/series/'])(
    'are left out of %s, which says what the actor may and is',
    async (list) => {
      const rows = await read<object[]>(list);
      expect(rows).toHaveLength(1);
      for (const row of rows)
        expect([keysIn(row, BELOW), 'can_edit' in row, 'reg_status' in row]).toEqual([
          [],
          true,
          list.includes('sailings'),
        ]);
    },
  );

  test('are left out of frames, and so is what depends on the reader', async () => {
    const frames = await eventsSince(app, people.club.id);
    const kinds = new Set(frames.map(({ what }) => what.split(' ')[0]));
    expect([...kinds].sort()).toEqual([
      'club',
      'competitor',
      'course',
      'race_class',
      'sailing',
      'serie',
      'start_group',
    ]);
    for (const { what, data } of frames) {
      const isClub = what.startsWith('club ');
      // A club's own address and telephone are for everybody.
      expect([what, keysIn(data ?? {}, [...BELOW, ...OF_THE_ACTOR])]).toEqual([what, isClub ? ['email', 'phone'] : []]);
    }
  });

  test('are summed up where a sailing is named in passing', async () => {
    const index = await read<IndexData>('/api/index-data/');
    const named = [...(await read<Serie>(`/api/series/${serie}/`)).sailings, ...index.upcoming_sailings];
    expect(named).toHaveLength(2);
    for (const summary of named) {
      expect(Object.keys(summary).sort()).toEqual([...SUMMARY].sort());
      expect(summary).toMatchObject({
        club: { id: people.club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
        serie: { id: serie, name: 'Torsdagsserien' },
        competitor_count: 2,
        reg_status: 'registered',
      });
    }
  });
});
