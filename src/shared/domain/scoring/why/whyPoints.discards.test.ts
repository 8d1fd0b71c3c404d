import { aSeriesInput } from '../../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument, SeriesDocument } from '../../../contract/scoring';
import { seriesAnswer } from '../answer';
import { scoreSeries } from '../scoreSeries';

type Race = Record<string, RaceResultDocument>;

function explained(document: Partial<SeriesDocument>) {
  const rows = seriesAnswer(scoreSeries(aSeriesInput(document)), { why: true });
  return new Map(rows.map(({ competitor, why }) => [competitor, why]));
}

const place = (number: number): RaceResultDocument => ({ place: number });

describe('what is discarded', () => {
  const last = (scores: (number | 'DNE')[], rules: RulesDocument) => {
    const races = scores.map((score): Race => ({ A: score === 'DNE' ? { code: 'DNE' } : place(score), B: place(40) }));
    return explained({ rules, races })
      .get('A')
      ?.points.map((sentences) => sentences.slice(1));
  };

  test.each<[string, (number | 'DNE')[], RulesDocument, string[][]]>([
    ['the worst', [1, 3], {}, [[], ['Räknas bort: sämsta resultatet (A2.1)']]],
    [
      'the earliest of the worst',
      [3, 3],
      {},
      [['Räknas bort: sämsta resultatet, det tidigare av lika dåliga (A2.1)'], []],
    ],
    [
      'two',
      [1, 3, 4],
      { discards: { count: 2 } },
      [
        [],
        ['Räknas bort: ett av de två sämsta resultaten (A2.1)'],
        ['Räknas bort: ett av de två sämsta resultaten (A2.1)'],
      ],
    ],
    [
      'two, the second of which is as bad as one that counts',
      [3, 3, 4],
      { discards: { count: 2 } },
      [
        ['Räknas bort: ett av de två sämsta resultaten, det tidigare av lika dåliga (A2.1)'],
        [],
        ['Räknas bort: ett av de två sämsta resultaten (A2.1)'],
      ],
    ],
    [
      'DNE stands',
      [2, 'DNE'],
      {},
      [['Räknas bort: sämsta resultatet som får räknas bort (A2.1)'], ['DNE får inte räknas bort (90.3(b))']],
    ],
    [
      'a race that must count stands',
      [2, 9],
      { must_count: [2] },
      [
        ['Räknas bort: sämsta resultatet som får räknas bort (A2.1)'],
        ['Får inte räknas bort: loppet ska alltid räknas (seriens regel)'],
      ],
    ],
    [
      'a quota stands',
      [2, 9],
      { quotas: [{ races: [2], min: 1 }] },
      [
        ['Räknas bort: sämsta resultatet som får räknas bort (A2.1)'],
        ['Får inte räknas bort: delserien behöver loppet för att nå sitt minsta antal (seriens regel)'],
      ],
    ],
    [
      'only the worst is said to stand when nothing may go',
      [2, 9],
      { must_count: [1, 2] },
      [[], ['Får inte räknas bort: loppet ska alltid räknas (seriens regel)']],
    ],
  ])('%s', (_, scores, rules, sentences) => {
    const found = last(scores, rules);
    expect(found?.map((said) => said.filter((sentence) => !sentence.includes('poäng:')))).toEqual(sentences);
  });
});
