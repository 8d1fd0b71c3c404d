import { aResultEntry, aSerieRace } from '../../../testing/aResultEntry';
import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { ScoreCode } from '../../contract/competitors';
import { scoreSeries } from '../scoring/scoreSeries';
import type { SerieEntry } from '../series/serieRace';
import { DEFAULT_SERIE_RULES, toRulesDocument } from '../series/serieRules';
import { standings } from '../series/standings';
import { resultRows } from './resultRows';

function rowsOf(entries: SerieEntry[], unmatched: SerieEntry[] = []) {
  const race = aSerieRace(7, entries);
  const own = new Map(entries.map(({ id }) => [id, String(id)]));
  const rules = toRulesDocument({ ...DEFAULT_SERIE_RULES, discards: [] }, [race]);
  const scored = standings({ races: [race], rules, classScoring: 'apart', keys: { ofEntry: own, own } }).map((one) => ({
    standings: one,
    scores: scoreSeries(aSeriesInput(one.document)),
  }));
  return resultRows(scored, 7, unmatched);
}

test('finishers come first, then the codes in the order of the contract, then boats without a result', () => {
  const codes: ScoreCode[] = ['DNC', 'DNS', 'DNE', 'DSQ', 'BFD', 'UFD', 'OCS', 'NSC', 'RET', 'DNF', 'TLE', 'RDG'];
  const entries = [
    aResultEntry({ id: 20 }),
    aResultEntry({ id: 21, elapsedS: 50, ratingThousandths: null }),
    ...codes.map((code, index) => aResultEntry({ id: index + 1, code })),
    aResultEntry({ id: 22, elapsedS: 50, code: 'SCP' }),
    aResultEntry({ id: 23, elapsedS: 40 }),
  ];
  const order = rowsOf(entries).map(({ entry }) => entry.code ?? entry.id);
  expect(order).toEqual([23, 'SCP', ...[...codes].reverse(), 21, 20]);
});

test('equal boats are sorted by sail number, in natural order', () => {
  const boats = ['SWE 10', 'FIN 1', 'SWE 9', ''].map((sailNumber, index) =>
    aResultEntry({ id: index + 1, sailNumber, code: 'DNF' }),
  );
  expect(rowsOf(boats).map(({ entry }) => entry.sailNumber)).toEqual(['SWE 9', 'SWE 10', 'FIN 1', '']);
});

test('time behind is counted from the winner, and shared places are tied', () => {
  const times = [40, 40, 45];
  const rows = rowsOf(times.map((elapsedS, index) => aResultEntry({ id: index + 1, elapsedS })));
  expect(rows.map(({ cell, tied, behindS }) => [cell?.place, tied, behindS])).toEqual([
    [1, true, 0],
    [1, true, 0],
    [3, false, 5],
  ]);
});

test('unmatched boats come last, without a cell', () => {
  const rows = rowsOf(
    [aResultEntry({ id: 1, code: 'DNC' })],
    [aResultEntry({ id: 2, elapsedS: 5, isUnmatched: true })],
  );
  expect(rows.map(({ entry, leftOut, cell }) => [entry.id, leftOut, cell === null])).toEqual([
    [1, null, false],
    [2, 'unmatched', true],
  ]);
});
