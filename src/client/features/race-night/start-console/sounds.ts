import type { Signal } from '../../../../shared/domain/race-day/signals';
import type { Blast } from '../../../lib/horn';
import type { OwnRow } from './ownRows';

/** How far ahead sounds are handed to the device. */
const AHEAD_MS = 60_000;
const WORDS_S = [10, 5, 4, 3, 2, 1] as const;
/** A word is not spoken into the sound before it. */
const HEARD_MS: Readonly<Record<Signal['sound'], number>> = { none: 0, short: 1_000, long: 2_000 };
const MOST_READ = 3;
/** Names are read after the word ten, and are not begun where they would be spoken into the last seconds. */
const READ_FROM_MS = 9_000;
const READ_UNTIL_MS = 4_000;

/** The sounds of the next minute: each signal, and the seconds before it in words where the one before leaves room. */
export function blastsOf(signals: readonly Signal[], now: number): Blast[] {
  return signals.flatMap(({ at, sound }, index): Blast[] => {
    if (at <= now || at - now > AHEAD_MS) return [];
    const before = signals[index - 1];
    const isFree = (moment: number) => !before || moment >= before.at + HEARD_MS[before.sound];
    const words = WORDS_S.map((seconds): Blast => ({ at: at - seconds * 1000, sound: `word${seconds}` }));
    const blast: Blast[] = sound === 'none' ? [] : [{ at, sound }];
    return [...words.filter((word) => isFree(word.at)), ...blast];
  });
}

/** What is read out now: the boats that start next, in the seconds before. */
export function readingOf(own: readonly OwnRow[], now: number): { at: number; text: string } | null {
  const next = own.find(({ at }) => at > now);
  if (!next || next.at - now > READ_FROM_MS || next.at - now < READ_UNTIL_MS) return null;
  const together = own.filter(({ at }) => at === next.at).slice(0, MOST_READ);
  return { at: next.at, text: together.map(({ spoken }) => spoken).join('. ') };
}
