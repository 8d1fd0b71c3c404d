import { aCompetitor } from '../../testing/aCompetitor';
import type { Competitor } from '../contract/competitors';
import { beats, headcount, isOut, type PresenceSaid } from './headcount';

const NOW = Date.parse('2026-06-04T19:00:00+02:00');
const started = { effective_start: '2026-06-04T18:30:00+02:00' };
const later = { effective_start: '2026-06-04T19:30:00+02:00' };
const home = { ...started, finish_time: '2026-06-04T18:55:00+02:00' };

const TABLE: [string, Partial<Competitor>, object, boolean][] = [
  ['has not started, nothing said', later, {}, false],
  ['has no start', {}, {}, false],
  ['is on the water before its start', { ...later, presence: 'on_water' }, {}, true],
  ['has started, nothing said', started, {}, true],
  ['has started and is ashore', { ...started, presence: 'ashore' }, {}, false],
  ['has finished, nothing said', home, {}, true],
  ['has finished and is ashore', { ...home, presence: 'ashore' }, {}, false],
  ['has retired, nothing said', { ...started, score_code: 'RET' }, {}, true],
  ['did not start', { ...started, score_code: 'DNS' }, {}, false],
  ['did not come', { ...started, score_code: 'DNC' }, {}, false],
  ['is on duty ashore', { ...started, score_code: 'DUTY' }, {}, false],
  ['did not start, and is on the water', { ...started, score_code: 'DNS', presence: 'on_water' }, {}, true],
  ['was recalled after its start', {}, { start_state: 'recalled', attempt: 2 }, true],
  ['starts again after a recall', later, { start_state: 'scheduled', attempt: 2 }, true],
  ['was abandoned', {}, { start_state: 'abandoned', attempt: 2 }, true],
  ['is postponed ashore', {}, { start_state: 'postponed', attempt: 1 }, false],
  ['has a time without a start', { elapsed_time: '01:00:00' }, {}, true],
  ['is on no list but was seen at the line', { is_unmatched: true }, {}, true],
];

test.each(TABLE)('a boat that %s', (_case, values, stand, out) => {
  expect(isOut(aCompetitor(values), stand, NOW)).toBe(out);
});

test('counts people with the skipper, and puts those that race first', () => {
  const boats = [
    aCompetitor({ id: 1, ...home, crew_count: 3 }),
    aCompetitor({ id: 2, ...started, crew_count: 2, presence: 'on_water', presence_at: '2026-06-04T18:00:00+02:00' }),
    aCompetitor({ id: 3, ...started, crew_count: 4, presence: 'ashore' }),
    aCompetitor({ id: 4, ...started }),
  ];
  expect(headcount(boats, () => ({}), NOW)).toEqual({
    boats: 3,
    people: 6,
    rows: [
      { competitor: 4, people: 1, is_home: false, seenAt: null },
      { competitor: 2, people: 2, is_home: false, seenAt: Date.parse('2026-06-04T18:00:00+02:00') },
      { competitor: 1, people: 3, is_home: true, seenAt: Date.parse('2026-06-04T18:55:00+02:00') },
    ],
  });
});

test('a finish that is ahead is no sign of life yet', () => {
  const boats = [aCompetitor({ id: 1, ...started, finish_time: '2026-06-04T19:10:00+02:00' })];
  expect(headcount(boats, () => ({}), NOW).rows).toMatchObject([{ seenAt: null }]);
});

const SAYINGS = [null, 'on_water', 'ashore'] as const;

test('what stands is the same in whatever order it arrives', () => {
  const said: PresenceSaid[] = [0, 1, 1, 2, 2].map((at, index) => ({ presence: SAYINGS[index % 3] ?? null, at }));
  const orders = permutations(said);
  const stands = orders.map((order) =>
    order.reduce<PresenceSaid | null>((before, next) => (beats(next, before) ? next : before), null),
  );
  expect(orders).toHaveLength(120);
  expect(new Set(stands.map((stand) => JSON.stringify(stand)))).toEqual(
    new Set([JSON.stringify({ presence: 'on_water', at: 2 })]),
  );
});

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}
