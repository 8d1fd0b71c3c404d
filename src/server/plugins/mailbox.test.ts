import { buildTestApp, type TestApp } from '../../testing/testApp';
import { readConfig } from '../config';
import { unitOfWork } from '../db/unitOfWork';
import { chooseSender, fromAddress, keepsMails, teamAddresses, mailboxSender } from '../mail/chooseSender';
import { composeWith } from '../mail/compose';
import { sendOutbox } from '../mail/outbox';
import { putInOutbox } from '../mail/repository';

const TOKEN = `t0-${'a'.repeat(32)}`;
const LINK = `http://localhost:3000/reset-confirm/MQ/${TOKEN}`;

describe('the development mailbox', () => {
  let server: TestApp;
  const logged: object[] = [];
  beforeAll(async () => {
    server = await buildTestApp({ showsMailbox: true });
    await unitOfWork(server.deps, (work) => putInOutbox(work, { kind: 'password_reset', email: 'sara@example.se' }));
    const logger = { warn: (what: object) => void logged.push(what), error: () => {} };
    await sendOutbox({
      db: server.db,
      now: server.clock.now,
      sender: mailboxSender({ db: server.db, logger }),
      compose: composeWith({
        site: 'http://localhost:3000',
        teamAddresses: async () => [],
        roleToken: () => '',
        resetLinkFor: async () => ({ email: 'sara+<b>@example.se', path: `/reset-confirm/MQ/${TOKEN}` }),
      }),
      logger,
    });
  });
  afterAll(() => server.close());

  const open = (options: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
    server.app.inject({
      url: '/dev/mailbox',
      headers: { host: 'localhost:3000', ...options.headers },
      remoteAddress: '127.0.0.1',
      ...options,
    });

  test('shows mails with links that can be followed', async () => {
    const reply = await open();

    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(reply.body).toContain('<h2>Återställ ditt lösenord</h2>');
    expect(reply.body).toContain('Till: sara+&lt;b&gt;@example.se<br>Skrivet: 2026-06-04 14.00.00');
    expect(reply.body).toContain(`<a href="${LINK}">${LINK}</a>`);
    expect(reply.body).not.toContain('<b>@');
  });

  test('tells the log that there is a mail, and not its link or to whom it goes', () => {
    expect(logged).toEqual([{ mail: 1, page: '/dev/mailbox' }]);
  });

  test.each([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['a name that leads here', { headers: { host: 'rebound.example.com' } }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that says Via', { headers: { via: '1.1 proxy' } }],
  ])('does not exist for %s', async (_whom, options) => {
    const reply = await open(options);

    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Hittades inte.' }]);
  });

  test.each(['127.0.0.1', '[::1]:3000', 'styrbord.localhost'])(
    'is shown under this machine’s name %s',
    async (host) => {
      expect((await open({ headers: { host } })).statusCode).toBe(200);
    },
  );

  test('does not exist where it is not wanted', async () => {
    const other = await buildTestApp();

    expect((await other.app.inject('/dev/mailbox')).statusCode).toBe(404);
    await other.close();
  });
});

describe('mails are kept instead of sent', () => {
  test.each([
    [true, {}],
    [true, { HOST: '0.0.0.0' }],
    [true, { PUBLIC_URL: 'http://localhost:3000' }],
    [false, { SMTP_URL: 'smtp://mail.example.se' }],
    [false, { DEMO: 'off' }],
    [false, { PUBLIC_URL: 'https://segling.example.se' }],
    [false, { TRUST_PROXY: '1' }],
    [false, { HOST: '192.168.1.20' }],
  ])('%s, with %j', (expected, environment) => {
    expect(keepsMails(readConfig(environment))).toBe(expected);
  });

  test('or nowhere, which the log tells', async () => {
    const { db, close } = await buildTestApp();
    const logged: unknown[] = [];
    const config = readConfig({ PUBLIC_URL: 'https://segling.example.se' });
    const logger = { warn: (what: unknown) => void logged.push(what) };

    expect(chooseSender(config, { site: 'https://segling.example.se', db, logger })).toBeNull();
    expect(logged).toEqual(['SMTP_URL is not set: no mail is sent']);
    await close();
  });
});

describe('mails come from', () => {
  test.each([
    ['Exempel SS <kansli@example.se>', 'https://segling.example.se', 'Exempel SS <kansli@example.se>'],
    [undefined, 'https://segling.example.se', 'Styrbord <styrbord@segling.example.se>'],
    [undefined, 'http://192.168.1.20:3000', 'Styrbord <styrbord@localhost>'],
    [undefined, 'http://[::1]:3000', 'Styrbord <styrbord@localhost>'],
  ])('MAIL_FROM %s, at %s: %s', (mailFrom, site, from) => {
    expect(fromAddress(mailFrom, site)).toBe(from);
  });
});

describe('what users write to the product team goes to', () => {
  test.each([
    [{ FEEDBACK_TO: 'produkt@example.se' }, ['staff@example.se'], ['produkt@example.se']],
    [{}, ['staff@example.se', 'andra@example.se'], ['staff@example.se', 'andra@example.se']],
    [{ MAIL_FROM: 'Exempel SS <kansli@example.se>' }, [], ['kansli@example.se']],
    [{}, [], ['styrbord@segling.example.se']],
  ])('with %j, and %j running the platform: %j', async (environment, staff, addresses) => {
    const found = await teamAddresses(readConfig(environment), {
      site: 'https://segling.example.se',
      staff: async () => staff,
    });

    expect(found).toEqual(addresses);
  });
});
