import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { SerieRules } from '../../contract/series';
import { DEFAULT_SERIE_RULES, toRulesDocument, parseSerieRules } from './serieRules';

const races = ['2026-05-07', '2026-05-14', '2026-08-06', '2026-08-13'].map((start_date) => ({
  start_date,
  race_weight: 1,
  must_count: false,
}));
const documentOf = (rules: Partial<SerieRules>) => toRulesDocument({ ...DEFAULT_SERIE_RULES, ...rules }, races);

test('the defaults are low points with the worst race discarded from the second race on', () => {
  expect(documentOf({})).toEqual({
    rrs: '2025-2028',
    places: 'crossing',
    system: 'low_point',
    discards: { thresholds: [{ races: 2, discards: 1 }] },
    dnc_rule: 'entries_plus_1',
    code_points: {},
    quotas: [],
    must_count: [],
    min_starters: 1,
    weights: [1, 1, 1, 1],
  });
});

test.each<[Partial<SerieRules>, unknown]>([
  [{ discards: [] }, { count: 0 }],
  [
    { discards: [4, 8] },
    {
      thresholds: [
        { races: 4, discards: 1 },
        { races: 8, discards: 2 },
      ],
    },
  ],
  [{ discard_rule: 'table', counting_table: [{ races: 8, counting: 5 }] }, { table: [{ races: 8, counting: 5 }] }],
  [{ discard_rule: 'table' }, { count: 0 }],
  [{ discard_rule: 'proportion', discard_proportion: { discards: 1, of: 4 } }, { proportion: { discards: 1, of: 4 } }],
  [{ discard_rule: 'proportion' }, { count: 0 }],
])('%j discards by %j', (rules, discards) => {
  expect(documentOf(rules).discards).toEqual(discards);
});

test('a quota holds the races after the former one’s last day and until its own', () => {
  const quotas = [
    { name: 'Vår', until: '2026-05-14', min: 1 },
    { name: 'Sommar', until: '2026-07-31', min: 1 },
    { name: '', until: '2026-08-06', min: 2 },
  ];
  expect(documentOf({ quotas }).quotas).toEqual([
    { name: 'Vår', races: [1, 2], min: 1 },
    { races: [3], min: 2 },
  ]);
});

test('weights and races that must count keep their places', () => {
  const weighed = races.map((race, index) => ({ ...race, race_weight: index + 1, must_count: index === 2 }));
  expect(toRulesDocument(DEFAULT_SERIE_RULES, weighed)).toMatchObject({ weights: [1, 2, 3, 4], must_count: [3] });
});

test('whatever the rules, the scorer reads them', () => {
  const rules = documentOf({
    quotas: [{ name: 'Vår', until: '2026-05-14', min: 1 }],
    code_points: { DNC: { base: 'finishers', plus: 2 } },
    discard_rule: 'proportion',
    discard_proportion: { discards: 1, of: 4 },
  });
  expect(aSeriesInput({ rules }).rules).toMatchObject({
    codePoints: { DNC: { base: 'finishers', plusTenths: 20 } },
    quotas: [{ name: 'Vår', races: [0, 1], min: 1 }],
  });
});

test('stored rules without a newer rule get its default', () => {
  expect(parseSerieRules('{"discards":[4]}')).toEqual({ ...DEFAULT_SERIE_RULES, discards: [4] });
});
