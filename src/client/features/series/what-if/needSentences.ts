import type { Needed } from '../../../../shared/domain/scoring/whatIf';
import { texts } from './texts';

/** What a boat needs, in sentences; `boats` is how many there are, `races` how many are to come. */
export function needSentences(needed: Needed | null, races: number, boats: number): string[] {
  if (needed === null) return [texts.unreachable];
  const { everywhere, besidesOneWin, withOneMissed } = needed;
  if (everywhere === null) return [texts.already];
  const sentences = [everywhere === boats ? texts.finishing(races) : texts.place(everywhere, races)];
  if (besidesOneWin === null) sentences.push(texts.onlyOneWin);
  else if (besidesOneWin !== undefined) sentences.push(texts.afterOneWin(besidesOneWin, races));
  if (withOneMissed !== undefined) sentences.push(texts.oneMissed(withOneMissed, races));
  return sentences;
}
