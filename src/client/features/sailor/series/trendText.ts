import { texts } from './texts';

/** What the last race did to the place, by the places after each race. */
export function trendText(ranks: readonly number[]): string {
  const [now, before] = [ranks.at(-1), ranks.at(-2)];
  if (now === undefined || before === undefined) return texts.first;
  if (now === before) return texts.same;
  return now < before ? texts.up(before - now) : texts.down(now - before);
}
