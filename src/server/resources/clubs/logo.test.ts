import type { Club } from '../../../shared/contract/clubs';
import type { IndexData } from '../../../shared/contract/indexData';
import { describeEachEngine } from '../../../testing/engines';
import { aPicture, aPictureThatClaims, formWith, type SentFile } from '../../../testing/images';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const ONE = '/api/clubs/exempel-ss/';
const ADDRESS = /^https:\/\/segling\.example\/media\/[\da-f]{64}$/;
const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };
const NOT_FILE = 'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.';

describeEachEngine('the logo of a club', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp({ site: () => 'https://segling.example' });
    people = await peopleIn(server);
  });

  const change = async (call: Call, body: object, headers?: Record<string, string>): Promise<[number, Club]> => {
    const reply = await call('PATCH', ONE, body, headers);
    return [reply.statusCode, reply.json<Club>()];
  };
  const send = (call: Call, fields: Record<string, string | SentFile>) => change(call, formWith(fields));
  const logoNow = async () => (await people.anonymous('GET', ONE)).json<Club>().logo;
  const filesKept = async () => (await server.db.selectFrom('files').select('hash').execute()).length;

  test('is shown to everybody once its account has sent it in, with whatever else was sent', async () => {
    const before = await numberOf(server, people.club.id);
    const [status, { logo, city }] = await send(people.official, { logo: await aPicture(), city: 'Örebro' });

    expect([status, logo, city]).toEqual([200, expect.stringMatching(ADDRESS), 'Örebro']);
    expect(await logoNow()).toBe(logo);
    const { clubs } = (await people.anonymous('GET', '/api/index-data/')).json<IndexData>();
    expect(clubs.map((club) => club.logo)).toEqual([null, logo]);
    expect(await eventsSince(server, people.club.id, before)).toMatchObject([
      { what: `club ${people.club.id}`, change: 'updated', visibility: 'everyone', data: { logo, city: 'Örebro' } },
    ]);
    const file = await people.anonymous('GET', new URL(logo ?? '').pathname);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.toString('latin1', 8, 12)]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
  });

  test('stays when it is left out, also where a form has a field for it that nothing was chosen in', async () => {
    const [, { logo }] = await send(people.official, { logo: await aPicture() });
    expect((await change(people.official, { city: 'Örebro' }))[1].logo).toBe(logo);
    expect((await send(people.official, { city: 'Arboga' }))[1].logo).toBe(logo);
    expect(
      (await send(people.official, { city: 'Falun', logo: { name: '', bytes: Buffer.alloc(0) } }))[1],
    ).toMatchObject({
      logo,
      city: 'Falun',
    });
  });

  test.each([
    ['null', { logo: null }],
    ['an empty text', { logo: '' }],
    ['an empty field of a form', formWith({ logo: '' })],
  ])('is taken away by %s', async (_what, body) => {
    await send(people.official, { logo: await aPicture() });
    expect((await change(people.official, body))[1].logo).toBeNull();
    expect(await logoNow()).toBeNull();
  });

  test('is replaced by another', async () => {
    const [, first] = await send(people.official, { logo: await aPicture({ colour: 'red' }) });
    const [, second] = await send(people.official, { logo: await aPicture({ colour: 'blue' }) });
    expect(second.logo).toMatch(ADDRESS);
    expect(second.logo).not.toBe(first.logo);
  });

  test('takes no number when it is the same again, and is stored once for all', async () => {
    const [, { logo }] = await send(people.official, { logo: await aPicture() });
    const before = await numberOf(server, people.club.id);
    expect((await send(people.official, { logo: await aPicture({ name: 'annat namn.png' }) }))[1].logo).toBe(logo);
    expect(await numberOf(server, people.club.id)).toBe(before);

    const reply = await people.stranger('PATCH', '/api/clubs/annans-bk/', formWith({ logo: await aPicture() }));
    expect([reply.json<Club>().logo, await filesKept()]).toEqual([logo, 1]);
  });

  test.each([
    ['the address that it had', () => ({ logo: 'https://segling.example/media/0123' }), NOT_FILE],
    ['a text in a form', () => formWith({ logo: 'logo.png' }), NOT_FILE],
    ['an object', () => ({ logo: {} }), NOT_FILE],
    [
      'an empty file',
      () => formWith({ logo: { name: 'logo.png', bytes: Buffer.alloc(0) } }),
      'Den skickade filen var tom.',
    ],
    [
      'a page with a script',
      () => formWith({ logo: { name: 'logo.png', bytes: Buffer.from('<script>alert(1)</script>') } }),
      'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
    ],
    [
      'more than 5 MB',
      () => formWith({ logo: { name: 'logo.png', bytes: Buffer.alloc(6 * 1024 * 1024) } }),
      'Filen är för stor. Välj en fil på högst 5 MB.',
    ],
  ])('is not %s, and then nothing is changed', async (_what, body, text) => {
    const [, { logo }] = await send(people.official, { logo: await aPicture(), city: 'Örebro' });
    expect(await change(people.official, body())).toEqual([400, { logo: [text] }]);
    expect([await logoNow(), await filesKept()]).toEqual([logo, 1]);
  });

  test('is not kept when something else is wrong', async () => {
    expect(await send(people.official, { logo: await aPicture(), name: '' })).toMatchObject([
      400,
      { name: ['Det här fältet får inte vara blankt.'] },
    ]);
    expect(await filesKept()).toBe(0);
  });

  test('is processed only after the rights are checked: nobody else’s image is even looked at', async () => {
    const bomb = () => formWith({ logo: aPictureThatClaims(30_000, 30_000) });
    expect(await change(people.stranger, bomb())).toEqual([403, FORBIDDEN]);
    expect(await change(people.member, bomb())).toEqual([403, FORBIDDEN]);
    expect((await change(people.anonymous, bomb()))[0]).toBe(401);
    expect((await people.official('PATCH', '/api/clubs/9999/', bomb())).statusCode).toBe(404);
    expect((await change(people.official, bomb()))[0]).toBe(400);
  });

  test('is sent again under its key without becoming another change', async () => {
    const key = { 'idempotency-key': '7b0c1c9e-3a52-4b0e-9d47-0a4c9d2f6b11' };
    const first = await change(people.official, formWith({ logo: await aPicture() }), key);
    const before = await numberOf(server, people.club.id);
    await change(people.official, { logo: null });
    expect(await change(people.official, formWith({ logo: await aPicture() }), key)).toEqual(first);
    expect([await numberOf(server, people.club.id), await logoNow()]).toEqual([before + 1, null]);
  });

  test('may be sent twenty times an hour by one user', async () => {
    const limited = await makeApp({ rateLimit: true });
    const { official, stranger } = await peopleIn(limited);
    const logo = await aPicture();
    for (let sent = 0; sent < 20; sent += 1)
      expect((await official('PATCH', ONE, formWith({ logo }))).statusCode).toBe(200);

    const next = await official('PATCH', ONE, formWith({ logo }));
    expect([next.statusCode, next.headers['retry-after'], next.json()]).toEqual([
      429,
      '3600',
      { detail: 'Förfrågan stoppades eftersom du har skickat för många. Försök igen om 3600 sekunder.' },
    ]);
    expect((await official('PATCH', ONE, { city: 'Örebro' })).statusCode).toBe(200);
    expect((await stranger('PATCH', '/api/clubs/annans-bk/', formWith({ logo }))).statusCode).toBe(200);
  });
});
