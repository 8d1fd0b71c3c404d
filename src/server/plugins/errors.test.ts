import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { aCompetitorRecord, aSailingRecord } from '../../testing/records';
import { buildTestApp, withProbes, type TestApp } from '../../testing/testApp';
import { conflict, forbidden } from '../errors';

const PROBE = '/api/probes/';

describeBothEngines('a failure', (makeApp) => {
  async function answerTo(failing: (server: TestApp) => Promise<unknown>) {
    const server = await makeApp(withProbes({ [`GET ${PROBE}`]: 'open' }));
    server.app.get(PROBE, () => failing(server));
    const { statusCode, body } = await server.app.inject({ url: PROBE });
    return [statusCode, JSON.parse(body) as unknown];
  }

  test('that was foreseen is said in the shape of the wire', async () => {
    const refusal = answerTo(async () => {
      throw forbidden();
    });

    expect(await refusal).toEqual([403, { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' }]);
  });

  test('since somebody else was first is answered with the present state', async () => {
    const refusal = answerTo(async () => {
      throw conflict({ id: 5, version: 7 });
    });

    expect(await refusal).toEqual([
      409,
      { detail: 'Någon annan har ändrat detta. Ladda om och försök igen.', current: { id: 5, version: 7 } },
    ]);
  });

  test('of a value that has to be unique names the field', async () => {
    const refusal = answerTo(async (server) => {
      await aClub(server, { slug: 'exempel-ss' });
      return aClub(server, { slug: 'exempel-ss' });
    });

    expect(await refusal).toEqual([400, { slug: ['Det här fältet måste vara unikt.'] }]);
  });

  test('of values that together have to be unique names them all', async () => {
    const refusal = answerTo(async (server) => {
      const sailing = await aSailingRecord(server, await aClub(server));
      const { sailor_id } = await aSailorAccount(server);
      await aCompetitorRecord(server, sailing, { sailor_id });
      return aCompetitorRecord(server, sailing, { sailor_id });
    });

    expect(await refusal).toEqual([
      400,
      { non_field_errors: ['Fälten sailing_id, sailor_id måste skapa ett unikt set.'] },
    ]);
  });

  test.each([
    ['SQLITE_FULL', '5', 'Servern har slut på lagringsutrymme och kan inte spara. Försök igen om en stund.'],
    ['53100', '5', 'Servern har slut på lagringsutrymme och kan inte spara. Försök igen om en stund.'],
    ['SQLITE_BUSY', '1', 'Servern är upptagen just nu. Försök igen om en liten stund.'],
    ['SQLITE_IOERR_WRITE', '5', 'Servern kommer inte åt sin lagring just nu. Försök igen om en stund.'],
    ['ECONNREFUSED', '2', 'Databasen svarar inte just nu. Försök igen om en stund.'],
  ])('of the storage (%s) says what it is, and when to try again', async (code, seconds, detail) => {
    const server = await makeApp(withProbes({ [`GET ${PROBE}`]: 'open' }));
    server.app.get(PROBE, async () => {
      throw Object.assign(new Error('storage'), { code });
    });

    const reply = await server.app.inject({ url: PROBE });

    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([503, seconds, { detail }]);
  });

  test('of a row that points at nothing says so', async () => {
    const refusal = answerTo((server) => aSailingRecord(server, { id: 999 }));

    expect(await refusal).toEqual([
      400,
      { non_field_errors: ['Något som ändringen gäller finns inte längre. Ladda om och försök igen.'] },
    ]);
  });

  test('of a value that a check refuses is not blamed on the server', async () => {
    const refusal = answerTo(async (server) =>
      aCompetitorRecord(server, await aSailingRecord(server, await aClub(server)), { elapsed_s: -1 }),
    );

    expect(await refusal).toEqual([400, { non_field_errors: ['Ogiltiga indata.'] }]);
  });

  test('that was not foreseen reveals no internals', async () => {
    const failure = answerTo(async () => {
      throw new Error('password_hash of anna@example.se');
    });

    expect(await failure).toEqual([500, { detail: 'Ett serverfel inträffade.' }]);
  });
});

test.each(['text/plain', 'x', ''])(
  'a path that does not exist is reported as such, also with a body of the type "%s"',
  async (type) => {
    const server = await buildTestApp();
    const headers = { 'content-type': type };
    const reply = await server.app.inject({ method: 'DELETE', url: '/api/no-such-thing/', headers, payload: 'x' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Hittades inte.' }]);
    await server.close();
  },
);
