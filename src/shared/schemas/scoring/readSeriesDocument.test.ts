import type { RaceResultDocument } from '../../contract/scoring';
import { isDocumentError } from './documentError';
import { readSeriesDocument } from './readSeriesDocument';

/** The error message of a document; null when it is valid. */
function errorOf(document: unknown): string | null {
  try {
    readSeriesDocument(document);
    return null;
  } catch (error) {
    if (isDocumentError(error)) return error.message;
    throw error;
  }
}

const withRules = (rules: unknown) => ({
  kind: 'series',
  rules,
  competitors: ['A', 'B'],
  races: [{ A: { place: 1 } }],
});
const withResult = (result: unknown) => ({ kind: 'series', competitors: ['A', 'B'], races: [{}, { A: result }] });

test('all keys but kind, competitors and races may be left out', () => {
  expect(readSeriesDocument({ kind: 'series', competitors: ['A'], races: [{}] })).toEqual({
    rules: {
      edition: '2025-2028',
      places: 'final',
      system: 'low_point',
      discards: { count: 1 },
      dncRule: 'entries_plus_1',
      codePoints: {},
      quotas: [],
      mustCount: [],
      minStarters: 1,
      weights: [],
      entries: null,
    },
    competitors: ['A'],
    races: [new Map()],
  });
});

test('race numbers count from 1 in the document and from 0 inside, and points are tenths', () => {
  const { rules, races } = readSeriesDocument({
    kind: 'series',
    rules: {
      must_count: [2],
      quotas: [{ name: 'Vår', races: [1, 2], min: 1 }],
      code_points: { DNC: { base: 'finishers', plus: 2 } },
    },
    competitors: ['A', 'B', 'C', 'D', 'E'],
    races: [
      {},
      {
        A: { code: 'RDG', average: [1] },
        B: { code: 'RDG', points: '5.4' },
        C: { code: 'DPI', place: 2, penalty: '3.5' },
        D: { code: 'RDG', average: 'all-others' },
        E: { code: 'ZFP', place: 1 },
      },
    ],
  });
  expect(rules).toMatchObject({
    mustCount: [1],
    quotas: [{ name: 'Vår', races: [0, 1], min: 1 }],
    codePoints: { DNC: { base: 'finishers', plusTenths: 20 } },
  });
  expect(races[1]?.get('A')).toMatchObject({ average: [0] });
  expect(races[1]?.get('B')).toMatchObject({ pointsTenths: 54, average: null });
  expect(races[1]?.get('C')).toMatchObject({ place: 2, penaltyTenths: 35, percent: null });
  expect(races[1]?.get('D')).toMatchObject({ average: 'all_others' });
  expect(races[1]?.get('E')).toMatchObject({ percent: null, times: 1 });
});

test('rules may refer to races that are still to be sailed', () => {
  expect(errorOf(withRules({ quotas: [{ races: [8, 9], min: 1 }], must_count: [9], weights: [1, 1, 2] }))).toBeNull();
});

test('quotas are disjoint or nested', () => {
  const quotas = (...races: number[][]) => withRules({ quotas: races.map((numbers) => ({ races: numbers, min: 1 })) });
  expect(errorOf(quotas([1, 2], [3, 4]))).toBeNull();
  expect(errorOf(quotas([1, 2, 3], [2, 3], [3]))).toBeNull();
  expect(errorOf(quotas([1, 2], [3], [2, 3]))).toBe(
    'rules.quotas[2].races: crosses rules.quotas[0]: quotas lie apart or within each other',
  );
});

test.each<[string, unknown]>([
  ['document: must be an object', []],
  ['kind: is missing', {}],
  ['kind: must be one of series', { kind: 'serie' }],
  ['competitors: is missing', { kind: 'series' }],
  ['races: must be a list', { kind: 'series', competitors: [], races: {} }],
  ['boats: is not a known key; known are kind, rules, competitors, races', { kind: 'series', boats: [] }],
  ['competitors[1]: must be a text that is not empty', { kind: 'series', competitors: ['A', ' '], races: [] }],
  ['competitors[1]: "A" is there already', { kind: 'series', competitors: ['A', 'A'], races: [] }],
  [
    'races[0]["SWE 57"] (race 1): is not among the competitors',
    { kind: 'series', competitors: ['A'], races: [{ 'SWE 57': { place: 1 } }] },
  ],
])('%s', (message, document) => {
  expect(errorOf(document)).toBe(message);
});

test.each<[string, unknown]>([
  ['rules.rss: is not a known key; known are rrs, places, system', { rss: '2025-2028' }],
  ['rules.rrs: must be one of 2021-2024, 2025-2028', { rrs: '2020' }],
  ['rules.places: must be one of final, crossing', { places: 'line' }],
  ['rules.discards.count: must be a whole number from 0 to 1000', { discards: { count: 1.5 } }],
  ['rules.discards: must have exactly one of count, thresholds, table, proportion', { discards: {} }],
  ['rules.discards: must have exactly one of', { discards: { count: 1, table: [] } }],
  ['rules.discards.thresholds[0].discards: is missing', { discards: { thresholds: [{ races: 4 }] } }],
  [
    'rules.discards.table[1].races: 4 is there already',
    {
      discards: {
        table: [
          { races: 4, counting: 3 },
          { races: 4, counting: 2 },
        ],
      },
    },
  ],
  [
    'rules.discards.table[0].counting: must be a whole number from 0 to 4',
    { discards: { table: [{ races: 4, counting: 5 }] } },
  ],
  ['rules.discards.proportion.of: must be a whole number from 1', { discards: { proportion: { discards: 1, of: 0 } } }],
  ['rules.code_points.DNQ: must be one of DNC, DNS,', { code_points: { DNQ: { base: 'entries', plus: 1 } } }],
  ['rules.code_points.SCP: must be one of DNC, DNS,', { code_points: { SCP: { base: 'entries', plus: 1 } } }],
  [
    'rules.code_points.DNC.base: must be one of entries, came_to_start',
    { code_points: { DNC: { base: 'all', plus: 1 } } },
  ],
  ['rules.code_points.DNC.plus: is missing', { code_points: { DNC: { base: 'entries' } } }],
  ['rules.quotas[0].races[0]: must be a whole number from 1', { quotas: [{ races: [0], min: 1 }] }],
  ['rules.must_count[1]: 2 is there already', { must_count: [2, 2] }],
  ['rules.min_starters: must be a whole number', { min_starters: '2' }],
  ['rules.weights[0]: must be a whole number from 1 to 100', { weights: [0] }],
  ['rules.entries: must be at least 2, as many as the competitors', { entries: 1 }],
  ['rules.entries: must be a whole number', { entries: null }],
])('%s', (message, rules) => {
  expect(errorOf(withRules(rules))).toContain(message);
});

test.each<[string, unknown]>([
  ['races[1].A (race 2): must be an object', 1],
  ['races[1].A (race 2): needs a place or a code', {}],
  ['races[1].A.place (race 2): must be a whole number from 1', { place: 0 }],
  ['races[1].A.place (race 2): must be a whole number from 1', { place: '1' }],
  ['races[1].A.code (race 2): must be one of DNC, DNS', { code: 'dnf' }],
  ['races[1].A.place (race 2): DNF has no place; say crossed', { code: 'DNF', place: 1 }],
  ['races[1].A (race 2): SCP needs a place', { code: 'SCP' }],
  ['races[1].A.crossed (race 2): goes with codes that stand instead of a place; say place', { place: 1, crossed: 1 }],
  [
    'races[1].A.crossed (race 2): goes with codes that stand instead of a place; say place',
    { code: 'RDG', points: '1.0', place: 1, crossed: 1 },
  ],
  ['races[1].A.percent (race 2): must be a whole number from 1 to 100', { code: 'SCP', place: 1, percent: '20' }],
  ['races[1].A.percent (race 2): goes with SCP, ZFP, DPI only', { place: 1, percent: 20 }],
  ['races[1].A.times (race 2): goes with SCP, ZFP only', { code: 'DPI', place: 1, penalty: '1.0', times: 2 }],
  ['races[1].A (race 2): DPI needs penalty or percent, and not both', { code: 'DPI', place: 1 }],
  [
    'races[1].A (race 2): DPI needs penalty or percent, and not both',
    { code: 'DPI', place: 1, penalty: '1.0', percent: 5 },
  ],
  [
    'races[1].A.penalty (race 2): must be a text with a number of at most 1 decimal',
    { code: 'DPI', place: 1, penalty: 3.5 },
  ],
  [
    'races[1].A.penalty (race 2): must be a text with a number of at most 1 decimal',
    { code: 'DPI', place: 1, penalty: '3,5' },
  ],
  ['races[1].A.penalty (race 2): must be from 0 to 100000', { code: 'DPI', place: 1, penalty: '-1' }],
  ['races[1].A (race 2): RDG needs points or average, and not both', { code: 'RDG', place: 1 }],
  ['races[1].A.points (race 2): must be a text with a number of at most 1 decimal', { code: 'RDG', points: '5.45' }],
  ['races[1].A.average (race 2): must be one of all-others, before', { code: 'RDG', average: 'all_others' }],
  ['races[1].A.average (race 2): must name at least one race', { code: 'RDG', average: [] }],
  ['races[1].A.average[1] (race 2): is the race itself', { code: 'RDG', average: [1, 2] }],
  ['races[1].A.average[0] (race 2): there are 2 races', { code: 'RDG', average: [3] }],
  ['races[1].A.rating (race 2): is not a known key', { place: 1, rating: '0.9' }],
])('%s', (message, result) => {
  expect(errorOf(withResult(result))).toContain(message);
});

test.each<RaceResultDocument>([
  { code: 'RDG', points: '5.4' },
  { code: 'RDG', points: '5.4', place: 3 },
  { code: 'RDG', average: 'before', crossed: 3 },
  { code: 'DUTY' },
  { code: 'DUTY', average: 'before' },
  { code: 'DPI', place: 1, percent: 5 },
  { code: 'SCP', place: 1, percent: 30, times: 2 },
  { code: 'DSQ', crossed: 1 },
  { code: 'TLE' },
])('%j is well formed', (result) => {
  expect(errorOf(withResult(result))).toBeNull();
});

test('the position of an error is one line, whatever the names of the boats', () => {
  expect(errorOf({ kind: 'series', competitors: ['A'], races: [{ 'B\n[31m': {} }] })).toBe(
    'races[0]["B\\n[31m"] (race 1): is not among the competitors',
  );
});
