import { createPacing } from './pacing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A pacing whose batches are numbered, and whose reads take as long as `tookMs` says. */
function rig() {
  const rigged = { batches: 0, tookMs: 100, failWith: null as Error | null, isShared: true };
  const pacing = createPacing<number>(async (use) => {
    if (rigged.failWith) throw rigged.failWith;
    rigged.batches += 1;
    await use(rigged.batches);
  });
  const read = (subject = 'sailing 5') =>
    pacing.inTurn(subject, async (batch) => {
      await new Promise((resolve) => setTimeout(resolve, rigged.tookMs));
      return batch;
    });
  /** The batch that a read was in; 'waits' while it is in none. */
  const outcome = (reading: Promise<number>) => Promise.race([reading, Promise.resolve('waits')]);
  return Object.assign(rigged, { ...pacing, read, outcome });
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('the first is read at once; what comes while it is read and rests is read together, four times as long after', async () => {
  const rigged = rig();
  const first = rigged.read();
  await pass(50);
  // Begun while the first is being read: it may want newer rows than those.
  const second = rigged.read();
  await pass(50);
  expect(await first).toBe(1);
  const third = rigged.read();
  await pass(399);
  expect([rigged.batches, await rigged.outcome(second), await rigged.outcome(third)]).toEqual([1, 'waits', 'waits']);
  await pass(1);
  expect(rigged.batches).toBe(2);
  await pass(200);
  expect([await second, await third]).toEqual([2, 2]);
});

test('nothing rests for longer than a second and a half, and after a pause nobody waits', async () => {
  const rigged = rig();
  rigged.tookMs = 2_000;
  void rigged.read();
  await pass(2_000);
  const second = rigged.read();
  await pass(1_500);
  expect(rigged.batches).toBe(2);
  await pass(2_000);
  expect(await second).toBe(2);
  await pass(60_000);
  void rigged.read();
  expect(rigged.batches).toBe(3);
});

test('subjects do not wait for one another', async () => {
  const rigged = rig();
  void rigged.read();
  void rigged.read('sailing 6');
  expect(rigged.batches).toBe(2);
});

test('one that fails fails alone; where a batch cannot begin all of it fails, and the next is tried again', async () => {
  const rigged = rig();
  void rigged.read();
  await pass(100);
  const failing = rigged.inTurn('sailing 5', () => Promise.reject(new Error('not found')));
  const other = rigged.read();
  const failed = expect(failing).rejects.toThrow('not found');
  await pass(600);
  await failed;
  expect(await other).toBe(2);

  rigged.failWith = new Error('the database is away');
  const both = [rigged.read(), rigged.read()].map((one) => expect(one).rejects.toThrow('away'));
  await pass(600);
  await Promise.all(both);
  rigged.failWith = null;
  const next = rigged.read();
  await pass(100);
  expect(await next).toBe(3);
});

test('who waits is let go when the server stops, and nobody waits after that', async () => {
  const rigged = rig();
  void rigged.read();
  await pass(100);
  const waiting = rigged.read();
  rigged.letGo();
  await pass(100);
  expect(await waiting).toBe(2);
  const after = rigged.read();
  await pass(100);
  expect(await after).toBe(3);
});
