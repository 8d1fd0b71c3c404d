import { sql } from 'kysely';
import pino from 'pino';
import { describeOwnDatabases } from '../../testing/engines';
import { testClock } from '../../testing/testClock';
import type { TestApp } from '../../testing/testApp';
import { unitOfWork } from '../db/unitOfWork';
import { HttpError } from '../errors';
import { createRateLimits } from './rateLimits';

const SECRET = 'a secret that only tests know, long enough';

const ATTEMPT = { address: '192.0.2.1', email: 'sara@example.se', browser: null };

const outcomesOf = async (tries: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(tries);
  const refusals = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  return { let: settled.length - refusals.length, refusals };
};

describeOwnDatabases('a limit', (makeApp) => {
  async function world() {
    const clock = testClock();
    const server = await makeApp();
    const errors: object[] = [];
    const limitsOn = ({ db }: TestApp, isOn = true) =>
      createRateLimits({
        isOn,
        db,
        now: clock.now,
        secret: SECRET,
        logger: { ...pino({ level: 'silent' }), error: (what: object) => void errors.push(what) },
      });
    return { clock, server, errors, limitsOn, limits: limitsOn(server) };
  }
  const rows = ({ db }: TestApp) => db.selectFrom('rate_limits').selectAll().execute();

  test('lets through exactly what it says, on two nodes that are asked at once', async () => {
    const { server, limits, limitsOn } = await world();
    const other = limitsOn(await makeApp({ beside: server }));

    const tries = Array.from({ length: 24 }, (_, number) => (number % 2 === 0 ? limits : other).feedback(7));
    const { let: passed, refusals } = await outcomesOf(tries);

    expect(passed).toBe(10);
    expect(refusals).toHaveLength(14);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 429, headers: { 'Retry-After': '3600' } });
  });

  test('lets through as many again when its time is over, and says how long that is', async () => {
    const { clock, limits } = await world();
    for (let time = 1; time <= 10; time += 1) await limits.feedback(7);

    clock.advance(3_599_001);
    await expect(limits.feedback(7)).rejects.toMatchObject({
      body: { detail: 'Förfrågan stoppades eftersom du har skickat för många. Försök igen om 1 sekund.' },
      headers: { 'Retry-After': '1' },
    });
    clock.advance(999);

    const { let: passed } = await outcomesOf(Array.from({ length: 24 }, () => limits.feedback(7)));
    expect(passed).toBe(10);
  });

  test('begins anew when its window was begun by a clock that was wrong', async () => {
    const { clock, limits } = await world();
    clock.advance(40 * 24 * 3_600_000);
    for (let time = 1; time <= 10; time += 1) await limits.feedback(7);
    clock.advance(-40 * 24 * 3_600_000);

    await expect(limits.feedback(7)).resolves.toBeUndefined();
  });

  test('is each one’s own', async () => {
    const { limits } = await world();
    for (let time = 1; time <= 10; time += 1) await limits.feedback(7);

    await expect(limits.feedback(7)).rejects.toThrow(HttpError);
    await expect(limits.feedback(8)).resolves.toBeUndefined();
    await expect(limits.invitation(7)).resolves.toBeUndefined();
  });

  test('of an address is the /64 of an IPv6 address', async () => {
    const { limits } = await world();
    for (let host = 1; host <= 20; host += 1) await limits.registration(`2001:db8:1:2::${host}`);

    await expect(limits.registration('2001:db8:1:2:ffff::1')).rejects.toThrow(HttpError);
    await expect(limits.registration('2001:db8:1:3::1')).resolves.toBeUndefined();
  });

  test('gets back what is taken back, as long as its time is the same', async () => {
    const { clock, server, limits } = await world();
    const takeBack = await limits.login(ATTEMPT);
    const takeBackLate = await limits.login(ATTEMPT);

    await takeBack();
    expect((await rows(server)).map(({ spent }) => spent)).toEqual([1, 1, 1]);
    clock.advance(60_000);
    await limits.login(ATTEMPT);
    await takeBackLate();

    expect((await rows(server)).map(({ spent }) => spent)).toEqual([1, 1, 1]);
  });

  test('keeps no address, and none of mail', async () => {
    const { server, limits } = await world();
    await limits.login(ATTEMPT);

    const kept = await rows(server);

    expect(kept.map(({ key }) => key).sort()).toEqual([
      expect.stringMatching(/^failed_logins_of_address:[\w-]{43}$/),
      expect.stringMatching(/^failed_logins_of_email:[\w-]{43}$/),
      expect.stringMatching(/^failed_logins_of_email_from_address:[\w-]{43}$/),
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/sara|192/);
  });

  test('that cannot be counted stops nobody, and is logged', async () => {
    const { server, limits, errors } = await world();
    await sql`alter table rate_limits rename to rate_limits_away`.execute(server.db);

    const { let: passed } = await outcomesOf(Array.from({ length: 11 }, () => limits.feedback(7)));

    await sql`alter table rate_limits_away rename to rate_limits`.execute(server.db);
    expect(passed).toBe(11);
    expect(errors).toHaveLength(11);
    expect(errors[0]).toMatchObject({ limit: 'feedback_of_user' });
  });

  test('is not counted inside a transaction, which could be undone', async () => {
    const { server, limits } = await world();

    await expect(unitOfWork(server.deps, () => limits.feedback(7))).rejects.toThrow('inside a unit of work');
  });

  test('counts nothing when limits are off', async () => {
    const { server, limitsOn } = await world();
    const off = limitsOn(server, false);

    const { let: passed } = await outcomesOf(Array.from({ length: 24 }, () => off.feedback(7)));

    expect([passed, await rows(server)]).toEqual([24, []]);
  });
});
