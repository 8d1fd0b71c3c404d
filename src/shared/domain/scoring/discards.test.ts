import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { DiscardsDocument, RaceResultDocument, RulesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { discardCount } from './discards';
import { scoreSeries } from './scoreSeries';

/** How many races count when 1, 2, … of them are completed. */
const counting = (discards: DiscardsDocument, races: number) =>
  Array.from({ length: races }, (_, index) => index + 1 - discardCount(discards, index + 1));

describe('how many races count', () => {
  const TJSS = [
    { races: 4, counting: 3 },
    { races: 5, counting: 4 },
    { races: 6, counting: 4 },
    { races: 7, counting: 5 },
    { races: 8, counting: 5 },
  ];
  const ASSS = [
    { races: 5, discards: 1 },
    { races: 11, discards: 2 },
    { races: 15, discards: 3 },
  ];

  test.each<[string, DiscardsDocument, number[]]>([
    ['by the rule of the book, all but one from the first race on (A2.1)', { count: 1 }, [0, 1, 2, 3]],
    ['never less than none', { count: 3 }, [0, 0, 0, 1]],
    ['by TJSS table 8→5, 7→5, 6→4, 5→4, 4→3, and all up to 3', { table: TJSS }, [1, 2, 3, 3, 4, 4, 5, 5]],
    ['by the same table after its last step', { table: TJSS }, [1, 2, 3, 3, 4, 4, 5, 5, 5, 5]],
    ['by ASSS thresholds 5, 11 and 15', { thresholds: ASSS }, [1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13]],
    ['at Pinhattan, where one of four is discarded', { proportion: { discards: 1, of: 4 } }, [1, 2, 3, 3, 4, 5, 6, 6]],
    ['at VMS, the four best of eight', { table: [{ races: 4, counting: 4 }] }, [1, 2, 3, 4, 4, 4, 4, 4]],
    ['where none is discarded', { count: 0 }, [1, 2, 3]],
    ['where the table has no steps', { table: [] }, [1, 2, 3]],
  ])('%s', (_, discards, expected) => {
    expect(counting(discards, expected.length)).toEqual(expected);
  });

  test('the number of counting races follows the table of TJSS: 16→10 down to 10→6', () => {
    const total = [16, 15, 14, 13, 12, 11, 10].map((races, index) => ({
      races,
      counting: 10 - Math.ceil((index * 2) / 3),
    }));
    expect(16 - discardCount({ table: total }, 16)).toBe(10);
    expect(10 - discardCount({ table: total }, 10)).toBe(6);
  });

  test('the order of the steps does not matter', () => {
    expect(counting({ table: [...TJSS].reverse() }, 8)).toEqual([1, 2, 3, 3, 4, 4, 5, 5]);
  });
});

/** The races that are discarded for A with these scores; a code is given as itself. */
function discardedOfA(scores: readonly (number | 'DNE' | 'BFD')[], rules: RulesDocument) {
  const races = scores.map((score): Record<string, RaceResultDocument> => {
    const given: RaceResultDocument =
      typeof score === 'number' ? { code: 'RDG', points: `${score}.0` } : { code: score };
    return { A: given, B: { place: 1 } };
  });
  const rows = seriesAnswer(scoreSeries(aSeriesInput({ rules: { entries: 40, ...rules }, races })));
  return rows.find(({ competitor }) => competitor === 'A')?.discarded;
}

describe('which races are discarded', () => {
  test.each<[string, (number | 'DNE' | 'BFD')[], RulesDocument, number[]]>([
    ['the worst', [3, 9, 5], {}, [2]],
    ['of equal worst ones the earliest (A2.1)', [3, 9, 5, 9], {}, [2]],
    ['the two worst', [3, 9, 5, 7], { discards: { count: 2 } }, [2, 4]],
    ['not DNE, but the next worst (90.3(b))', [3, 'DNE', 5], {}, [3]],
    ['not one of two DNE', ['DNE', 'DNE'], {}, []],
    ['a black flag like any other score', [3, 'BFD', 5], {}, [2]],
    ['not a race that must count, but the next worst', [3, 9, 5], { must_count: [2] }, [3]],
    ['none when all must count', [3, 9], { must_count: [1, 2] }, []],
    ['not one that a quota needs', [9, 8, 1, 2], { quotas: [{ races: [1, 2], min: 2 }] }, [4]],
    [
      'one of the quota when it has one to spare',
      [9, 8, 1, 2],
      { discards: { count: 2 }, quotas: [{ races: [1, 2], min: 1 }] },
      [1, 4],
    ],
    ['not one of a quota that is not full yet', [9, 1], { quotas: [{ races: [1, 5, 6], min: 3 }] }, [2]],
    [
      'what an inner and an outer quota both leave free',
      [9, 8, 7, 6, 1],
      {
        discards: { count: 3 },
        quotas: [
          { races: [1, 2, 3, 4], min: 2 },
          { races: [1, 2], min: 1 },
        ],
      },
      [1, 3, 5],
    ],
  ])('%s', (_, scores, rules, discarded) => {
    expect(discardedOfA(scores, rules)).toEqual(discarded);
  });

  test('Slören counts the best eight, at least three from each half', () => {
    const quotas = [
      { name: 'Vår', races: [1, 2, 3, 4, 5, 6], min: 3 },
      { name: 'Höst', races: [7, 8, 9, 10, 11, 12], min: 3 },
    ];
    const rules: RulesDocument = { discards: { table: [{ races: 8, counting: 8 }] }, quotas };
    expect(discardedOfA([9, 9, 9, 9, 9, 9, 1, 2, 3, 4, 5, 6], rules)).toEqual([1, 2, 3, 12]);
    expect(discardedOfA([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], rules)).toEqual([6, 10, 11, 12]);
    expect(discardedOfA([1, 9, 3, 9, 5, 6, 7, 8, 2, 4, 1, 1], rules)).toEqual([2, 4, 7, 8]);
  });

  test('all races are discarded when the rule says so and nothing forbids it', () => {
    expect(discardedOfA([3, 2], { discards: { count: 5 } })).toEqual([1, 2]);
  });

  test('thresholds work for 26 races', () => {
    const scores = Array.from({ length: 26 }, (_, index) => 26 - index);
    const thresholds = [4, 8, 12, 16, 20, 24].map((races, index) => ({ races, discards: index + 1 }));
    expect(discardedOfA(scores, { discards: { thresholds } })).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
