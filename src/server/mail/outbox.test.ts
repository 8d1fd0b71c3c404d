import { describeBothEngines } from '../../testing/engines';
import { startMailServer, type MailServer } from '../../testing/mailServer';
import type { TestApp } from '../../testing/testApp';
import { unitOfWork } from '../db/unitOfWork';
import { sweep } from '../db/housekeeping';
import { composeWith } from './compose';
import { LEASE_MS, MAX_ATTEMPTS, sendOutbox, retryDelayMs, type OutboxDeps } from './outbox';
import type { EntryDecision, OutboxMessage, Sender } from './mail';
import { putInOutbox } from './repository';
import { smtpSender } from './smtpSender';

const APPROVED: EntryDecision = {
  kind: 'entry_approved',
  email: 'sara@example.se',
  club: 'Exempel Segelsällskap',
  slug: 'exempel-ss',
  sailing: { id: 7, name: 'Torsdag <3>', start_date: '2026-06-04', start_time: '18:30:00' },
  sailNumber: 'SWE 312',
};

describeBothEngines('the outbox', (makeApp) => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.close());
  beforeEach(() => mailServer.mails.splice(0));

  const overSmtp = (url = mailServer.url) => smtpSender({ url, from: 'Styrbord <styrbord@example.se>' });

  function outboxOf(server: TestApp, sender: Sender = overSmtp()) {
    const warnings: object[] = [];
    const logger = { warn: (what: object) => void warnings.push(what), error: () => {} };
    const compose = composeWith({
      site: 'https://segling.example.se',
      resetLinkFor: async () => null,
      roleToken: () => '',
      teamAddresses: async () => ['team@example.se'],
    });
    const deps: OutboxDeps = { db: server.db, now: server.clock.now, sender, compose, logger };
    return {
      warnings,
      deps,
      put: (letter: OutboxMessage = APPROVED) => unitOfWork(server.deps, (work) => putInOutbox(work, letter)),
      drain: (signal?: AbortSignal) => sendOutbox(deps, signal),
      rows: () => server.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute(),
    };
  }

  async function aWorld(options?: { sender?: Sender }) {
    const server = await makeApp();
    return { server, ...outboxOf(server, options?.sender) };
  }

  /** A node of its own on the same database. */
  const beside = async (server: TestApp, sender?: Sender) =>
    outboxOf(await makeApp({ beside: server, now: server.clock.now }), sender);

  test('sends a letter once its write is committed, as plain text and as HTML, in Swedish', async () => {
    const { put, drain, rows } = await aWorld();
    await put();

    await drain();
    await drain();

    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({
      from: 'styrbord@example.se',
      to: ['sara@example.se'],
      subject: 'Din anmälan till Torsdag <3> är godkänd',
    });
    expect(mail?.text).toContain('Exempel Segelsällskap har godkänt din anmälan till Torsdag <3>.');
    expect(mail?.text).toContain('Dag: torsdag 4 juni 2026 kl. 18.30\nSegelnummer: SWE 312');
    expect(mail?.text).toContain('https://segling.example.se/clubs/exempel-ss/sailings/7/info');
    expect(mail?.html).toContain(
      '<a href="https://segling.example.se/clubs/exempel-ss/sailings/7/info">Se seglingen</a>',
    );
    expect(mail?.html).toContain('Torsdag &lt;3&gt;');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(await rows()).toMatchObject([
      { due_at: null, attempts: 1, finished_at: '2026-06-04T12:00:00.000Z', error: '', text: '' },
    ]);
  });

  test('sends nothing of a write that is undone', async () => {
    const { server, drain, rows } = await aWorld();
    const write = unitOfWork(server.deps, async (work) => {
      await putInOutbox(work, APPROVED);
      throw new Error('undone');
    });

    await expect(write).rejects.toThrow('undone');
    await drain();

    expect([mailServer.mails, await rows()]).toEqual([[], []]);
  });

  test('forgets a letter to an account that is not there', async () => {
    const { put, drain, rows } = await aWorld();
    await put({ kind: 'password_reset', email: 'ingen@example.se' });

    await drain();

    expect([mailServer.mails, await rows()]).toEqual([[], []]);
  });

  test('an entry that was declined is answered kindly, with a link to the club', async () => {
    const { put, drain } = await aWorld();
    await put({ ...APPROVED, kind: 'entry_declined' });
    await drain();
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ to: ['sara@example.se'], subject: 'Din anmälan till Torsdag <3> togs inte emot' });
    expect(mail?.text).toContain(
      'Exempel Segelsällskap kunde tyvärr inte ta emot din anmälan till Torsdag <3>, så den är borttagen.',
    );
    expect(mail?.text).toContain('Segelnummer: SWE 312');
    expect(mail?.text).toContain('https://segling.example.se/clubs/exempel-ss/profile');
  });

  test('tries again when the mail server is back, later each time', async () => {
    const down = await startMailServer();
    await down.close();
    const { server, put, drain, rows, warnings } = await aWorld({ sender: overSmtp(down.url) });
    await put();

    await drain();
    await drain();
    expect(await rows()).toMatchObject([
      { attempts: 1, due_at: '2026-06-04T12:00:30.000Z', finished_at: null, error: 'ESOCKET' },
    ]);
    server.clock.advance(30_000);
    await drain();
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: '2026-06-04T12:01:30.000Z' }]);

    const back = await startMailServer({ port: Number(new URL(down.url).port) });
    await drain();
    expect(back.mails).toHaveLength(0);
    server.clock.advance(60_000);
    await drain();

    expect(back.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, due_at: null, error: '' }]);
    expect(warnings).toEqual([
      { mail: 1, attempts: 1, code: 'ESOCKET', isLast: false },
      { mail: 1, attempts: 2, code: 'ESOCKET', isLast: false },
    ]);
    await back.close();
  });

  test('gives up after a day', async () => {
    let tries = 0;
    const failing: Sender = {
      send: async () => {
        tries += 1;
        throw new Error('never');
      },
    };
    const { server, put, drain, rows, warnings } = await aWorld({ sender: failing });
    await put();
    const began = server.clock.now().getTime();

    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await drain();
      if (attempt < MAX_ATTEMPTS) server.clock.advance(retryDelayMs(attempt));
    }
    const tookHours = (server.clock.now().getTime() - began) / 3_600_000;
    server.clock.advance(1_000_000_000);
    await drain();

    expect(tries).toBe(MAX_ATTEMPTS);
    expect(tookHours).toBeGreaterThan(23);
    expect(tookHours).toBeLessThan(26);
    expect(await rows()).toMatchObject([{ attempts: MAX_ATTEMPTS, due_at: null, error: 'unknown' }]);
    expect(warnings.at(-1)).toEqual({ mail: 1, attempts: MAX_ATTEMPTS, code: 'unknown', isLast: true });
  });

  test('does not ask again for a recipient whom the mail server refuses', async () => {
    const strict = await startMailServer({
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    });
    const { put, drain, rows, warnings } = await aWorld({ sender: overSmtp(strict.url) });
    await put();

    await drain();

    expect(await rows()).toMatchObject([{ attempts: 1, due_at: null, error: 'EENVELOPE' }]);
    expect(JSON.stringify(warnings)).not.toContain('sara@example.se');
    await strict.close();
  });

  test('asks again when the mail server only wants to be asked later', async () => {
    const grey = await startMailServer({
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('Later'), { responseCode: 450 })),
    });
    const { put, drain, rows } = await aWorld({ sender: overSmtp(grey.url) });
    await put();

    await drain();

    expect(await rows()).toMatchObject([{ attempts: 1, due_at: '2026-06-04T12:00:30.000Z', error: 'EENVELOPE' }]);
    await grey.close();
  });

  test('is drained by two nodes at once, each letter by one of them', async () => {
    const { server, put, drain } = await aWorld();
    const other = await beside(server);
    for (let letter = 0; letter < 12; letter += 1) await put();

    await Promise.all([drain(), other.drain()]);

    expect(mailServer.mails).toHaveLength(12);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test('gives the letter of a node that has died to another one, under the same Message-ID', async () => {
    const { server, put, drain, rows } = await aWorld();
    await put();
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const smtp = overSmtp();
    const dying = await beside(server, {
      send: async (...args) => {
        await smtp.send(...args);
        isHeld();
        await new Promise(() => {});
      },
    });
    void dying.drain();
    await held;

    await drain();
    expect(mailServer.mails).toHaveLength(1);
    server.clock.advance(LEASE_MS);
    await drain();

    expect(mailServer.mails).toHaveLength(2);
    expect(mailServer.mails[1]?.messageId).toBe(mailServer.mails[0]?.messageId);
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: null, error: '' }]);
  });

  test('breaks off a mail when the server stops, and keeps the letter', async () => {
    const silent = await startMailServer({ onConnect: () => {} });
    const { put, drain, rows } = await aWorld({ sender: overSmtp(silent.url) });
    await put();
    const stopping = new AbortController();

    const sending = drain(stopping.signal);
    stopping.abort();
    await sending;

    expect((await rows()).map(({ finished_at }) => finished_at)).toEqual([null]);
    await silent.close();
  });

  test('is swept of letters after a week', async () => {
    const { server, put, rows } = await aWorld();
    await put();

    await sweep(server.db, new Date('2026-06-11T12:00:00.000Z'));
    expect(await rows()).toHaveLength(1);
    await sweep(server.db, new Date('2026-06-11T12:00:00.001Z'));
    expect(await rows()).toEqual([]);
  });
});
