import { aSeriesInput } from '../../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument, SeriesDocument } from '../../../contract/scoring';
import { seriesAnswer } from '../answer';
import { scoreSeries } from '../scoreSeries';

type Race = Record<string, RaceResultDocument>;

function explained(document: Partial<SeriesDocument>) {
  const rows = seriesAnswer(scoreSeries(aSeriesInput(document)), { why: true });
  return new Map(rows.map(({ competitor, why }) => [competitor, why]));
}

/** Explains A's points in a race that is not discarded. */
const whyA = (race: Race, rules: RulesDocument = {}) =>
  explained({ rules: { discards: { count: 0 }, ...rules }, races: [race] }).get('A')?.points[0];

const place = (number: number): RaceResultDocument => ({ place: number });

test.each<[string, Race, RulesDocument, string[]]>([
  ['a place', { A: place(3) }, {}, ['3 poäng: plats 3 (A4)']],
  [
    'a tie of two',
    { A: place(2), B: place(2) },
    {},
    ['2,5 poäng: delad plats 2, snittet av poängen för platserna 2 och 3 (A7)'],
  ],
  [
    'a tie of three',
    { A: place(2), B: place(2), C: place(2) },
    {},
    ['3 poäng: delad plats 2, snittet av poängen för platserna 2–4 (A7)'],
  ],
  [
    'a place that has moved up',
    { A: place(3), B: { code: 'DSQ', crossed: 2 } },
    { places: 'crossing' },
    [
      'Plats 3 blir plats 2: en båt som gick i mål före har fått kod i stället för placering (A6.1)',
      '2 poäng: plats 2 (A4)',
    ],
  ],
  [
    'a place that has moved up twice',
    { A: place(3), B: { code: 'RET', crossed: 2 }, C: { code: 'NSC', crossed: 1 } },
    { places: 'crossing' },
    [
      'Plats 3 blir plats 1: två båtar som gick i mål före har fått kod i stället för placering (A6.1)',
      '1 poäng: plats 1 (A4)',
    ],
  ],
  ['A5.2', { A: { code: 'DNF' }, B: place(1) }, { entries: 9 }, ['10 poäng: DNF ger antal anmälda + 1 (A5.2)']],
  [
    'A5.3',
    { A: { code: 'OCS' }, B: place(1) },
    { entries: 9, dnc_rule: 'starters_plus_1' },
    ['3 poäng: OCS ger antal som kom till startområdet + 1 (A5.3)'],
  ],
  [
    'A5.3 for DNC',
    { A: { code: 'DNC' }, B: place(1) },
    { entries: 9, dnc_rule: 'starters_plus_1' },
    ['10 poäng: DNC ger antal anmälda + 1 (A5.3)'],
  ],
  [
    "the series' own formula",
    { A: { code: 'DNC' }, B: place(1) },
    { code_points: { DNC: { base: 'finishers', plus: 2 } } },
    ['3 poäng: DNC ger antal i mål + 2 (seriens regel)'],
  ],
  [
    'a formula without anything to add',
    { A: { code: 'DNC' }, B: place(1) },
    { code_points: { DNC: { base: 'came_to_start', plus: 0 } } },
    ['1 poäng: DNC ger antal som kom till startområdet (seriens regel)'],
  ],
  [
    'fixed points',
    { A: { code: 'DNC' }, B: place(1) },
    { code_points: { DNC: { base: 'fixed', plus: 10 } } },
    ['10 poäng: DNC ger 10 poäng (seriens regel)'],
  ],
  [
    'TLE',
    { A: { code: 'TLE' }, B: place(1), C: { code: 'DNF' } },
    {},
    ['2 poäng: TLE ger antal i mål + 1 (seriens regel)'],
  ],
  [
    'TLE at the score for DNF',
    { A: { code: 'TLE' }, B: place(1) },
    { code_points: { DNF: { base: 'fixed', plus: 1 } } },
    ['1 poäng: TLE ger antal i mål + 1, dock högst som DNF (seriens regel)'],
  ],
  [
    'a scoring penalty',
    { A: { code: 'ZFP', place: 3 } },
    { entries: 23 },
    [
      '3 poäng: plats 3 (A4)',
      '7,8 poäng: 3 + 4,8, ZFP ger 20 % av DNF-poängen 24, avrundat till tiondels poäng (44.3(c))',
    ],
  ],
  [
    'a scoring penalty of 2021-2024',
    { A: { code: 'ZFP', place: 3 } },
    { entries: 23, rrs: '2021-2024' },
    ['3 poäng: plats 3 (A4)', '8 poäng: 3 + 5, ZFP ger 20 % av DNF-poängen 24, avrundat till hela poäng (44.3(c))'],
  ],
  [
    'two scoring penalties',
    { A: { code: 'SCP', place: 1, times: 2, percent: 15 } },
    { entries: 10 },
    [
      '1 poäng: plats 1 (A4)',
      '4,4 poäng: 1 + 2 × 1,7, SCP ger 2 × 15 % av DNF-poängen 11, var och en avrundad till tiondels poäng (44.3(c))',
    ],
  ],
  [
    'a scoring penalty that stops at DNF',
    { A: { code: 'SCP', place: 10 } },
    { entries: 10 },
    [
      '10 poäng: plats 10 (A4)',
      '11 poäng: 10 + 2,2 stannar vid DNF-poängen 11, SCP ger 20 % av den, avrundat till tiondels poäng (44.3(c))',
    ],
  ],
  [
    'a scoring penalty that changes nothing',
    { A: { code: 'SCP', place: 9 } },
    { code_points: { DNF: { base: 'fixed', plus: 5 } } },
    [
      '9 poäng: plats 9 (A4)',
      '9 poäng: SCP ändrar inget, poängen är redan lika dålig som eller sämre än DNF-poängen 5 (44.3(c))',
    ],
  ],
  [
    'DPI in points',
    { A: { code: 'DPI', place: 4, penalty: '3.5' } },
    {},
    ['4 poäng: plats 4 (A4)', '7,5 poäng: 4 + 3,5, DPI som protestkommittén har beslutat (A10)'],
  ],
  [
    'DPI in per cent',
    { A: { code: 'DPI', place: 4, percent: 5 } },
    { entries: 10 },
    ['4 poäng: plats 4 (A4)', '4,6 poäng: 4 + 0,6 (5 %), DPI som protestkommittén har beslutat (A10)'],
  ],
  [
    'redress in points',
    { A: { code: 'RDG', points: '5.4' }, B: place(1) },
    {},
    ['5,4 poäng: gottgörelse som protestkommittén har beslutat, andra båtars poäng ändras inte (A6.2)'],
  ],
  [
    'a weight',
    { A: place(4) },
    { weights: [2] },
    ['4 poäng: plats 4 (A4)', '8 poäng: 4 × 2, loppet har vikt 2 (seriens regel)'],
  ],
  [
    'StSF',
    { A: place(1), B: place(2) },
    { system: 'stsf' },
    ['100 poäng: 100 × (startande − plats + 1) / startande med plats 1 av 2 startande, minst 2 (StSF)'],
  ],
  [
    'SCTS with a tie',
    { A: place(1), B: place(1) },
    { system: 'scts' },
    ['1,5 poäng: 1 för start och 1 för varje slagen båt med delad plats 1 av 2 startande (SCTS)'],
  ],
  [
    'a starter without a place in a high-point system',
    { A: { code: 'DNF' }, B: place(1) },
    { system: 'stsf' },
    ['1 poäng: DNF ger 1 för en båt som startade (StSF)'],
  ],
  [
    'a boat ashore in a high-point system',
    { A: { code: 'DNC' }, B: place(1) },
    { system: 'scts' },
    ['0 poäng: DNC ger 0 för en båt som inte startade (SCTS)'],
  ],
  [
    'a penalty in a high-point system',
    { A: { code: 'SCP', place: 1 }, B: place(2) },
    { system: 'stsf' },
    [
      '100 poäng: 100 × (startande − plats + 1) / startande med plats 1 av 2 startande, minst 2 (StSF)',
      '80 poäng: 100 − 20, SCP drar av 20 % av segrarens poäng 100, avrundat till tiondels poäng, dock aldrig under DNF-poängen 1 (seriens regel)',
    ],
  ],
  [
    'a race without finishers',
    { A: { code: 'DNF' } },
    {},
    ['Loppet räknas inte: ingen båt seglade banan och gick i mål i tid (90.3(a))'],
  ],
  [
    'a race with too few starters',
    { A: place(1), B: { code: 'DNS' } },
    { min_starters: 2 },
    ['Loppet räknas inte: en startande, minst två krävs (seriens regel)'],
  ],
])('%s', (_, race, rules, sentences) => {
  expect(whyA(race, rules)).toEqual(sentences);
});

/** Explains A's points in the given race, when B sails them all. */
function whyAverage(results: (RaceResultDocument | null)[], number: number) {
  const races = results.map((result): Race => ({ B: place(1), ...(result && { A: result }) }));
  return explained({ rules: { discards: { count: 0 }, entries: 9 }, competitors: ['A', 'B'], races }).get('A')?.points[
    number - 1
  ];
}

test.each<[string, (RaceResultDocument | null)[], number, string]>([
  [
    'A9(a)',
    [place(2), { code: 'RDG', average: 'all-others' }, place(3), place(2), place(2)],
    2,
    '2,3 poäng: gottgörelse, snittet av poängen i alla andra lopp: lopp 1 och 3–5 (A9(a))',
  ],
  [
    'A9(b)',
    [place(2), place(3), { code: 'RDG', average: 'before' }],
    3,
    '2,5 poäng: gottgörelse, snittet av poängen i loppen före: lopp 1 och 2 (A9(b))',
  ],
  [
    'named races',
    [place(2), { code: 'RDG', average: [3] }, place(3)],
    2,
    '3 poäng: gottgörelse, snittet av poängen i de lopp som har bestämts: lopp 3 (A9)',
  ],
  [
    'duty',
    [place(2), { code: 'DUTY' }, place(3)],
    2,
    '2,5 poäng: torntjänst, snittet av poängen i alla andra lopp: lopp 1 och 3 (seriens regel)',
  ],
  [
    'nothing to average',
    [{ code: 'RDG', average: 'before' }, place(3)],
    1,
    '10 poäng: gottgörelse, som DNF så länge det inte finns något annat lopp att ta snittet av (A9(b))',
  ],
])('an average says which races it is of: %s', (_, results, number, sentence) => {
  expect(whyAverage(results, number)).toEqual([sentence]);
});
