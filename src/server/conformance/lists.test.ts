import { describeEachEngine } from '../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../testing/fleet';
import { peopleIn, type People } from '../../testing/people';
import { aCourseRecord } from '../../testing/records';
import { seedBoatModels } from '../db/boatModelTable';

const NO_CHOICE = ['Välj ett giltigt alternativ. Det valet finns inte bland tillgängliga alternativ.'];
const NO_PAGE = { detail: 'Ogiltig sida.' };

/** Lists of which a page can be asked for, as the club's account reads them. */
const LISTS = [
  '/api/clubs/',
  '/api/sailings/',
  '/api/series/',
  '/api/courses/',
  '/api/clubs/exempel-ss/courses/',
  '/api/clubs/exempel-ss/sailors/',
  '/api/clubs/exempel-ss/distinct-competitors/',
  '/api/boat-models/',
  '/api/boats/',
] as const;

/** Lists of one club where that is asked for. */
const OF_CLUB = ['/api/sailings/', '/api/series/', '/api/courses/'] as const;

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: unknown[];
}

describeEachEngine('a list', (makeApp) => {
  let people: People;
  beforeAll(async () => {
    const app = await makeApp();
    await seedBoatModels(app.db);
    people = await peopleIn(app);
    for (const number of [1, 2, 3]) {
      const { id } = await newSailing(people.official, { name: `Torsdag ${number}` });
      await newSerie(people.official, { name: `Serie ${number}` });
      await aCourseRecord(app, people.club);
      await newBoat(people.official, id, { sail_number: `SWE ${number}` });
      await people.official('POST', '/api/boats/', { sail_number: `SWE ${number}` });
    }
    await newSailing(people.stranger);
  });

  const get = async (url: string): Promise<[number, unknown]> => {
    const reply = await people.official('GET', url);
    return [reply.statusCode, reply.json()];
  };
  const all = async (url: string) => (await get(url))[1] as object[];
  const page = async (url: string) => (await get(url))[1] as Page;

  describe.each(LISTS)('%s', (list) => {
    test('is plain where no page is asked for, whatever else is', async () => {
      const rows = await all(list);
      expect(Array.isArray(rows)).toBe(true);
      expect(rows.length).toBeGreaterThan(0);
      expect(await all(`${list}?page=&page_size=&ordering=-sällan&okänd=1`)).toEqual(rows);
    });

    test('comes in pages that together are the list, with whole addresses', async () => {
      const rows = await all(list);
      const seen: unknown[] = [];
      let next: string | null = `http://localhost${list}?page_size=1`;
      let previous: string | null = null;
      for (let turned = 0; next !== null && turned < rows.length; turned += 1) {
        const here: Page = await page(next.slice('http://localhost'.length));
        expect([here.count, here.results.length, here.previous === null]).toEqual([rows.length, 1, turned === 0]);
        if (here.next !== null) expect(here.next).toMatch(/^http:\/\/localhost\/api\/.*page=/);
        seen.push(...here.results);
        [next, previous] = [here.next, here.previous];
      }
      expect([next, seen]).toEqual([null, rows]);
      if (rows.length > 1)
        expect((await page((previous ?? '').slice('http://localhost'.length))).results).toEqual([rows.at(-2)]);
    });

    test('has a last page, and none beyond', async () => {
      const rows = await all(list);
      expect((await page(`${list}?page=last&page_size=1`)).results).toEqual([rows.at(-1)]);
      for (const wrong of [rows.length + 1, 0, -1, 1.5, 'x', 'sista']) {
        expect(await get(`${list}?page=${wrong}&page_size=1`)).toEqual([404, NO_PAGE]);
      }
    });

    test('takes no bad size of a page, and no huge one', async () => {
      const rows = await all(list);
      for (const size of ['x', '0', '-3', '201', '100000']) {
        expect(await page(`${list}?page_size=${size}`)).toEqual({
          count: rows.length,
          next: rows.length > 200 ? expect.any(String) : null,
          previous: null,
          results: rows.slice(0, ['201', '100000'].includes(size) ? 200 : 50),
        });
      }
    });
  });

  test.each(OF_CLUB)(
    '%s is of one club by id or slug, of all where the value is empty, and of none that is not there',
    async (list) => {
      const rows = await all(list);
      for (const club of ['exempel-ss', people.club.id]) expect(await all(`${list}?club=${club}`)).toHaveLength(3);
      expect(await all(`${list}?club=`)).toEqual(rows);
      for (const wrong of [
        'finns-inte',
        '9999',
        '0',
        '-1',
        '99999999999999999999',
        'EXEMPEL-SS',
        '%00',
        '%27%3B--',
        '1.5',
      ]) {
        expect([wrong, ...(await get(`${list}?club=${wrong}`))]).toEqual([wrong, 400, { club: NO_CHOICE }]);
      }
      const { headers } = await people.official('GET', `${list}?club=exempel-ss&page=1`);
      expect(headers['x-club-version']).toMatch(/^\d+$/);
    },
  );

  test('a filter that comes twice counts as it came last', async () => {
    expect(await all('/api/sailings/?club=finns-inte&club=exempel-ss')).toHaveLength(3);
  });

  test.each([
    ['/api/sailings/?serie=', 'serie', ['x', '0', '9999', '1.5', '%00']],
    ['/api/clubs/exempel-ss/distinct-competitors/?sailing_id=', 'sailing_id', ['x', '0', '9999', '%00', '4']],
    ['/api/sailings/1/results/?list=', 'list', ['elapsed', 'x', '%00']],
    ['/api/sailings/1/results/?category=', 'category', ['Veteran', '%00']],
  ])('%s wants what is there', async (url, field, wrong) => {
    expect((await get(url))[0]).toBe(200);
    for (const value of wrong)
      expect([value, ...(await get(`${url}${value}`))]).toEqual([value, 400, { [field]: NO_CHOICE }]);
  });

  test.each([
    '/api/clubs/%00/',
    '/api/clubs/a%00b/courses/',
    '/api/clubs/%00/sailors/',
    '/api/clubs/%27--/',
    '/api/sailings/%00/',
    '/api/courses/0/',
  ])('nothing is called %s', async (url) => {
    expect(await get(url)).toEqual([404, { detail: 'Hittades inte.' }]);
  });
});
