import { buildTestApp, type TestApp } from '../../testing/testApp';
import { assertReadable } from '../http/unreadableBody';

const ECHO = '/api/echoes/';
const FORM = 'multipart/form-data; boundary=x';

/** A part of a form, by the rest of its heading and its content. */
const part = (heading: string, content: string) => `--x\r\nContent-Disposition: form-data; ${heading}\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

describe('a body', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
    server.app.post(ECHO, { config: { policy: 'open' } }, async ({ body }) => {
      assertReadable(body);
      return { body };
    });
  });
  afterAll(() => server.close());

  const post = async (payload?: string | Buffer, type?: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: ECHO,
      ...(payload === undefined ? {} : { payload }),
      headers: type === undefined ? {} : { 'content-type': type },
    });
    return [reply.statusCode, reply.json<unknown>()];
  };

  test.each([
    ['JSON', '{"name":"Torsdag","serie":null,"order":[1]}', 'application/json', { name: 'Torsdag', serie: null, order: [1] }],
    ['JSON with a charset', '{"name":"Åland"}', 'application/json; charset=utf-8', { name: 'Åland' }],
    [
      'a form',
      'name=Bl%C3%A5+vind&order=1&order=2&serie=',
      'application/x-www-form-urlencoded',
      { name: 'Blå vind', order: ['1', '2'], serie: '' },
    ],
    [
      'a multipart form',
      part('name="name"', 'Blå vind') + part('name="order"', '1') + part('name="order"', '2') + part('name="serie"', '') + END,
      FORM,
      { name: 'Blå vind', order: ['1', '2'], serie: '' },
    ],
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
});
