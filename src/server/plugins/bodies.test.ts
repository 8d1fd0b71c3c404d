import { Readable } from 'node:stream';
import { buildTestApp, withProbes, type TestApp } from '../../testing/testApp';
import { assertReadable } from '../http/parse';
import type { UploadedFile } from '../uploads/uploadedFile';

const ECHO = '/api/echoes/';
const FILES = '/api/files/';
const FORM = 'multipart/form-data; boundary=x';

/** A part of a form, by the rest of its heading and its content. */
const part = (heading: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${heading}\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a body', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp(withProbes({ [`POST ${ECHO}`]: 'open', [`POST ${FILES}`]: 'open' }));
    server.app.post(ECHO, async ({ body }) => {
      assertReadable(body);
      return { body };
    });
    server.app.post<{ Body: { logo?: UploadedFile } }>(FILES, { config: { files: ['logo'] } }, async ({ body }) => {
      assertReadable(body);
      const { logo, ...rest } = body;
      return {
        ...rest,
        ...(logo && {
          logo: logo.bytes ? [logo.filename, logo.bytes.length, logo.bytes.toString('latin1', 0, 9)] : logo,
        }),
      };
    });
  });
  afterAll(() => server.close());

  const post = async (payload?: string | Buffer, type?: string, url = ECHO) => {
    const reply = await server.app.inject({
      method: 'POST',
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: type === undefined ? {} : { 'content-type': type },
    });
    return [reply.statusCode, reply.json<unknown>()];
  };

  test.each([
    [
      'JSON',
      '{"name":"Torsdag","serie":null,"order":[1]}',
      'application/json',
      { name: 'Torsdag', serie: null, order: [1] },
    ],
    ['JSON with a charset', '{"name":"Åland"}', 'application/json; charset=utf-8', { name: 'Åland' }],
    [
      'a form',
      'name=Bl%C3%A5+vind&order=1&order=2&serie=',
      'application/x-www-form-urlencoded',
      { name: 'Blå vind', order: ['1', '2'], serie: '' },
    ],
    [
      'a multipart form',
      part('name="name"', 'Blå vind') +
        part('name="order"', '1') +
        part('name="order"', '2') +
        part('name="serie"', '') +
        END,
      FORM,
      { name: 'Blå vind', order: ['1', '2'], serie: '' },
    ],
    ['JSON of 32 levels', nested(32), 'application/json', JSON.parse(nested(32)) as unknown],
    ['an empty body of JSON', '', 'application/json', {}],
  ])('comes as %s', async (_kind, payload, type, body) => {
    expect(await post(payload, type)).toEqual([200, { body }]);
  });

  test('is empty when nothing is sent', async () => {
    expect(await post()).toEqual([200, { body: {} }]);
  });

  test.each([
    ['broken', '{"name":'],
    ['NaN', '{"order":NaN}'],
    ['bad UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['nested in 33 levels', nested(33)],
    ['nested in 100,000 levels', nested(100_000)],
  ])('of JSON that is %s is refused', async (_kind, payload) => {
    const [status, answer] = await post(payload, 'application/json');

    expect(status).toBe(400);
    expect(answer).toEqual({ detail: expect.stringMatching(/^JSON parse error - ./) });
  });

  test.each([
    ['text/plain', 'Medietypen "text/plain" stöds inte.'],
    ['application/xml', 'Medietypen "application/xml" stöds inte.'],
  ])('of %s is refused', async (type, detail) => {
    expect(await post('<x/>', type)).toEqual([415, { detail }]);
  });

  test('of no type is refused', async () => {
    expect(await post('{}')).toEqual([415, { detail: 'Medietypen "" stöds inte.' }]);
  });

  test.each([
    ['without its boundary', part('name="name"', 'x') + END, 'multipart/form-data'],
    ['that breaks off', part('name="name"', 'x'), FORM],
  ])('of a multipart form %s is refused', async (_kind, payload, type) => {
    expect(await post(payload, type)).toEqual([400, { detail: 'Ogiltig förfrågan.' }]);
  });

  test('may not bring files', async () => {
    const payload = part('name="name"', 'x') + part('name="logo"; filename="logo.png"', 'bytes') + END;

    expect(await post(payload, FORM)).toEqual([400, { logo: ['Filer tas inte emot här.'] }]);
  });

  test.each([
    ['JSON', `{"name":"${'x'.repeat(1024 * 1024)}"}`, 'application/json'],
    ['a form', `name=${'x'.repeat(1024 * 1024)}`, 'application/x-www-form-urlencoded'],
    ['a multipart form', part('name="name"', 'x'.repeat(1024 * 1024)) + END, FORM],
    ['a field of a multipart form', part('name="name"', 'x'.repeat(65 * 1024)) + END, FORM],
    ['a multipart form of too many fields', part('name="a"', 'x').repeat(101) + END, FORM],
  ])('that is too large is refused: %s', async (_kind, payload, type) => {
    expect(await post(payload, type)).toEqual([413, { detail: 'Förfrågan är för stor.' }]);
  });

  describe('where a file is taken', () => {
    const MB = 1024 * 1024;
    const file = (filename: string, content: string, name = 'logo') =>
      part(`name="${name}"; filename="${filename}"`, content);
    const send = (payload: string) => post(payload + END, FORM, FILES);

    test('has it beside the fields', async () => {
      expect(await send(part('name="name"', 'x') + file('logo.png', 'innehåll') + part('name="city"', ''))).toEqual([
        200,
        { name: 'x', city: '', logo: ['logo.png', 9, 'innehÃ¥ll'] },
      ]);
    });

    test.each([
      ['../../etc/passwd.png', 'passwd.png'],
      ['..\\\\..\\\\windows\\\\logo.png', 'logo.png'],
      ['/etc/passwd', 'passwd'],
      ['..', ''],
    ])('knows no folders: %s', async (filename, name) => {
      expect(await send(file(filename, 'x'))).toEqual([200, { logo: [name, 1, 'x'] }]);
    });

    test('leaves out a field in which no file was chosen', async () => {
      expect(await send(file('', '') + part('name="name"', 'x'))).toEqual([200, { name: 'x' }]);
    });

    test('has an empty file, for the field to refuse', async () => {
      expect(await send(file('logo.png', ''))).toEqual([200, { logo: ['logo.png', 0, ''] }]);
    });

    test('takes none in other fields', async () => {
      expect(await send(file('a.png', 'x', 'map'))).toEqual([400, { map: ['Filer tas inte emot här.'] }]);
    });

    test('takes one', async () => {
      expect(await send(file('a.png', 'x') + file('b.png', 'x'))).toEqual([413, { detail: 'Förfrågan är för stor.' }]);
    });

    test('cuts it off behind what any field takes, so that the field can say how much that is', async () => {
      const [status, { logo }] = (await send(file('logo.png', 'x'.repeat(12 * MB)))) as [number, { logo: unknown[] }];
      expect([status, logo[1]]).toEqual([200, 10 * MB + 1]);
    });

    test.each([
      ['16 MB in all', file('logo.png', 'x'.repeat(16 * MB))],
      ['64 kB in a field', part('name="name"', 'x'.repeat(65 * 1024)) + file('logo.png', 'x')],
      ['a hundred fields', part('name="a"', 'x').repeat(10_000)],
    ])('takes no more than %s', async (_what, payload) => {
      expect(await send(payload)).toEqual([413, { detail: 'Förfrågan är för stor.' }]);
    });

    test('is refused when it breaks off within the file', async () => {
      expect(await post(file('logo.png', 'x').slice(0, -1), FORM, FILES)).toEqual([
        400,
        { detail: 'Ogiltig förfrågan.' },
      ]);
    });

    test('counts what comes where no length was said', async () => {
      const lines = async function* () {
        yield file('logo.png', 'x').slice(0, -2);
        for (let sent = 0; sent < 20; sent += 1) yield 'x'.repeat(MB);
      };
      const reply = await server.app.inject({
        method: 'POST',
        url: FILES,
        payload: Readable.from(lines()),
        headers: { 'content-type': FORM },
      });
      expect([reply.statusCode, reply.json()]).toEqual([413, { detail: 'Förfrågan är för stor.' }]);
    });
  });
});
