import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { describeBothEngines } from '../../testing/engines';
import { ALL_ACTORS, keptWorld, succeeded, type KeptWorld } from '../../testing/keptWorld';
import { accessTokenOf } from '../../testing/pushEvents';
import type { Competitor } from '../../shared/contract/competitors';
import type { Sailing } from '../../shared/contract/sailings';

describeBothEngines('an answer that is kept', (makeApp) => {
  let world: KeptWorld;
  let url: string;
  beforeEach(async () => {
    world = await keptWorld(makeApp);
    url = `/api/sailings/${world.sailings[0]}/`;
  });

  const read = (headers: Record<string, string> = {}, node = 0) =>
    world.as('official', node)('GET', url, undefined, headers);
  const head = ({ headers }: LightMyRequestResponse, ...names: string[]) => names.map((name) => headers[name]);
  const rename = (name: string, node = 0) => world.as('official', node)('PATCH', url, { name });

  test('says what it depends on, and that it must be revalidated each time', async () => {
    const reply = await read();
    const counter = await world.nodes[0].db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', world.club)
      .executeTakeFirstOrThrow();
    expect(head(reply, 'cache-control', 'vary', 'x-club-version', 'content-type')).toEqual([
      'private, no-cache',
      'Accept-Encoding, Authorization',
      String(counter.counter),
      'application/json; charset=utf-8',
    ]);
    expect(reply.headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
  });

  test('comes as it is, packed by brotli or by gzip, each packed once, under one tag', async () => {
    const plain = await read();
    const brotli = await read({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await read({ 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('a list of one club is packed once too', async () => {
    url = `/api/sailings/?club=${world.club}`;
    const [plain, brotli] = [await read(), await read({ 'accept-encoding': 'br' })];
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('is not sent again to a client that has it, from any node, until it changes', async () => {
    const { etag = '' } = (await read()).headers;
    const again = await read({ 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' }, 1);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['x-club-version']).toBeDefined();

    await rename('Torsdag 1, uppskjuten', 1);
    const other = await read({ 'if-none-match': etag });
    expect([other.statusCode, other.json<Sailing>().name]).toEqual([200, 'Torsdag 1, uppskjuten']);
  });

  test('a change elsewhere in the club raises the number and leaves the tag', async () => {
    const before = await read();
    succeeded(await world.as('official')('POST', '/api/series/', { name: 'Onsdagsserien' }));
    const after = await read({ 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, Number(after.headers['x-club-version'])]).toEqual([
      304,
      Number(before.headers['x-club-version']) + 1,
    ]);
  });

  test('HEAD says the same without the body', async () => {
    const token = accessTokenOf(world.nodes[0], { id: world.users.official ?? 0 });
    const get = await read();
    const headOnly = await world.nodes[0].app.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([headOnly.statusCode, headOnly.body, headOnly.headers.etag]).toEqual([200, '', get.headers.etag]);
    expect(Number(headOnly.headers['content-length'])).toBe(get.rawPayload.length);
  });

  test('the start page is for everybody to keep, except what somebody logged in reads', async () => {
    url = '/api/index-data/';
    const anonymous = await world.as('anonymous')('GET', url);
    expect([anonymous, await read()].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, no-cache',
      'private, no-cache',
    ]);
  });

  test('a page of a list is made for its reader, and so is a list of all clubs', async () => {
    for (const query of [`?club=${world.club}&page=1`, '']) {
      url = `/api/sailings/${query}`;
      expect(head(await read(), 'etag', 'cache-control')).toEqual([undefined, 'no-store']);
    }
  });

  test('is never older than what was saved when the reader asked, on either node, while it is written and read at once', async () => {
    const boats = await Promise.all(
      ['SWE 11', 'SWE 12'].map(async (sail_number) => {
        const body = { sailing: world.sailings[0], sail_number, skipper_name: 'Bo Ek' };
        return succeeded<Competitor>(await world.as('official')('POST', '/api/competitors/', body)).id;
      }),
    );
    const addresses = [url, `${url}results/`];
    let saved = 0;
    let isWriting = true;
    const write = async (node: number, boat: number, seconds: number) => {
      const path = `/api/competitors/${boat}/update-elapsed-time/`;
      const body = { elapsed_time: `01:00:${String(seconds).padStart(2, '0')}` };
      saved = Math.max(saved, succeeded<Competitor>(await world.as('official', node)('PATCH', path, body)).version);
    };
    const reader = async (index: number) => {
      for (let at = index; isWriting || at < index + 2; at += 1) {
        const known = saved;
        const [actor, node] = [ALL_ACTORS[index % 5] ?? 'official', at % 2];
        const headers: Record<string, string> = at % 3 === 0 ? { 'accept-encoding': 'br' } : {};
        const reply = await world.as(actor, node)('GET', addresses[at % 4 > 1 ? 1 : 0] ?? url, undefined, headers);
        expect(reply.statusCode).toBe(200);
        expect(Number(reply.headers['x-club-version'])).toBeGreaterThanOrEqual(known);
        if (at % 3 === 0 || at % 4 > 1) continue;
        const versions = reply.json<Sailing>().competitors.map(({ version }) => version);
        expect(Math.max(...versions)).toBeGreaterThanOrEqual(known);
      }
    };
    const writer = async () => {
      for (let second = 1; second <= 30; second += 1) await write(second % 2, boats[second % 2] ?? 0, second);
      isWriting = false;
    };
    await Promise.all([writer(), ...Array.from({ length: 10 }, (_, index) => reader(index))]);
    expect(saved).toBeGreaterThan(30);
  });

  test('an address is read by its owner and by no other sailor, in any order', async () => {
    const sailor = world.sailors.member;
    const body = { sailing: world.sailings[0], sailor, sail_number: 'SWE 77', skipper_name: 'Sara Seglare' };
    succeeded(await world.as('member')('POST', '/api/competitors/', body));
    const { email } = await world.nodes[0].db
      .selectFrom('users')
      .select('email')
      .where('id', '=', world.users.member ?? 0)
      .executeTakeFirstOrThrow();
    const knows = async (actor: 'member' | 'guest' | 'stranger') =>
      (await world.as(actor)('GET', url)).body.includes(email);
    expect([await knows('guest'), await knows('member'), await knows('stranger'), await knows('guest')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
