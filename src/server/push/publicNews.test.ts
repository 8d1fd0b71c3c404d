import { busInProcess } from '../db/bus';
import { createPublicNews, type Moment, type NewsDeps } from './publicNews';

const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

function newsOf(options: Partial<NewsDeps> = {}) {
  const bus = busInProcess();
  const moments = new Map<number, Moment>([
    [1, { published: 4, changed: 40 }],
    [2, { published: 5, changed: 50 }],
  ]);
  const asked: number[][] = [];
  const failures: unknown[] = [];
  const news = createPublicNews({
    bus,
    now: () => new Date(1000),
    readMoments: (clubs) => {
      asked.push(clubs);
      return Promise.resolve(moments);
    },
    onFailure: (error) => failures.push(error),
    ...options,
    limits: { gatherMs: 1, pollMs: 60_000, ...options.limits },
  });
  const open = (club: number, isTold: 'published' | 'changed' = 'published', network = 'here') => {
    const stream = news.open({ club, moment: moments.get(club) ?? { published: 0, changed: 0 }, network, isTold });
    const said: string[] = [];
    stream?.on('data', (chunk: Buffer) => said.push(...String(chunk).split('\n\n').filter(Boolean)));
    return { stream, said };
  };
  return { bus, news, moments, asked, failures, open };
}

test('a reader is greeted with the clock and where the club stands, and told of what it publishes alone', async () => {
  const { bus, moments, open, news } = newsOf();
  const reader = open(1);
  const screen = open(1, 'changed');
  moments.set(1, { published: 4, changed: 41 });
  bus.announce(1);
  await soon();
  moments.set(1, { published: 5, changed: 42 });
  bus.announce(1);
  bus.announce(1);
  await soon();
  expect(reader.said).toEqual(['event: hello\ndata: {"now":1000,"number":4}', 'event: news\ndata: {"number":5}']);
  expect(screen.said).toEqual([
    'event: hello\ndata: {"now":1000,"number":40}',
    'event: news\ndata: {"number":41}',
    'event: news\ndata: {"number":42}',
  ]);
  news.close();
});

test('all readers cost one query, other clubs none, and nobody none at all', async () => {
  const { bus, asked, open, news } = newsOf();
  const readers = Array.from({ length: 20 }, (_, index) => open(1 + (index % 2)));
  bus.announce(3);
  await soon();
  expect(asked).toEqual([]);
  bus.announce(2);
  await soon();
  expect(asked).toEqual([[1, 2]]);
  readers.forEach(({ stream }) => stream?.destroy());
  await soon();
  expect(news.readers()).toBe(0);
  bus.announce(1);
  await soon();
  expect(asked).toHaveLength(1);
});

test('a network, and the process, have so many readers and no more; who goes makes room', async () => {
  const { open, news } = newsOf({ limits: { readersPerNetwork: 2, readersPerProcess: 3 } });
  const [first] = [open(1), open(1)];
  expect(open(1).stream).toBeNull();
  expect(open(1, 'published', 'there').stream).not.toBeNull();
  expect(open(1, 'published', 'elsewhere').stream).toBeNull();
  first?.stream?.destroy();
  await soon();
  expect(open(1).stream).not.toBeNull();
  news.close();
});

test('without being told it looks by itself, also after a failure', async () => {
  let isBroken = true;
  const { failures, open, news } = newsOf({
    readMoments: () =>
      isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(new Map([[1, { published: 9, changed: 90 }]])),
    limits: { pollMs: 2 },
  });
  const reader = open(1);
  await soon();
  expect(failures).not.toEqual([]);
  isBroken = false;
  await soon();
  expect(reader.said).toContain('event: news\ndata: {"number":9}');
  news.close();
});

test('a reader that does not read is let go', async () => {
  const { open, news } = newsOf({ limits: { pingMs: 1, maxWaitingBytes: 60 } });
  const stream = news.open({ club: 1, moment: { published: 0, changed: 0 }, network: 'slow', isTold: 'published' });
  expect(open(1).stream).not.toBeNull();
  await new Promise((resolve) => stream?.once('close', resolve));
  expect(news.readers()).toBe(1);
  news.close();
});

test('a server that stops ends the lines, and takes no more readers', async () => {
  const { open, news } = newsOf();
  const { stream } = open(1);
  const ended = new Promise((resolve) => stream?.once('end', resolve));
  news.close();
  await ended;
  expect(open(1).stream).toBeNull();
});
