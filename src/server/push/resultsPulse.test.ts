import type { ResultsNews } from './audience';
import { resultsPulse } from './resultsPulse';

const news = (id: number, results: unknown): ResultsNews => ({
  model: 'sailing',
  id,
  version: 1,
  visibility: 'everyone',
  stamp: JSON.stringify(results),
  dataFor: () => JSON.stringify({ results }),
});

/**
 * A pulse on a clock moved by hand. `results` is what each sailing's results are, `asked` the numbers that they were
 * asked from.
 */
function rig() {
  let nowMs = 0;
  const rigged = {
    results: new Map<number, unknown>([[5, 'A']]),
    asked: [] as number[],
    told: [] as string[],
    failures: [] as unknown[],
    isListening: true,
    /** How long the results take to work out. */
    tookMs: 0,
    failWith: null as Error | null,
    /** Moves the clock, and waits until what has begun is done. */
    advance: async (ms: number) => {
      nowMs += ms;
      pulse.beat();
      await settled();
    },
    change: async (after: number) => {
      pulse.changed(after, after + 1);
      await settled();
    },
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pulse = resultsPulse({
    clubId: 1,
    resultsOf: async (_club, after) => {
      rigged.asked.push(after);
      nowMs += rigged.tookMs;
      if (rigged.failWith) throw rigged.failWith;
      return [...rigged.results].map(([id, results]) => news(id, results));
    },
    hasListeners: () => rigged.isListening,
    tell: (all) => rigged.told.push(...all.map(({ id, dataFor }) => `${id} ${dataFor('member')}`)),
    clockMs: () => nowMs,
    onFailure: (error) => rigged.failures.push(error),
  });
  return Object.assign(rigged, { pulse });
}

test('the first change is published at once, those that follow together half a second later', async () => {
  const { change, advance, results, asked, told } = rig();
  await change(10);
  expect(told).toEqual(['5 {"results":"A"}']);

  results.set(5, 'B');
  await change(11);
  await advance(499);
  results.set(5, 'C');
  await change(12);
  expect(asked).toEqual([10]);

  await advance(1);
  expect(asked).toEqual([10, 11]);
  expect(told.slice(1)).toEqual(['5 {"results":"C"}']);
  await advance(5_000);
  expect(asked).toEqual([10, 11]);
});

test('results that take long to work out rest for four times as long, and for a second and a half at most', async () => {
  const rigged = rig();
  rigged.tookMs = 200;
  await rigged.change(10);
  await rigged.change(11);
  await rigged.advance(799);
  expect(rigged.asked).toEqual([10]);
  rigged.tookMs = 5_000;
  await rigged.advance(1);
  expect(rigged.asked).toEqual([10, 11]);
  await rigged.change(12);
  await rigged.advance(1_499);
  expect(rigged.asked).toEqual([10, 11]);
  await rigged.advance(1);
  expect(rigged.asked).toEqual([10, 11, 12]);
});

test('results that come out the same are not published again, others are', async () => {
  const { change, advance, results, told } = rig();
  await change(10);
  results.set(6, 'B');
  await advance(500);
  await change(11);
  await advance(500);
  await change(12);
  expect(told).toEqual(['5 {"results":"A"}', '6 {"results":"B"}']);
});

test('a change that is undone within half a second is published, since a client may have read it meanwhile', async () => {
  const { change, advance, results, told } = rig();
  await change(10);
  await advance(400);
  results.set(5, 'B');
  await change(11);
  results.set(5, 'A');
  await change(12);
  await advance(100);
  expect(told).toEqual(['5 {"results":"A"}', '5 {"results":"A"}']);
});

test('so is one just after the last publication, and one after changes that came without subscribers', async () => {
  const { change, advance, told } = rig();
  await change(10);
  await change(11);
  await advance(500);
  expect(told).toHaveLength(2);
  await advance(5_000);
  await change(12);
  expect(told).toHaveLength(2);
  await advance(5_000);
  await change(40);
  expect(told).toHaveLength(3);
});

test('nothing is read without subscribers', async () => {
  const rigged = rig();
  rigged.isListening = false;
  await rigged.change(10);
  rigged.isListening = true;
  await rigged.advance(500);
  expect(rigged.asked).toEqual([]);
});

test('what could not be read is read with the next beat', async () => {
  const rigged = rig();
  rigged.failWith = new Error('the database is away');
  await rigged.change(10);
  expect(rigged.failures).toHaveLength(1);
  rigged.failWith = null;
  await rigged.advance(500);
  expect([rigged.asked, rigged.told]).toEqual([[10, 10], ['5 {"results":"A"}']]);
});

test('nothing is published after it was stopped', async () => {
  const rigged = rig();
  rigged.pulse.changed(10, 11);
  await rigged.pulse.stop();
  await rigged.change(11);
  await rigged.advance(500);
  expect([rigged.asked, rigged.told]).toEqual([[10], []]);
});
