import { randomUUID } from 'node:crypto';
import { aSailorAccount, loginAs } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { withProbes, type TestApp } from '../../testing/testApp';
import { refused } from '../errors';
import { created, noContent } from '../http/answers';
import { makeRunWrite } from './writes';

const PROBE = '/api/probes/';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A write of a kind: it makes a club of the name that is sent, or fails after having made it. */
function addProbe({ app, deps, db }: TestApp) {
  const write = makeRunWrite(deps);
  app.post<{ Body: { name: string; fails?: boolean } }>(PROBE, (request, reply) =>
    write(request, reply, async ({ tx, now }) => {
      const { name, fails } = request.body;
      await tx
        .insertInto('clubs')
        .values({ slug: randomUUID(), name, default_start_time: null, created_at: now, updated_at: now })
        .execute();
      if (fails) throw refused('Nej.');
      return created({ name });
    }),
  );
  app.delete(PROBE, (request, reply) =>
    write(request, reply, async ({ tx }) => {
      await tx.deleteFrom('clubs').execute();
      return noContent();
    }),
  );
  return () => db.selectFrom('clubs').select('name').execute();
}

describeBothEngines('a write with an Idempotency-Key', (makeApp) => {
  async function world() {
    const server = await makeApp(withProbes({ [`POST ${PROBE}`]: 'open', [`DELETE ${PROBE}`]: 'open' }));
    const namesMade = addProbe(server);
    const authorization = await loginAs(server, await aSailorAccount(server));
    const post = (payload: object, key?: string, headers: Record<string, string> = authorization) =>
      server.app.inject({
        method: 'POST',
        url: PROBE,
        payload,
        headers: { ...headers, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      });
    return { server, post, namesMade, authorization };
  }

  test('is done once, and answers the same again', async () => {
    const { post, namesMade } = await world();
    const key = randomUUID();

    const first = await post({ name: 'Första' }, key);
    const second = await post({ name: 'Första' }, key.toUpperCase());

    expect(first.statusCode).toBe(201);
    expect([second.statusCode, second.body, second.headers['content-type']]).toEqual([
      first.statusCode,
      first.body,
      first.headers['content-type'],
    ]);
    expect(await namesMade()).toEqual([{ name: 'Första' }]);
  });

  test('is done once when it comes many times at once', async () => {
    const { post, namesMade } = await world();
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ name: 'Samtidigt' }, key)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await namesMade()).toEqual([{ name: 'Samtidigt' }]);
  });

  test('is tried again after a failure, which left nothing', async () => {
    const { post, namesMade } = await world();
    const key = randomUUID();

    const refusal = await post({ name: 'Nekad', fails: true }, key);
    const success = await post({ name: 'Godtagen' }, key);

    expect([refusal.statusCode, refusal.json()]).toEqual([400, { non_field_errors: ['Nej.'] }]);
    expect(success.statusCode).toBe(201);
    expect(await namesMade()).toEqual([{ name: 'Godtagen' }]);
  });

  test('is refused when the key was given to another call, and changes nothing', async () => {
    const { server, post, namesMade, authorization } = await world();
    const headers = { ...authorization, 'Idempotency-Key': randomUUID() };
    await post({ name: 'Första' }, headers['Idempotency-Key']);

    const others = await Promise.all([
      post({ name: 'Annan' }, headers['Idempotency-Key']),
      server.app.inject({ method: 'POST', url: `${PROBE}?page=2`, payload: { name: 'Första' }, headers }),
      server.app.inject({ method: 'DELETE', url: PROBE, headers }),
    ]);

    expect(others.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      others.map(() => [422, { detail: 'Nyckeln i Idempotency-Key har använts till en annan förfrågan.' }]),
    );
    expect(await namesMade()).toEqual([{ name: 'Första' }]);
  });

  test('is refused after a deletion as well', async () => {
    const { server, post, namesMade, authorization } = await world();
    const headers = { ...authorization, 'Idempotency-Key': randomUUID() };
    await server.app.inject({ method: 'DELETE', url: PROBE, headers });

    expect((await post({ name: 'Efter' }, headers['Idempotency-Key'])).statusCode).toBe(422);
    expect(await namesMade()).toEqual([]);
  });

  test('is the same call in other blanks, and on condition of a version', async () => {
    const { server, post, namesMade, authorization } = await world();
    const key = randomUUID();
    await post({ name: 'Första', rows: [{ id: 1 }] }, key);

    const again = await server.app.inject({
      method: 'POST',
      url: PROBE,
      payload: '{ "name": "Första",\n "rows": [{ "id": 1, "version": 4 }], "version": 4 }',
      headers: { ...authorization, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    });

    expect(again.statusCode).toBe(201);
    expect(await namesMade()).toEqual([{ name: 'Första' }]);
  });

  test('that was made before fingerprints were kept answers as before', async () => {
    const { server, post } = await world();
    const key = randomUUID();
    await post({ name: 'Första' }, key);
    await server.db.updateTable('idempotency_keys').set({ fingerprint: null }).execute();

    expect((await post({ name: 'Annan' }, key)).json()).toEqual({ name: 'Första' });
  });

  test('is another write for another user', async () => {
    const { server, post, namesMade } = await world();
    const key = randomUUID();
    const other = await loginAs(server, await aSailorAccount(server));

    await post({ name: 'Min' }, key);
    await post({ name: 'Din' }, key, other);

    expect(await namesMade()).toEqual([{ name: 'Min' }, { name: 'Din' }]);
  });

  test('is another write when the key is more than a day old', async () => {
    const { server, post, namesMade } = await world();
    const key = randomUUID();
    await post({ name: 'I går' }, key);

    server.clock.advance(DAY_MS + 1);
    const authorization = await loginAs(
      server,
      await server.db.selectFrom('users').select('email').executeTakeFirstOrThrow(),
    );
    await post({ name: 'I dag' }, key, authorization);

    expect(await namesMade()).toEqual([{ name: 'I går' }, { name: 'I dag' }]);
  });

  test('has no body again where it had none', async () => {
    const { server, post, namesMade, authorization } = await world();
    const remove = {
      method: 'DELETE',
      url: PROBE,
      headers: { ...authorization, 'Idempotency-Key': randomUUID() },
    } as const;
    await server.app.inject(remove);
    await post({ name: 'Efteråt' });

    const again = await server.app.inject(remove);

    expect([again.statusCode, again.body]).toEqual([204, '']);
    expect(await namesMade()).toEqual([{ name: 'Efteråt' }]);
  });

  test('needs a uuid', async () => {
    const { post, namesMade } = await world();

    const refusal = await post({ name: 'Ingen' }, 'one');

    expect([refusal.statusCode, refusal.json()]).toEqual([
      400,
      { 'Idempotency-Key': ['Måste vara ett giltigt UUID.'] },
    ]);
    expect(await namesMade()).toEqual([]);
  });

  test('is simply done for somebody without a name', async () => {
    const { post, namesMade } = await world();
    const key = randomUUID();

    await post({ name: 'En' }, key, {});
    await post({ name: 'Två' }, key, {});

    expect(await namesMade()).toEqual([{ name: 'En' }, { name: 'Två' }]);
  });
});
