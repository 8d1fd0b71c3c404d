import { TEST_PASSWORD, aSailorAccount, loginAs } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import type { TestApp } from '../../testing/testApp';
import { asForm, asJson, asMultipart, onWire, type WireBody } from '../../testing/wire';

const REQUIRED = ['Det här fältet är obligatoriskt.'];
const JSON_ERROR = { detail: expect.stringMatching(/^JSON parse error - ./) as string };
const mediaType = (type: string) => ({ detail: `Medietypen "${type}" stöds inte.` });
const notObject = (type: string) => ({
  non_field_errors: [`Ogiltig data. Förväntade en dictionary, men fick ${type}.`],
});

const REQUIRED_FIELDS: Record<string, string[]> = {
  '/auth/users/': ['email', 'password'],
  '/auth/users/reset_password/': ['email'],
  '/auth/users/reset_password_confirm/': ['uid', 'token', 'new_password'],
  '/auth/users/set_password/': ['current_password', 'new_password'],
  '/auth/jwt/create/': ['email', 'password'],
  '/auth/jwt/refresh/': ['refresh'],
  '/auth/jwt/verify/': ['token'],
};

const missing = (url: string) => Object.fromEntries((REQUIRED_FIELDS[url] ?? []).map((field) => [field, REQUIRED]));

const raw = (payload: string | Buffer, type?: string): WireBody =>
  type === undefined ? { payload } : { payload, type };
const JSON_TYPE = 'application/json';

/** [what, body, status, answer; null: every field is missing] */
const BODIES: [what: string, body: WireBody | undefined, status: number, answer: object | null][] = [
  ['nothing', undefined, 400, null],
  ['no bytes of JSON', raw('', JSON_TYPE), 400, null],
  ['{}', asJson({}), 400, null],
  ['unknown keys alone', asJson({ terms: true, is_staff: true }), 400, null],
  ['an empty form', raw('', 'application/x-www-form-urlencoded'), 400, null],
  ['an empty multipart form', asMultipart({}), 400, null],
  ['a list', asJson([]), 400, notObject('list')],
  ['a text', asJson('x'), 400, notObject('str')],
  ['a number', asJson(4.5), 400, notObject('float')],
  ['true', asJson(true), 400, notObject('bool')],
  ['null', asJson(null), 400, { non_field_errors: ['Inga data skickades.'] }],
  ['broken JSON', raw('{"email":', JSON_TYPE), 400, JSON_ERROR],
  ['NaN', raw('{"email": NaN}', JSON_TYPE), 400, JSON_ERROR],
  ['bytes that are no UTF-8', raw(Buffer.from([0x22, 0xff, 0x22]), JSON_TYPE), 400, JSON_ERROR],
  ['a multipart form without its boundary', raw('--x--', 'multipart/form-data'), 400, { detail: 'Ogiltig förfrågan.' }],
  ['plain text', raw('email=x', 'text/plain'), 415, mediaType('text/plain')],
  ['XML', raw('<x/>', 'application/xml'), 415, mediaType('application/xml')],
  ['a body of no type', raw('{}'), 415, mediaType('')],
];

describeEachEngine('the auth calls, given', (makeApp) => {
  let server: TestApp;
  let user: { email: string; authorization: string };
  beforeAll(async () => {
    server = await makeApp();
    const { email } = await aSailorAccount(server);
    user = { email, ...(await loginAs(server, { email })) };
  });

  const headersFor = (url: string): Record<string, string> =>
    url.endsWith('set_password/') ? { authorization: user.authorization } : {};

  test.each(BODIES)('%s', async (_what, body, status, answer) => {
    for (const url of Object.keys(REQUIRED_FIELDS)) {
      const got = await onWire(server, 'POST', url, { ...(body ? { body } : {}), headers: headersFor(url) });

      expect([url, ...got.answer]).toEqual([url, status, answer ?? missing(url)]);
      expect([url, got.headers.allow]).toEqual([url, expect.stringContaining('POST')]);
    }
  });

  test.each<[what: string, value: unknown, sentence: string]>([
    ['null', null, 'Det här fältet får inte vara null.'],
    ['nothing', '', 'Det här fältet får inte vara blankt.'],
    ['blanks', ' \t', 'Det här fältet får inte vara blankt.'],
    ['a list', ['x'], 'Inte en giltig textsträng.'],
    ['an object', { x: 1 }, 'Inte en giltig textsträng.'],
    ['a flag', true, 'Inte en giltig textsträng.'],
  ])('%s in every field', async (_what, value, sentence) => {
    for (const [url, fields] of Object.entries(REQUIRED_FIELDS)) {
      const body = asJson(Object.fromEntries(fields.map((field) => [field, value])));
      const errors = Object.fromEntries(fields.map((field) => [field, [sentence]]));

      expect((await onWire(server, 'POST', url, { body, headers: headersFor(url) })).answer).toEqual([400, errors]);
    }
  });

  test.each([
    ['JSON', asJson],
    ['a form', asForm],
    ['a multipart form', asMultipart],
  ] as const)('%s that is right', async (_what, encode) => {
    const send = async (url: string, fields: Record<string, string>) =>
      (await onWire(server, 'POST', url, { body: encode(fields), headers: headersFor(url) })).answer;
    const email = `person.${encode.name.toLowerCase()}@example.se`;
    const { answer } = await onWire(server, 'POST', '/auth/jwt/create/', {
      body: asJson({ email: user.email, password: TEST_PASSWORD }),
    });
    const { access, refresh } = answer[1] as { access: string; refresh: string };

    expect(await send('/auth/users/', { email, password: 'Lovar-i-friskt-väder', club: '' })).toEqual([
      201,
      { id: expect.any(Number) as number, email, club: null },
    ]);
    expect(await send('/auth/users/reset_password/', { email })).toEqual([204, '']);
    expect(await send('/auth/jwt/create/', { email, password: 'Lovar-i-friskt-väder' })).toEqual([
      200,
      { refresh: expect.any(String) as string, access: expect.any(String) as string },
    ]);
    expect(await send('/auth/jwt/verify/', { token: access })).toEqual([200, {}]);
    expect(await send('/auth/jwt/refresh/', { refresh })).toEqual([200, { access: expect.any(String) as string }]);
    expect(
      await send('/auth/users/set_password/', { current_password: 'fel', new_password: 'Lovar-i-friskt-väder' }),
    ).toEqual([400, { current_password: ['Felaktigt lösenord.'] }]);
  });
});
