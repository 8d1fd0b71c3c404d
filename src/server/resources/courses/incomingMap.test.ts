import type { Course } from '../../../shared/contract/courses';
import { describeEachEngine } from '../../../testing/engines';
import { aPicture, formWith } from '../../../testing/images';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import { aCourseRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const LIST = '/api/courses/';
const one = (id: number) => `${LIST}${id}/`;
const PDF = {
  name: 'bana.pdf',
  bytes: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1'),
};

describeEachEngine('the map of a course', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const newCourse = async (fields: Parameters<typeof formWith>[0]): Promise<Course> => {
    const reply = await people.official('POST', LIST, formWith({ name: 'Bana A', ...fields }));
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
    return reply.json();
  };
  const read = async (url: string | null) => app.app.inject({ url: new URL(url ?? '').pathname });

  test('comes with the form, and is shown and read by its address', async () => {
    const made = await newCourse({ map: PDF, length_nm: '6,5'.replace(',', '.'), marks: '[{"name":"Grundet"}]' });
    expect(made).toMatchObject({
      map: expect.stringMatching(/^http:\/\/localhost:3000\/media\/[\da-f]{64}$/),
      length_nm: '6.50',
    });
    expect((await eventsSince(app, people.club.id))[0]?.data).toMatchObject({ map: made.map });
    const file = await read(made.map);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload]).toEqual([
      200,
      'application/pdf',
      PDF.bytes,
    ]);
    const picture = await newCourse({ name: 'Bana B', map: await aPicture() });
    expect((await read(picture.map)).headers['content-type']).toBe('image/webp');
  });

  test('stays when it is left out, goes when it is emptied, and is replaced by another', async () => {
    const { id, map, version } = await newCourse({ map: PDF });
    const put = async (fields: Parameters<typeof formWith>[0]) =>
      (await people.official('PUT', one(id), formWith({ name: 'Bana A', ...fields }))).json<Course>();
    expect(await put({})).toMatchObject({ map, version });
    expect(await put({ map: PDF })).toMatchObject({ map, version });
    const replaced = await put({ map: await aPicture() });
    expect(replaced).toMatchObject({ map: expect.stringMatching(/^http/), version: version + 1 });
    expect(replaced.map).not.toBe(map);
    expect(await put({ map: '' })).toMatchObject({ map: null, version: version + 2 });
    await put({ map: PDF });
    expect((await people.official('PATCH', one(id), { map: null })).json()).toMatchObject({ map: null });
  });

  test.each([
    [
      'its own address',
      'http://localhost:3000/media/x',
      'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.',
    ],
    ['an empty file', { name: 'bana.pdf', bytes: Buffer.alloc(0) }, 'Den skickade filen var tom.'],
    [
      'another kind of file',
      { name: 'bana.exe', bytes: Buffer.from('MZ') },
      'Filändelsen “exe” är inte giltig. Giltiga filändelser är: png, jpg, jpeg, webp, pdf.',
    ],
    [
      'what only says that it is a map',
      { name: 'bana.pdf', bytes: Buffer.from('<script>') },
      'Ladda upp en bild eller en PDF. Filen du laddade upp var ingetdera, eller skadad.',
    ],
  ])('is not %s', async (_kind, map, text) => {
    const reply = await people.official('POST', LIST, formWith({ name: 'Bana A', map }));
    expect([reply.statusCode, reply.json()]).toEqual([400, { map: [text] }]);
    expect(await numberOf(app, people.club.id)).toBe(0);
  });

  test('is not stored for somebody who may not write the course', async () => {
    const { id } = await aCourseRecord(app, people.club);
    for (const call of [people.stranger, people.member]) {
      expect((await call('PUT', one(id), formWith({ name: 'X', map: PDF }))).statusCode).toBe(403);
    }
    const foreign = formWith({ name: 'X', club: String(people.club.id), map: PDF });
    expect((await people.stranger('POST', LIST, foreign)).statusCode).toBe(403);
    expect((await people.official('PUT', one(9999), formWith({ name: 'X', map: PDF }))).statusCode).toBe(404);
    expect(await app.db.selectFrom('files').select('hash').execute()).toEqual([]);
  });
});
