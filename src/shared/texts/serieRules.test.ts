import type { SerieRules } from '../contract/series';
import { formulaText, raceRulesSentences, serieRulesSentences } from './serieRules';

const rules = (changes: Partial<SerieRules> = {}): SerieRules => ({
  rrs: '2025-2028',
  scoring_system: 'low_point',
  discard_rule: 'thresholds',
  discards: [2],
  counting_table: [],
  discard_proportion: null,
  dnc_rule: 'entries_plus_1',
  code_points: {},
  quotas: [],
  competitor_key: 'boat',
  class_scoring: 'apart',
  min_starters: 1,
  ...changes,
});

const said = (changes: Partial<SerieRules>) => serieRulesSentences(rules(changes));

test('the usual series reads as its sailing instruction', () => {
  expect(said({}).join(' ')).toBe(
    'Lågpoängsystemet enligt KSR Appendix A. ' +
      'Den sämsta seglingen räknas bort när minst två seglingar är genomförda. ' +
      'En båt som inte har gått i mål får poäng för antalet anmälda båtar i serien + 1 (A5.2). ' +
      'Det är båten som tävlar i serien, oavsett vem som seglar den. ' +
      'Varje klass har sin egen ställning. ' +
      'KSR 2025–2028 gäller: straff i procent avrundas till tiondels poäng.',
  );
});

test.each<[string, Partial<SerieRules>, string]>([
  ['no discards', { discards: [] }, 'Inga seglingar räknas bort.'],
  ['one from the first race', { discards: [1] }, 'Den sämsta seglingen räknas bort när minst en segling är genomförd.'],
  [
    'thresholds',
    { discards: [5, 11, 15] },
    'Den sämsta seglingen räknas bort när minst fem seglingar är genomförda, de två sämsta när minst elva är det och de tre sämsta när minst 15 är det.',
  ],
  [
    'the best so many',
    { discard_rule: 'table', counting_table: [{ races: 8, counting: 8 }] },
    'När minst åtta seglingar är genomförda räknas de åtta bästa. Är färre genomförda räknas alla.',
  ],
  [
    'a counting table',
    {
      discard_rule: 'table',
      counting_table: [
        { races: 4, counting: 3 },
        { races: 5, counting: 4 },
        { races: 8, counting: 5 },
      ],
    },
    'De bästa seglingarna räknas efter hur många som är genomförda: av fyra räknas tre, av fem räknas fyra och av åtta räknas fem. Är färre genomförda räknas alla.',
  ],
  ['an empty table', { discard_rule: 'table', counting_table: [] }, 'Inga seglingar räknas bort.'],
  [
    'a proportion',
    { discard_rule: 'proportion', discard_proportion: { discards: 1, of: 4 } },
    'En av fyra genomförda seglingar räknas bort.',
  ],
  ['a proportion that is not given', { discard_rule: 'proportion' }, 'Inga seglingar räknas bort.'],
  [
    'quotas',
    {
      quotas: [
        { name: 'Vår', until: '2026-07-15', min: 3 },
        { name: 'Höst', until: '2026-12-31', min: 3 },
      ],
    },
    'Av de seglingar som räknas ska minst tre vara seglade till och med 15 juli (Vår) och minst tre vara seglade efter 15 juli till och med 31 december (Höst).',
  ],
  [
    'A5.3',
    { dnc_rule: 'starters_plus_1' },
    'En båt som kom till startområdet utan att gå i mål får poäng för antalet båtar som kom dit + 1. En båt som inte kom dit får antalet anmälda båtar i serien + 1 (A5.3).',
  ],
  ['least starters', { min_starters: 3 }, 'En segling med färre än tre startande räknas inte.'],
  ['a row per skipper', { competitor_key: 'skipper' }, 'Det är rorsmannen som tävlar i serien, och får byta båt.'],
  ['a row per sail number', { competitor_key: 'sail_number' }, 'Det är segelnumret som tävlar i serien.'],
  ['classes together', { class_scoring: 'together' }, 'Alla klasser räknas i samma ställning.'],
  ['the former edition', { rrs: '2021-2024' }, 'KSR 2021–2024 gäller: straff i procent avrundas till hela poäng.'],
  [
    'the system of Stockholm',
    { scoring_system: 'stsf' },
    'StSF:s högpoängsystem: 100 × (startande − placering + 1) / startande, med en decimal. Högst poäng vinner.',
  ],
  [
    'the system of the multihulls',
    { scoring_system: 'scts' },
    'SCTS högpoängsystem: en poäng för start och en för varje båt man slår. Högst poäng vinner.',
  ],
  ['points of a code', { code_points: { DNC: { base: 'finishers', plus: 2 } } }, 'DNC ger antalet båtar i mål + 2.'],
])('%s: %j', (_, changes, sentence) => {
  expect(said(changes)).toContain(sentence);
});

test('codes with the same points share a sentence', () => {
  const code_points = {
    DNF: { base: 'came_to_start', plus: 1 },
    DNC: { base: 'fixed', plus: 10 },
    RET: { base: 'came_to_start', plus: 1 },
  } as const;
  expect(said({ code_points })).toEqual(
    expect.arrayContaining(['DNF och RET ger antalet båtar som kom till startområdet + 1.', 'DNC ger 10 poäng.']),
  );
});

test('high-point systems do not mention A5', () => {
  expect(said({ scoring_system: 'scts' }).join(' ')).not.toMatch(/A5/);
});

test.each([
  [{ base: 'entries', plus: 0 }, 'antalet anmälda båtar'],
  [{ base: 'entries', plus: -1 }, 'antalet anmälda båtar − 1'],
  [{ base: 'fixed', plus: 10 }, '10 poäng'],
] as const)('%j gives %s', (formula, text) => {
  expect(formulaText(formula)).toBe(text);
});

test('races with weight, and races that count whatever happens, are named', () => {
  const plain = { race_weight: 1, must_count: false };
  expect(
    raceRulesSentences([
      { name: 'Torsdag 1', ...plain },
      { name: 'Fyrbåken', race_weight: 2, must_count: true },
      { name: 'KM', race_weight: 1, must_count: true },
      { name: 'Hanö Runt', race_weight: 8, must_count: false },
    ]),
  ).toEqual([
    'Fyrbåken räknas dubbelt och kan inte räknas bort.',
    'KM kan inte räknas bort.',
    'Hanö Runt räknas 8 gånger.',
  ]);
});
