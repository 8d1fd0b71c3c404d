import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';

const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };

type Asker = 'anonymous' | 'member' | 'stranger' | 'official' | 'staff';
const ASKERS: Asker[] = ['anonymous', 'member', 'stranger', 'official', 'staff'];

interface Objects {
  sailing: number;
  group: number;
  raceClass: number;
  boat: number;
}

/** A call, and its status for: anonymous, a sailor, another club, the own club, the platform. */
type Row = [method: Parameters<Call>[0], path: (ids: Objects) => string, body: ((ids: Objects) => object) | null, ...statuses: number[]];

const one = (name: string, key: keyof Objects) => (ids: Objects) => `/api/${name}/${ids[key]}/`;
const list = (name: string) => () => `/api/${name}/`;
const move = (ids: Objects) => `/api/sailings/${ids.sailing}/move-competitors/`;
const moves = (ids: Objects) => ({ moves: [{ competitor: ids.boat, start_group: ids.group }] });
const below = (ids: Objects) => ({ sailing: ids.sailing, skipper_name: 'Bo Ek' });
const nothing = () => ({});
const inSailing = (call: string) => (ids: Objects) => `/api/sailings/${ids.sailing}/${call}/`;
const ofBoat = (call: string) => (ids: Objects) => `/api/competitors/${ids.boat}/${call}/`;
const time = () => ({ elapsed_time: '01:00:00' });
const sheet = (ids: Objects) => ({ finishes: [{ competitor: ids.boat, elapsed_time: '01:00:01' }] });
let classes = 0;
/** Names of classes are taken once. */
const aClass = (ids: Objects) => ({ sailing: ids.sailing, name: `Klass ${(classes += 1)}` });

const PUBLISHED: Row[] = [
  ['GET', list('sailings'), null, 401, 200, 200, 200, 200],
  ['GET', one('sailings', 'sailing'), null, 401, 200, 200, 200, 200],
  ['GET', one('start-groups', 'group'), null, 401, 200, 200, 200, 200],
  ['GET', one('competitors', 'boat'), null, 401, 200, 200, 200, 200],
  ['POST', list('sailings'), nothing, 401, 403, 400, 400, 400],
  ['PUT', one('sailings', 'sailing'), nothing, 401, 403, 403, 400, 400],
  ['PATCH', one('sailings', 'sailing'), nothing, 401, 403, 403, 200, 200],
  ['POST', list('start-groups'), below, 401, 403, 403, 201, 201],
  ['PUT', one('start-groups', 'group'), nothing, 401, 403, 403, 400, 400],
  ['PATCH', one('start-groups', 'group'), nothing, 401, 403, 403, 200, 200],
  ['POST', list('competitors'), below, 401, 201, 403, 201, 201],
  ['PUT', one('competitors', 'boat'), nothing, 401, 403, 403, 400, 400],
  ['PATCH', one('competitors', 'boat'), nothing, 401, 403, 403, 200, 200],
  ['POST', move, moves, 401, 403, 403, 200, 200],
  ['POST', move, nothing, 401, 403, 403, 400, 400],
  ['GET', one('race-classes', 'raceClass'), null, 401, 200, 200, 200, 200],
  ['POST', list('race-classes'), aClass, 401, 403, 403, 201, 201],
  ['PUT', one('race-classes', 'raceClass'), nothing, 401, 403, 403, 400, 400],
  ['PATCH', one('race-classes', 'raceClass'), nothing, 401, 403, 403, 200, 200],
  ['PATCH', ofBoat('update-elapsed-time'), time, 401, 403, 403, 200, 200],
  ['PATCH', ofBoat('update-elapsed-time'), nothing, 401, 403, 403, 400, 400],
  ['POST', ofBoat('match'), nothing, 401, 403, 403, 400, 400],
  ['POST', inSailing('finishes'), sheet, 401, 403, 403, 200, 200],
  ['POST', inSailing('finishes'), nothing, 401, 403, 403, 400, 400],
  ['POST', inSailing('copy'), null, 401, 403, 403, 201, 201],
  ['POST', inSailing('pursuit-starts'), nothing, 401, 403, 403, 400, 400],
  ['DELETE', inSailing('pursuit-starts'), null, 401, 403, 403, 200, 200],
  ['GET', inSailing('result-log'), null, 401, 403, 403, 200, 200],
  ['POST', inSailing('result-log/9999/undo'), null, 401, 403, 403, 404, 404],
  ['DELETE', one('race-classes', 'raceClass'), null, 401, 403, 403, 204, 404],
  ['DELETE', one('competitors', 'boat'), null, 401, 403, 403, 204, 404],
  ['DELETE', one('start-groups', 'group'), null, 401, 403, 403, 204, 404],
  ['DELETE', one('sailings', 'sailing'), null, 401, 403, 403, 204, 404],
];

const UNPUBLISHED: Row[] = [
  ['GET', one('sailings', 'sailing'), null, 401, 404, 404, 200, 200],
  ['GET', one('start-groups', 'group'), null, 401, 404, 404, 200, 200],
  ['GET', one('competitors', 'boat'), null, 401, 404, 404, 200, 200],
  ['PUT', one('sailings', 'sailing'), nothing, 401, 403, 404, 400, 400],
  ['PATCH', one('sailings', 'sailing'), nothing, 401, 403, 404, 200, 200],
  ['POST', list('start-groups'), below, 401, 403, 404, 201, 201],
  ['PATCH', one('start-groups', 'group'), nothing, 401, 403, 404, 200, 200],
  ['POST', list('competitors'), below, 401, 404, 404, 201, 201],
  ['PATCH', one('competitors', 'boat'), nothing, 401, 404, 404, 200, 200],
  ['POST', move, moves, 401, 403, 404, 200, 200],
  ['GET', one('race-classes', 'raceClass'), null, 401, 404, 404, 200, 200],
  ['POST', list('race-classes'), aClass, 401, 403, 404, 201, 201],
  ['PATCH', one('race-classes', 'raceClass'), nothing, 401, 403, 404, 200, 200],
  ['PATCH', ofBoat('update-elapsed-time'), time, 401, 404, 404, 200, 200],
  ['POST', ofBoat('match'), nothing, 401, 403, 404, 400, 400],
  ['POST', inSailing('finishes'), sheet, 401, 403, 404, 200, 200],
  ['POST', inSailing('copy'), null, 401, 403, 404, 201, 201],
  ['POST', inSailing('pursuit-starts'), nothing, 401, 403, 404, 400, 400],
  ['DELETE', inSailing('pursuit-starts'), null, 401, 403, 404, 200, 200],
  ['GET', inSailing('result-log'), null, 401, 403, 404, 200, 200],
  ['POST', inSailing('result-log/9999/undo'), null, 401, 403, 404, 404, 404],
  ['DELETE', one('race-classes', 'raceClass'), null, 401, 403, 404, 204, 404],
  ['DELETE', one('competitors', 'boat'), null, 401, 404, 404, 204, 404],
  ['DELETE', one('start-groups', 'group'), null, 401, 403, 404, 204, 404],
  ['DELETE', one('sailings', 'sailing'), null, 401, 403, 404, 204, 404],
];

describeEachEngine('who may do what', (makeApp) => {
  let people: People;
  beforeEach(async () => {
    people = await peopleIn(await makeApp());
  });

  const objectsIn = async (values: object): Promise<Objects> => {
    const { id: sailing } = await newSailing(people.official, values);
    const { id: group } = await newGroup(people.official, sailing);
    const { id: raceClass } = await newClass(people.official, sailing, { name: 'SRS 1' });
    const { id: boat } = await newBoat(people.official, sailing);
    return { sailing, group, raceClass, boat };
  };

  async function check(rows: Row[], ids: Objects): Promise<void> {
    for (const [method, path, body, ...statuses] of rows) {
      const answers = [];
      for (const asker of ASKERS) {
        const payload = asker === 'staff' && path === list('sailings') ? { club: people.club.id } : body?.(ids);
        const reply = await people[asker](method, path(ids), payload);
        answers.push(reply.statusCode);
        if (reply.statusCode === 403) expect(reply.json()).toEqual(FORBIDDEN);
        if (reply.statusCode === 404) expect(reply.json()).toEqual({ detail: 'Hittades inte.' });
      }
      expect(`${method} ${path(ids)} ${answers.join(' ')}`).toBe(`${method} ${path(ids)} ${statuses.join(' ')}`);
    }
  }

  test('in a published sailing', async () => {
    await check(PUBLISHED, await objectsIn({}));
  });

  test('in an unpublished sailing, which nobody else knows of', async () => {
    const ids = await objectsIn({ status: 'unpublished' });
    for (const [call, count] of [
      [people.member, 0],
      [people.stranger, 0],
      [people.official, 1],
      [people.staff, 1],
    ] as const) {
      expect((await call('GET', '/api/sailings/')).json()).toHaveLength(count);
    }
    await check(UNPUBLISHED, ids);
  });

  test.each(['sailings', 'start-groups', 'race-classes', 'competitors'])(
    'what does not exist among %s is not found, after token and rights',
    async (name) => {
      for (const id of ['9999', 'abc', '0', '99999999999']) {
        const path = `/api/${name}/${id}/`;
        expect((await people.anonymous('GET', path)).statusCode).toBe(401);
        expect((await people.official('GET', path)).statusCode).toBe(404);
        expect((await people.official('PATCH', path, { name: 7 })).statusCode).toBe(404);
        expect((await people.official('DELETE', path)).statusCode).toBe(404);
      }
    },
  );

  test('nothing is made for another club by naming it', async () => {
    const elsewhere = await newSailing(people.stranger);
    const { group, raceClass, boat, sailing } = await objectsIn({});
    const body = { name: 'X', start_date: '2026-06-04' };
    expect((await people.official('POST', '/api/sailings/', { ...body, club: people.otherClub.id })).statusCode).toBe(403);
    expect((await people.official('PATCH', `/api/sailings/${sailing}/`, { club: people.otherClub.id })).statusCode).toBe(403);
    expect((await people.official('PATCH', `/api/start-groups/${group}/`, { sailing: elsewhere.id })).statusCode).toBe(403);
    expect((await people.official('PATCH', `/api/race-classes/${raceClass}/`, { sailing: elsewhere.id })).statusCode).toBe(403);
    expect((await people.official('PATCH', `/api/competitors/${boat}/`, { sailing: elsewhere.id })).statusCode).toBe(403);
    expect((await people.official('POST', '/api/sailings/', { ...body, club: 9999 })).json()).toEqual({
      club: ['Ogiltigt pk "9999" - Objektet finns inte.'],
    });
    expect((await people.staff('POST', '/api/sailings/', body)).json()).toEqual({ club: ['Det här fältet är obligatoriskt.'] });
  });

  test.each(['start-groups', 'race-classes', 'competitors'])('a sailing that does not exist is a wrong value for %s', async (name) => {
    const reply = await people.official('POST', `/api/${name}/`, { sailing: 9999 });
    expect([reply.statusCode, reply.json()]).toEqual([400, { sailing: ['Ogiltigt pk "9999" - Objektet finns inte.'] }]);
    const missing = await people.official('POST', `/api/${name}/`, { name: 'X' });
    expect(missing.json()).toEqual({ sailing: ['Det här fältet är obligatoriskt.'] });
  });
});
