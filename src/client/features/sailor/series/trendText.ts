import { sailorSeriesTexts } from './texts';

/** What the last race did to the place, by the places after each race. */
export function trendText(ranks: readonly number[]): string {
  const [now, before] = [ranks.at(-1), ranks.at(-2)];
  if (now === undefined || before === undefined) return sailorSeriesTexts.first;
  if (now === before) return sailorSeriesTexts.same;
  return now < before ? sailorSeriesTexts.up(before - now) : sailorSeriesTexts.down(now - before);
}
