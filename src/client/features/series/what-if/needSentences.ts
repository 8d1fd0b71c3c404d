import type { Needed } from '../../../../shared/domain/scoring/whatIf';
import { whatIfTexts } from './texts';

/** What a boat needs, in sentences; `boats` is how many there are, `races` how many are to come. */
export function needSentences(needed: Needed | null, races: number, boats: number): string[] {
  if (needed === null) return [whatIfTexts.unreachable];
  const { everywhere, besidesOneWin, withOneMissed } = needed;
  if (everywhere === null) return [whatIfTexts.already];
  const sentences = [everywhere === boats ? whatIfTexts.finishing(races) : whatIfTexts.place(everywhere, races)];
  if (besidesOneWin === null) sentences.push(whatIfTexts.onlyOneWin);
  else if (besidesOneWin !== undefined) sentences.push(whatIfTexts.afterOneWin(besidesOneWin, races));
  if (withOneMissed !== undefined) sentences.push(whatIfTexts.oneMissed(withOneMissed, races));
  return sentences;
}
