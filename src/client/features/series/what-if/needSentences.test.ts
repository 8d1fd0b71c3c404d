import type { Needed } from '../../../../shared/domain/scoring/whatIf';
import { needSentences } from './needSentences';

const needed = (values: Partial<Needed>): Needed => ({
  everywhere: 2,
  besidesOneWin: undefined,
  withOneMissed: undefined,
  ...values,
});

test.each<[Needed | null, number, string[]]>([
  [null, 2, ['Det räcker inte ens att vinna allt som är kvar.']],
  [needed({ everywhere: null }), 2, ['Det är redan klart, utan fler seglingar.']],
  [needed({ everywhere: 1 }), 1, ['Det räcker med 1:a plats i seglingen som är kvar.']],
  [needed({}), 2, ['Det räcker med 2:a plats i båda seglingarna som är kvar.']],
  [needed({ everywhere: 12 }), 3, ['Det räcker med 12:e plats i alla tre seglingarna som är kvar.']],
  [needed({ everywhere: 20 }), 2, ['Det räcker att gå i mål i båda seglingarna som är kvar.']],
  [
    needed({ besidesOneWin: 5 }),
    2,
    ['Det räcker med 2:a plats i båda seglingarna som är kvar.', 'Med en seger räcker 5:e plats i den andra.'],
  ],
  [
    needed({ besidesOneWin: null }),
    3,
    ['Det räcker med 2:a plats i alla tre seglingarna som är kvar.', 'En seger räcker, utan de andra.'],
  ],
  [
    needed({ everywhere: 21, withOneMissed: 3 }),
    3,
    [
      'Det räcker med 21:a plats i alla tre seglingarna som är kvar.',
      'Det går att stå över en segling med 3:e plats i de andra.',
    ],
  ],
])('%j with %i races to come among 20 boats', (what, races, sentences) => {
  expect(needSentences(what, races, what?.everywhere === 21 ? 30 : 20)).toEqual(sentences);
});
