import type { Course } from '../../../shared/contract/courses';
import type { Sailing } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import { aCourseRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const LIST = '/api/courses/';
const one = (id: number) => `${LIST}${id}/`;
const GRUNDET = { name: 'Grundet', lat: 57.681204, lon: 11.701882, rounding: 'port', order: 0 };

describeEachEngine('courses', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const newCourse = async (body: object = {}): Promise<Course> => {
    const reply = await people.official('POST', LIST, { name: 'Bana A', ...body });
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
    return reply.json();
  };
  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object): Promise<[number, unknown]> => {
    const reply = await people.official(method, url, body);
    return [reply.statusCode, reply.json()];
  };
  const patch = (id: number, body: object) => send('PATCH', one(id), body);
  const namesIn = async (url: string) => (await people.guest('GET', url)).json<Course[]>().map(({ name }) => name);

  test('a course is made with what is left out filled in, as one numbered change that everyone receives', async () => {
    const made = await newCourse({ name: ' Bana A ', length_nm: '6.5', marks: [GRUNDET] });
    expect(made).toEqual({
      id: made.id,
      club: people.club.id,
      name: 'Bana A',
      description: '',
      length_nm: '6.50',
      map: null,
      marks: [GRUNDET],
      is_active: true,
      version: 1,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
    });
    expect(await eventsSince(app, people.club.id)).toEqual([
      { version: 1, what: `course ${made.id}`, change: 'created', visibility: 'everyone', data: made },
    ]);
    const reply = await people.guest('GET', one(made.id));
    expect([reply.headers['x-club-version'], reply.json()]).toEqual(['1', made]);
  });

  test('the lists are of one club or of all, by name as people sort it', async () => {
    for (const name of ['Östra banan', 'Bana 10', 'Bana 9', 'Åbanan']) await newCourse({ name });
    await aCourseRecord(app, people.otherClub, { name: 'Annans bana' });
    const own = ['Bana 9', 'Bana 10', 'Åbanan', 'Östra banan'];
    expect(await namesIn('/api/clubs/exempel-ss/courses/')).toEqual(own);
    expect(await namesIn(`/api/clubs/${people.club.id}/courses/`)).toEqual(own);
    expect(await namesIn(`${LIST}?club=exempel-ss`)).toEqual(own);
    expect(await namesIn(`${LIST}?club=`)).toEqual(['Annans bana', ...own]);
    const paged = await people.member('GET', `/api/clubs/exempel-ss/courses/?page=2&page_size=3`);
    expect(paged.json()).toMatchObject({ count: 4, next: null, results: [{ name: 'Östra banan' }] });
    expect((await people.member('GET', '/api/clubs/ingen/courses/')).statusCode).toBe(404);
    expect((await people.member('GET', `${LIST}?club=ingen`)).json()).toEqual({
      club: ['Välj ett giltigt alternativ. Det valet finns inte bland tillgängliga alternativ.'],
    });
    expect((await people.member('GET', `${LIST}?club=exempel-ss`)).headers['x-club-version']).toBe('4');
  });

  test.each([
    [{}, { name: ['Det här fältet är obligatoriskt.'] }],
    [{ name: 'x'.repeat(101) }, { name: ['Se till att detta fält inte har fler än 100 tecken.'] }],
    [{ name: 'bana a' }, { name: ['Det här fältet måste vara unikt.'] }],
    [{ name: 'X', length_nm: '6,5' }, { length_nm: ['Ett giltigt nummer krävs.'] }],
    [{ name: 'X', length_nm: -1 }, { length_nm: ['Se till att detta värde är större än eller lika med 0.00.'] }],
    [{ name: 'X', length_nm: '6.505' }, { length_nm: ['Se till att det inte finns fler än 2 decimaler.'] }],
    [
      { name: 'X', length_nm: '10000' },
      { length_nm: ['Se till att det inte finns fler än 4 siffror före decimalpunkten.'] },
    ],
    [{ name: 'X', is_active: 'kanske' }, { is_active: ['Måste vara sant eller falskt.'] }],
    [{ name: 'X', marks: 7 }, { marks: ['Förväntade en lista med element men fick typen "int".'] }],
    [{ name: 'X', marks: '[{' }, { marks: ['Texten är inte giltig JSON.'] }],
    [{ name: 'X', marks: null }, { marks: ['Det här fältet får inte vara null.'] }],
    [{ name: 'X', marks: Array(51).fill(GRUNDET) }, { marks: ['Se till att detta fält inte har fler än 50 element.'] }],
    [{ name: 'X', club: 'x' }, { club: ['Felaktig typ. Förväntade pk-värde, fick str.'] }],
    [{ name: 'X', club: 9999 }, { club: ['Ogiltigt pk "9999" - Objektet finns inte.'] }],
    [
      { description: 'x'.repeat(5001), club: 'x' },
      {
        club: ['Felaktig typ. Förväntade pk-värde, fick str.'],
        name: ['Det här fältet är obligatoriskt.'],
        description: ['Se till att detta fält inte har fler än 5000 tecken.'],
      },
    ],
  ])('%# %j is refused, and takes no number', async (body, errors) => {
    await newCourse();
    expect(await send('POST', LIST, body)).toEqual([400, errors]);
    expect(await numberOf(app, people.club.id)).toBe(1);
  });

  test('what is wrong with marks is reported mark by mark, with the rest beside it', async () => {
    const half = ['Ange både latitud och longitud, eller ingen av dem.'];
    const marks = [
      GRUNDET,
      { name: '', lat: 90.1, lon: '-180.1' },
      { name: 'Pricken', lat: '57.7' },
      { lon: 11.7, rounding: 'left', order: 1.5 },
      'Grundet',
      { name: 'x'.repeat(51), lat: '57,7', lon: true },
    ];
    const errors = {
      1: {
        name: ['Det här fältet får inte vara blankt.'],
        lat: ['Se till att detta värde är mindre än eller lika med 90.'],
        lon: ['Se till att detta värde är större än eller lika med -180.'],
      },
      2: { lon: half },
      3: {
        lat: half,
        name: ['Det här fältet är obligatoriskt.'],
        rounding: ['"left" är inte ett giltigt val.'],
        order: ['Ett giltigt heltal krävs.'],
      },
      4: { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick str.'] },
      5: {
        name: ['Se till att detta fält inte har fler än 50 tecken.'],
        lat: ['Ett giltigt nummer krävs.'],
        lon: ['Ett giltigt nummer krävs.'],
      },
    };
    expect(await send('POST', LIST, { marks })).toEqual([
      400,
      { name: ['Det här fältet är obligatoriskt.'], marks: errors },
    ]);
    expect(await send('POST', LIST, { name: 'X', marks: JSON.stringify([{ name: 'Pricken', lon: 11.7 }]) })).toEqual([
      400,
      { marks: { 0: { lat: half } } },
    ]);
  });

  test('marks come as a list or as its text, and are kept in the order that they are rounded', async () => {
    const marks = [
      { name: 'Mål', order: 9 },
      { name: ' Pricken ', lat: '57.7', lon: 11, rounding: 'gate', order: '2' },
      { name: 'Start', lat: null, lon: '' },
    ];
    const read = [
      { name: 'Pricken', lat: 57.7, lon: 11, rounding: 'gate', order: 2 },
      { name: 'Start', lat: null, lon: null, rounding: 'port', order: 2 },
      { name: 'Mål', lat: null, lon: null, rounding: 'port', order: 9 },
    ];
    expect((await newCourse({ marks })).marks).toEqual(read);
    const asText = await newCourse({ name: 'Bana B', marks: JSON.stringify(marks) });
    expect(asText.marks).toEqual(read);
    expect(await patch(asText.id, { marks: '' })).toMatchObject([200, { marks: [] }]);
  });

  test('a form does what JSON does, and a left-out box stays', async () => {
    const { id } = await newCourse({ is_active: false, length_nm: 6 });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = await people.official(
      'PUT',
      one(id),
      'name=Bana+1&length_nm=&marks=%5B%7B%22name%22%3A%22Grundet%22%7D%5D',
      form,
    );
    expect([url.statusCode, url.json()]).toMatchObject([
      200,
      { name: 'Bana 1', length_nm: null, is_active: false, marks: [{ name: 'Grundet' }] },
    ]);

    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part('name', 'Bana 2')}${part('length_nm', '4.25')}${part('marks', '[]')}--x--\r\n`;
    const multi = await people.official('PUT', one(id), body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect([multi.statusCode, multi.json()]).toMatchObject([
      200,
      { name: 'Bana 2', length_nm: '4.25', is_active: false, marks: [] },
    ]);
  });

  test('PATCH takes one key and PUT keeps the rest; what changes nothing takes no number', async () => {
    const { id, version } = await newCourse({ length_nm: '6.5', marks: [GRUNDET] });
    expect(await patch(id, {})).toMatchObject([200, { version }]);
    expect(await patch(id, { length_nm: 6.5, id: 99, version: 99, name: 'Bana A' })).toMatchObject([
      200,
      { id, version },
    ]);
    expect(await patch(id, { length_nm: '' })).toMatchObject([200, { length_nm: null, version: version + 1 }]);
    expect(await send('PUT', one(id), {})).toEqual([400, { name: ['Det här fältet är obligatoriskt.'] }]);
    expect(await send('PUT', one(id), { name: 'BANA A' })).toMatchObject([
      200,
      { name: 'BANA A', marks: [GRUNDET], version: version + 2 },
    ]);
    expect(await eventsSince(app, people.club.id, version)).toMatchObject([
      {
        version: version + 1,
        what: `course ${id}`,
        change: 'updated',
        visibility: 'everyone',
        data: { length_nm: null },
      },
      { version: version + 2, change: 'updated', data: { name: 'BANA A' } },
    ]);
    await newCourse({ name: 'Bana B' });
    expect(await patch(id, { name: 'bana b' })).toEqual([400, { name: ['Det här fältet måste vara unikt.'] }]);
  });

  test('a write based on an older version is answered with the present one, and the same key makes one course', async () => {
    const { id, version } = await newCourse();
    await patch(id, { description: 'Runt Lillön.' });
    for (const method of ['PATCH', 'DELETE'] as const) {
      const stale = await people.official(method, one(id), undefined, { 'if-match': `"${version}"` });
      expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { id, description: 'Runt Lillön.' } }]);
    }
    const key = { 'idempotency-key': '6f1f2f6e-3f0e-4f43-9a2b-0d6a3a1c5b11' };
    const [first, again] = [
      await people.official('POST', LIST, { name: 'Bana B' }, key),
      await people.official('POST', LIST, { name: 'Bana B' }, key),
    ];
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await namesIn(LIST)).toEqual(['Bana A', 'Bana B']);
  });

  test('a course stays in its club', async () => {
    const { id } = await newCourse();
    expect((await people.stranger('PATCH', one(id), { name: 'X' })).statusCode).toBe(403);
    expect((await people.official('POST', LIST, { name: 'X', club: people.otherClub.id })).statusCode).toBe(403);
    expect((await people.official('PATCH', one(id), { club: people.otherClub.id })).statusCode).toBe(403);
    expect((await people.staff('PATCH', one(id), { club: people.otherClub.id })).json()).toMatchObject({
      club: people.club.id,
    });
    expect((await people.staff('POST', LIST, { name: 'X' })).json()).toEqual({
      club: ['Det här fältet är obligatoriskt.'],
    });
    expect((await people.stranger('POST', LIST, { name: 'Bana A' })).json()).toMatchObject({
      club: people.otherClub.id,
    });
  });

  test('a course that a sailing uses stays, another goes', async () => {
    const { id } = await newCourse();
    const sailing = await newSailing(people.official, { course: id, status: 'unpublished' });
    const refused = await people.official('DELETE', one(id));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { non_field_errors: ['Banan används av en segling och kan inte tas bort.'] },
    ]);

    await people.official('PATCH', `/api/sailings/${sailing.id}/`, { course: '' });
    const before = await numberOf(app, people.club.id);
    expect((await people.official('DELETE', one(id))).statusCode).toBe(204);
    expect(await eventsSince(app, people.club.id, before)).toEqual([
      { version: before + 1, what: `course ${id}`, change: 'deleted', visibility: 'everyone', data: null },
    ]);
    expect((await people.member('GET', one(id))).statusCode).toBe(404);
  });

  test('a sailing has a course of its own club, in answers, frames and copies', async () => {
    const { id } = await newCourse();
    const foreign = await aCourseRecord(app, people.otherClub);
    const sailing = await newSailing(people.official, { course: String(id) });
    expect(sailing.course).toBe(id);
    expect((await eventsSince(app, people.club.id, 1))[0]?.data).toMatchObject({ course: id });
    expect((await people.member('GET', '/api/sailings/')).json()).toMatchObject([{ course: id }]);
    const copy = (await people.official('POST', `/api/sailings/${sailing.id}/copy/`)).json<Sailing>();
    expect(copy.course).toBe(id);

    const put = (course: unknown) => send('PATCH', `/api/sailings/${sailing.id}/`, { course });
    for (const wrong of [foreign.id, 9999]) {
      expect(await put(wrong)).toEqual([400, { course: [`Ogiltigt pk "${wrong}" - Objektet finns inte.`] }]);
      expect(await send('POST', '/api/sailings/', { name: 'X', start_date: '2026-06-11', course: wrong })).toEqual([
        400,
        { course: [`Ogiltigt pk "${wrong}" - Objektet finns inte.`] },
      ]);
    }
    expect(await put(null)).toMatchObject([200, { course: null }]);
  });
});
