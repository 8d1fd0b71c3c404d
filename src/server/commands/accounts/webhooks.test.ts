import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { CreatedWebhook, Webhook, WebhookEvent, WebhookTest } from '../../../shared/contract/webhooks';
import { MAX_WEBHOOKS } from '../../../shared/limits';
import { describeEachEngine } from '../../../testing/engines';
import { keptLog } from '../../../testing/keptLog';
import { deliverMails } from '../../../testing/mailRound';
import { contentsOf } from '../../../testing/permissionObjects';
import { peopleIn, type People } from '../../../testing/people';
import { startReceiver, THIS_MACHINE, type Receiver } from '../../../testing/receiver';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import { deliverWebhooks, webhookDeps } from '../../../testing/webhookRound';
import { RETRY_DELAYS_MS, sendWebhooks } from '../../webhooks/outbox';

const WEBHOOKS = '/api/clubs/exempel-ss/webhooks/';
const ALL: WebhookEvent[] = ['result.published', 'result.final', 'sailing.cancelled', 'sailing.moved'];

describeEachEngine('webhooks', (makeApp) => {
  let server: TestApp;
  let people: People;
  let receiver: Receiver;
  let lines: string[];

  beforeEach(async () => {
    receiver = await startReceiver();
    const log = keptLog();
    lines = log.lines;
    server = await makeApp({ connectRule: THIS_MACHINE, logger: log.logger });
    people = await peopleIn(server);
  });
  afterEach(() => receiver.close());

  const make = async (wanted: Partial<{ url: string; events: WebhookEvent[]; kind: string }> = {}, headers = {}) => {
    const body = { url: receiver.url, events: ALL, kind: 'signed', ...wanted };
    const reply = await people.official('POST', WEBHOOKS, body, headers);
    expect([reply.statusCode, reply.json()]).toEqual([201, expect.anything()]);
    return reply.json<CreatedWebhook>();
  };
  const listed = async () => (await people.official('GET', WEBHOOKS)).json<Webhook[]>();
  const change = async (sailing: number, changes: object) =>
    expect((await people.official('PATCH', `/api/sailings/${sailing}/`, changes)).statusCode).toBe(200);
  const aSailing = (values = {}) =>
    aSailingRecord(server, people.club, { name: 'Torsdag 3', status: 'upcoming', start_date: '2026-06-11', ...values });
  const parsed = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });

  test('tell a secret once, also to a request that is sent again, and keep it in no table', async () => {
    const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const made = await make({}, headers);
    expect(made).toEqual({
      ...{ id: made.id, url: receiver.url, events: ALL, kind: 'signed' },
      secret: expect.stringMatching(/^whsec_.{44}$/),
    });
    expect(await make({}, headers)).toEqual(made);
    expect(await make({ kind: 'text' })).toMatchObject({ secret: null });
    expect((await listed())[0]).toEqual({
      ...{ id: made.id, url: receiver.url, events: ALL, kind: 'signed', state: 'on', last_attempt: null },
      created_at: expect.any(String),
    });
    expect(JSON.stringify(await contentsOf(server))).not.toContain(made.secret?.slice('whsec_'.length));
  });

  test('are told what is published, cancelled and moved, signed as Standard Webhooks says', async () => {
    const { secret } = await make();
    const sailing = await aSailing({ start_time: '18:30:00' });
    await change(sailing.id, { start_time: '19:00', move_groups: false });
    await change(sailing.id, { status: 'cancelled' });
    await change(sailing.id, { description: 'Ingenting nytt.' });
    const raced = await aSailing({ status: 'finished', start_date: '2026-06-04' });
    await aCompetitorRecord(server, raced, { approved: 1, elapsed_s: 3600, recorded: 'elapsed', sail_number: 'SWE 1' });
    for (const state of ['preliminary', 'final']) {
      const reply = await people.official('POST', `/api/sailings/${raced.id}/publications/`, { state });
      expect([reply.statusCode, state]).toEqual([201, state]);
    }
    expect(receiver.received).toEqual([]);
    await deliverWebhooks(server);

    const club = { id: people.club.id, slug: 'exempel-ss' };
    const front = 'https://segling.example.se/r/exempel-ss/';
    const planned = { club, sailing: sailing.id, start_date: '2026-06-11', start_time: '19:00:00', url: front };
    const result = { club, sailing: raced.id, url: `${front}segling/${raced.id}-torsdag-3` };
    const byType = Object.fromEntries(parsed().map(({ type, data }) => [type, data]));
    expect(byType).toEqual({
      'sailing.moved': planned,
      'sailing.cancelled': planned,
      'result.published': { ...result, version: 1 },
      'result.final': { ...result, version: 2 },
    });
    const library = new StandardWebhook(secret ?? '');
    for (const { body, headers } of receiver.received) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(at).toEqual(server.deps.now());
      expect(headers['webhook-signature']).toBe(library.sign(String(headers['webhook-id']), at, body));
    }
  });

  test('are told one sentence in Swedish where people read it, with the address', async () => {
    await make({ kind: 'text', events: ['sailing.moved'] });
    const sailing = await aSailing({ start_time: '18:30:00' });
    await change(sailing.id, { start_date: '2026-06-12', move_groups: false });
    await change(sailing.id, { status: 'cancelled' });
    await deliverWebhooks(server);
    const text =
      'Exempel Segelsällskap, Torsdag 3: seglingen är flyttad till fredag 12 juni kl. 18.30. ' +
      'https://segling.example.se/r/exempel-ss/';
    expect(parsed()).toEqual([{ text, content: text }]);
    expect(receiver.received[0]?.headers).not.toHaveProperty('webhook-signature');
  });

  test('hear nothing of what is not published, of other clubs and of what was undone', async () => {
    await make();
    const hidden = await aSailing({ status: 'unpublished' });
    await change(hidden.id, { start_date: '2026-06-12' });
    await change(hidden.id, { status: 'cancelled' });
    const theirs = await aSailingRecord(server, people.otherClub, { status: 'upcoming' });
    const moved = await people.stranger('PATCH', `/api/sailings/${theirs.id}/`, { start_date: '2026-07-01' });
    expect(moved.statusCode).toBe(200);
    const stays = await aSailing();
    const wrong = await people.official('PATCH', `/api/sailings/${stays.id}/`, { start_date: '2026-06-12', serie: 99 });
    expect(wrong.statusCode).toBe(400);
    await deliverWebhooks(server);
    expect(receiver.received).toEqual([]);
  });

  test('are tried eight times within a day and then are off, which their owners are told by mail', async () => {
    const { id } = await make();
    receiver.answers({ status: 500 });
    await change((await aSailing()).id, { start_date: '2026-06-12' });
    await deliverWebhooks(server);
    await deliverWebhooks(server);
    expect(receiver.received).toHaveLength(1);
    for (const delay of RETRY_DELAYS_MS) {
      server.clock.advance(delay - 1);
      await deliverWebhooks(server);
      server.clock.advance(1);
      await deliverWebhooks(server);
    }
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0) / 3_600_000).toBeCloseTo(24.2, 1);

    expect(await listed()).toMatchObject([{ id, state: 'off', last_attempt: { arrived: false, status: 500 } }]);
    const [mail] = await deliverMails(server);
    expect(mail?.subject).toBe('En webhook för Exempel Segelsällskap är avstängd');
    expect(mail?.text).toContain('till localhost på ett dygn');
    expect(mail?.text).not.toContain(receiver.url);
    expect(lines.join('')).not.toContain(receiver.url);

    await change((await aSailing()).id, { start_date: '2026-06-12' });
    server.clock.advance(24 * 3_600_000);
    await deliverWebhooks(server);
    expect(receiver.received).toHaveLength(8);
    const reply = await people.official('POST', `${WEBHOOKS}${id}/test/`);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { non_field_errors: ['Webhooken är avstängd. Ta bort den och skapa en ny.'] },
    ]);
  });

  test('get each message once, however many nodes send', async () => {
    await make();
    for (let count = 0; count < 5; count += 1) await change((await aSailing()).id, { start_date: '2026-06-12' });
    await Promise.all([deliverWebhooks(server), deliverWebhooks(server)]);
    expect(receiver.received).toHaveLength(5);
  });

  test('get a message again from another node when the one that held it has died', async () => {
    await make();
    await change((await aSailing()).id, { start_date: '2026-06-12' });
    const dying = new AbortController();
    const dead = { ...webhookDeps(server), postOut: () => (dying.abort(), Promise.reject(new Error('killed'))) };
    await sendWebhooks(dead, dying.signal);
    await deliverWebhooks(server);
    expect(receiver.received).toHaveLength(0);
    server.clock.advance(20_000);
    await deliverWebhooks(server);
    expect(receiver.received).toHaveLength(1);
  });

  test('are tried once when an owner asks, and the list tells what came back', async () => {
    const { id } = await make({ events: ['result.final'] });
    const attempt = async () => {
      const reply = await people.official('POST', `${WEBHOOKS}${id}/test/`);
      expect(reply.statusCode).toBe(202);
      await deliverWebhooks(server);
      const [webhook] = await listed();
      expect(webhook?.last_attempt?.message).toBe(reply.json<WebhookTest>().message);
      server.clock.advance(1_000);
      return webhook?.last_attempt;
    };
    expect(await attempt()).toMatchObject({ arrived: true, status: 204, problem: '' });
    expect(parsed()[0]).toMatchObject({ type: 'test' });
    receiver.answers({ status: 404 });
    expect(await attempt()).toMatchObject({ arrived: false, status: 404, problem: '' });
    receiver.answers({ status: 301, headers: { location: 'https://exempel.se/' } });
    expect(await attempt()).toMatchObject({ arrived: false, status: 301 });
    await receiver.close();
    expect(await attempt()).toMatchObject({
      arrived: false,
      status: null,
      problem: 'Servern tar inte emot anslutningar.',
    });
    server.clock.advance(24 * 3_600_000);
    await deliverWebhooks(server);
    expect(await listed()).toMatchObject([{ state: 'on' }]);
  });

  test('that are deleted take along what waits', async () => {
    const { id } = await make();
    await change((await aSailing()).id, { start_date: '2026-06-12' });
    expect((await people.stranger('DELETE', `/api/clubs/annans-bk/webhooks/${id}/`)).statusCode).toBe(404);
    expect((await people.official('DELETE', `${WEBHOOKS}${id}/`)).statusCode).toBe(204);
    await deliverWebhooks(server);
    expect(receiver.received).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test('are at most ten in a club', async () => {
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) await make();
    const body = { url: receiver.url, events: ALL, kind: 'text' };
    const reply = await people.official('POST', WEBHOOKS, body);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { non_field_errors: ['Klubben har redan 10 webhooks. Ta bort en av dem först.'] },
    ]);
  });
});

describeEachEngine('the address of a webhook', (makeApp) => {
  test.each([
    ['https://192.168.1.1/in', 'Ange en adress på internet som börjar med https://.'],
    ['https://[::ffff:10.0.0.1]/in', 'Ange en adress på internet som börjar med https://.'],
    ['https://2130706433/in', 'Ange en adress på internet som börjar med https://.'],
    ['http://exempel.se/in', 'Ange en adress på internet som börjar med https://.'],
    ['https://anna:hemligt@exempel.se/in', 'Ange en giltig URL.'],
    ['ftp://exempel.se/in', 'Ange en giltig URL.'],
    ['exempel.se', 'Ange en giltig URL.'],
  ])('%s is refused', async (url, sentence) => {
    const people = await peopleIn(await makeApp());
    const reply = await people.official('POST', WEBHOOKS, { url, events: ['result.final'], kind: 'text' });
    expect([reply.statusCode, reply.json()]).toEqual([400, { url: [sentence] }]);
  });

  test('is kept as it is used, and events are named once', async () => {
    const people = await peopleIn(await makeApp());
    const body = { url: ' https://EXEMPEL.se ', events: ['result.final', 'result.final'], kind: 'text' };
    const reply = await people.official('POST', WEBHOOKS, body);
    expect(reply.json()).toMatchObject({ url: 'https://exempel.se/', events: ['result.final'] });
    const none = await people.official('POST', WEBHOOKS, { ...body, events: [] });
    expect(none.json()).toEqual({ events: ['Den här listan får inte vara tom.'] });
  });
});
