import { checkReports, dayOfSailing, isLateReport, type ReportedBoat, type SeenBoat } from './ownReports';

const at = (clock: string): number => Date.parse(`2026-06-04T${clock}+02:00`);

/** A boat whose sailor has reported: "1 19:28:09 after 2" names the boat that was ahead of it. */
function boat(id: number, clock: string, named: { before?: number; after?: number } = {}): ReportedBoat {
  return { id, finish: at(clock), by: 'sailor', tapped: at(clock), before: null, after: null, ...named };
}
const clubs = (id: number, clock: string): ReportedBoat => ({ ...boat(id, clock), by: 'club', tapped: null });
const seen = (competitor: number, clock: string, order_only = false): SeenBoat => ({
  competitor,
  at: at(clock),
  order_only,
});

const supportOf = (boats: ReportedBoat[], observed: SeenBoat[] = []) =>
  Object.fromEntries(checkReports(boats, observed).support);
const contradictionsOf = (boats: ReportedBoat[], observed: SeenBoat[] = []) =>
  checkReports(boats, observed).contradictions;

const TABLE: [string, ReportedBoat[], SeenBoat[], Record<number, string>][] = [
  ['nobody else says anything', [boat(1, '19:28:09')], [], { 1: 'own' }],
  [
    'a neighbour names it as ahead',
    [boat(1, '19:28:05'), boat(2, '19:40:00', { before: 1 })],
    [],
    { 1: 'supported', 2: 'own' },
  ],
  [
    'a neighbour names it as behind',
    [boat(1, '19:28:05', { after: 2 }), boat(2, '19:28:19')],
    [],
    { 1: 'own', 2: 'supported' },
  ],
  [
    'it names a neighbour that finished 5 s from it',
    [boat(1, '19:28:05', { after: 2 }), boat(2, '19:28:10')],
    [],
    { 1: 'supported', 2: 'supported' },
  ],
  [
    'it names a boat of the club far ahead',
    [clubs(1, '19:00:00'), boat(2, '19:28:10', { before: 1 })],
    [],
    { 2: 'own' },
  ],
  [
    'it names a boat of the club that is near',
    [clubs(1, '19:28:06'), boat(2, '19:28:10', { before: 1 })],
    [],
    { 2: 'supported' },
  ],
  ['the club saw it 5 s from its tap', [boat(1, '19:28:09')], [seen(1, '19:28:14')], { 1: 'supported' }],
  ['the club saw it 6 s from its tap', [boat(1, '19:28:09')], [seen(1, '19:28:15')], { 1: 'own' }],
  [
    'the club saw both in the order that is said',
    [boat(1, '19:28:00'), boat(2, '19:40:00', { before: 1 })],
    [seen(1, '19:30:00', true), seen(2, '19:30:01', true)],
    { 1: 'supported', 2: 'supported' },
  ],
  ['the club has its own time', [{ ...clubs(1, '19:28:09'), tapped: at('19:28:10') }], [], { 1: 'club' }],
  ['a boat of the club without a report', [clubs(1, '19:28:09')], [], {}],
  [
    'somebody says otherwise',
    [boat(1, '19:28:05', { before: 2 }), boat(2, '19:28:08', { before: 1 })],
    [],
    { 1: 'own', 2: 'own' },
  ],
];

test.each(TABLE)('%s', (_case, boats, observed, support) => {
  expect(supportOf(boats, observed)).toEqual(support);
});

test('says who supports a report', () => {
  const { supporters } = checkReports(
    [boat(1, '19:28:05'), boat(2, '19:40:00', { before: 1 }), boat(3, '19:50:00'), boat(4, '19:50:04', { before: 3 })],
    [seen(2, '19:40:03')],
  );
  expect(Object.fromEntries(supporters)).toEqual({
    1: { kind: 'said', competitor: 2 },
    2: { kind: 'seen', competitor: null },
    3: { kind: 'said', competitor: 4 },
    4: { kind: 'near', competitor: 3 },
  });
});

describe('contradictions', () => {
  test('times turned round by more than 5 s', () => {
    const turned = [boat(1, '19:28:16'), boat(2, '19:28:10', { before: 1 })];
    expect(contradictionsOf(turned)).toEqual([{ kind: 'order', competitors: [1, 2] }]);
    expect(contradictionsOf([boat(1, '19:28:15'), boat(2, '19:28:10', { before: 1 })])).toEqual([]);
  });

  test('a circle of three, told once, and nobody in it is supported', () => {
    const circle = [
      boat(3, '19:28:03', { before: 1 }),
      boat(1, '19:28:01', { before: 2 }),
      boat(2, '19:28:02', { before: 3 }),
      boat(4, '19:28:04', { before: 3 }),
    ];
    expect(contradictionsOf(circle)).toEqual([{ kind: 'circle', competitors: [1, 2, 3] }]);
    expect(supportOf(circle)).toEqual({ 1: 'own', 2: 'own', 3: 'own', 4: 'supported' });
  });

  test('two circles are two', () => {
    const circles = [
      boat(1, '19:28:01', { before: 2, after: 2 }),
      boat(2, '19:28:02'),
      boat(3, '19:40:01', { before: 4, after: 4 }),
      boat(4, '19:40:02'),
    ];
    expect(contradictionsOf(circles).map(({ competitors }) => competitors)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('the club saw it, or wrote it, at another moment', () => {
    expect(contradictionsOf([boat(1, '19:28:09')], [seen(1, '19:29:00')])).toEqual([
      { kind: 'seen', competitors: [1] },
    ]);
    const written = { ...clubs(1, '19:28:09'), tapped: at('19:28:15') };
    expect(contradictionsOf([written])).toEqual([{ kind: 'seen', competitors: [1] }]);
    expect(contradictionsOf([{ ...written, tapped: at('19:28:14') }])).toEqual([]);
  });

  test('every order that is false among honest boats is found, and nothing else', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const clockOf = (id: number) => new Date(at('19:00:00') + id * 10_000).toISOString();
    const honest = ids.map((id) => ({
      ...boat(id, '19:00:00', { ...(id > 1 && { before: id - 1 }), ...(id < 40 && { after: id + 1 }) }),
      finish: Date.parse(clockOf(id)),
      tapped: Date.parse(clockOf(id)),
    }));
    expect(contradictionsOf(honest)).toEqual([]);
    expect(new Set(Object.values(supportOf(honest)))).toEqual(new Set(['supported']));
    for (const liar of [7, 23, 38]) {
      const told = honest.map((one) => (one.id === liar ? { ...one, before: one.id + 2 } : one));
      const found = contradictionsOf(told);
      expect(found).toContainEqual({ kind: 'order', competitors: [liar + 2, liar] });
      expect(found.every(({ competitors }) => competitors.includes(liar))).toBe(true);
    }
  });
});

const LATE: [string, number | null, { finish: number | null; isHome: boolean }[], string, boolean][] = [
  ['without a deadline never', null, [], '23:00:00', false],
  ['within it', 30, [{ finish: at('19:40:00'), isHome: true }], '20:10:00', false],
  ['a second after it', 30, [{ finish: at('19:40:00'), isHome: true }], '20:10:01', true],
  ['not while another is out', 30, [{ finish: null, isHome: false }], '22:00:00', false],
  ['its own finish may be the last', 30, [{ finish: at('19:00:00'), isHome: true }], '19:50:00', false],
  ['retired boats are home', 30, [{ finish: null, isHome: true }], '19:58:10', true],
];

test.each(LATE)('a report is late: %s', (_case, ...facts) => {
  const [deadlineMinutes, others, now, isLate] = facts;
  expect(isLateReport({ deadlineMinutes, now: at(now), finish: at('19:28:09'), others })).toBe(isLate);
});

describe('the day of a sailing', () => {
  const sailing = { start_date: '2026-06-04', start_time: '18:30:00' };
  test('ends twelve hours after the last start, postponed or not', () => {
    const groups = [
      { start_time: '18:40:00', custom_start_datetime: null, start_state: 'postponed' as const },
      { start_time: null, custom_start_datetime: null },
    ];
    const midnight = Date.parse('2026-06-04T00:00:00+02:00');
    expect(dayOfSailing(sailing, groups, [null])).toEqual({
      from: midnight,
      until: Date.parse('2026-06-05T06:40:00+02:00'),
    });
    expect(dayOfSailing(sailing, [], ['2026-06-04T17:00:00.000Z']).until).toBe(Date.parse('2026-06-05T07:00:00+02:00'));
  });
  test('ends at midnight where no start is planned', () => {
    expect(dayOfSailing({ ...sailing, start_time: null }, [], [])).toEqual({
      from: Date.parse('2026-06-04T00:00:00+02:00'),
      until: Date.parse('2026-06-05T00:00:00+02:00'),
    });
  });
});
