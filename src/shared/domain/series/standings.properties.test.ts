import fc from 'fast-check';
import { aResultEntry, aSerieRace } from '../../../testing/aResultEntry';
import { aSeriesInput } from '../../../testing/aSeriesInput';
import { REDRESS_AVERAGES, SCORE_CODES } from '../../contract/competitors';
import { RESULT_METHODS } from '../../contract/raceClasses';
import { CLASS_SCORINGS, COMPETITOR_KEYS } from '../../contract/series';
import { resultRows } from '../results/resultRows';
import { scoreSeries } from '../scoring/scoreSeries';
import { rowKeys } from './rowKeys';
import { isScored, type SerieEntry, type SerieRace } from './serieRace';
import { DEFAULT_SERIE_RULES, toRulesDocument } from './serieRules';
import { standings } from './standings';

const CLASSES = [
  { id: 1, name: 'IF', order: 2, method: null },
  { id: 2, name: 'Folkbåt', order: 1, method: 'elapsed' as const },
];

/** Whatever may have been written down of a boat, sensible or not. */
const anyEntry = fc.record({
  sailNumber: fc.constantFrom('SWE 1', '1', 'SWE 2', 'FIN 2', '', 'Båt A'),
  boatName: fc.constantFrom('', 'Vindil', '__proto__'),
  boat: fc.constantFrom(null, 1, 2),
  sailor: fc.constantFrom(null, 1),
  raceClass: fc.constantFrom(null, 1, 2),
  ratingThousandths: fc.constantFrom(null, 800, 1100),
  elapsedS: fc.option(fc.nat({ max: 100 })),
  finishMs: fc.option(fc.nat({ max: 100_000 })),
  code: fc.option(fc.constantFrom(...SCORE_CODES)),
  pointsTenths: fc.option(fc.nat({ max: 99_999 })),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  times: fc.integer({ min: 1, max: 10 }),
  redress: fc.option(fc.constantFrom(...REDRESS_AVERAGES)),
  isUnmatched: fc.boolean(),
});

const anyRaces = fc
  .array(fc.record({ entries: fc.array(anyEntry, { maxLength: 6 }), method: fc.constantFrom(...RESULT_METHODS) }), {
    maxLength: 4,
  })
  .map((races) => {
    let id = 0;
    return races.map(({ entries, method }, race): SerieRace => {
      const boats = entries.map((entry): SerieEntry => aResultEntry({ id: (id += 1), ...entry }));
      return aSerieRace(race + 1, boats, { method, classes: CLASSES });
    });
  });

test('every recorded result can be scored, and every boat is in one row or listed as left out', () => {
  fc.assert(
    fc.property(
      anyRaces,
      fc.constantFrom(...COMPETITOR_KEYS),
      fc.constantFrom(...CLASS_SCORINGS),
      (all, key, classScoring) => {
        const races = all.filter(isScored);
        const keys = rowKeys(
          races.map(({ entries }) => entries.filter(({ isUnmatched }) => !isUnmatched)),
          key,
          [{ from: 'SWE 2', into: 'SWE 1' }],
        );
        const rules = toRulesDocument(DEFAULT_SERIE_RULES, races);
        const scored = standings({ races, rules, classScoring, keys }).map((one) => ({
          standings: one,
          scores: scoreSeries(aSeriesInput(one.document)),
        }));

        for (const { sailing, entries } of races) {
          const unmatched = entries.filter(({ isUnmatched }) => isUnmatched);
          const rows = resultRows(scored, sailing, unmatched);
          expect(rows.map(({ entry }) => entry.id).sort()).toEqual(entries.map(({ id }) => id).sort());
          for (const { cell, leftOut } of rows) expect(cell === null).toBe(leftOut !== null);
        }
      },
    ),
  );
});
