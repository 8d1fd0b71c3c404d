import { countingWhy } from '../../texts/results';
import { shownDecimal } from '../decimals';
import { clockText } from '../duration';
import { whyRaceIsNotCounted } from '../scoring/why/whyRace';
import type { SerieRace } from '../series/serieRace';
import { countingMethod } from '../series/countingMethod';
import { hasResult } from '../scoring/resultEntry';
import type { ScoredStandings } from './resultRows';

/** A results list of a sailing. */
export interface ShownList {
  race: SerieRace;
  scored: readonly ScoredStandings[];
  /** True for the list that does not count. */
  isOther: boolean;
  /** The sub-result that is shown alone. */
  category: string | undefined;
}

/** The sentence about the plan of a pursuit that may be decided on corrected time. */
function whyCounts(race: SerieRace): string[] {
  const { check } = countingMethod(race);
  if (!check) return [];
  const say = check.isMissed ? countingWhy.planMissed : countingWhy.planKept;
  return [say(clockText(check.sailedS), clockText(check.plannedS), shownDecimal(String(check.percent)))];
}

/** Explains why the boats of a class, or all boats, have no points. */
function whyNotScored({ standings, scores }: ScoredStandings, { sailing }: SerieRace): string[] {
  const index = standings.races.findIndex((race) => race.sailing === sailing);
  const summary = scores.races[index];
  const hasBoats = (standings.fleets[index]?.entries.size ?? 0) > 0;
  const sentence = summary && hasBoats ? whyRaceIsNotCounted(summary) : null;
  if (sentence === null) return [];
  return [standings.race_class === null ? sentence : countingWhy.inClass(standings.race_class, sentence)];
}

function whyNoPoints({ race, scored, isOther }: ShownList): string[] {
  if (isOther) return [countingWhy.otherList];
  if (race.status === 'cancelled') return [countingWhy.cancelled];
  return race.entries.some(hasResult) ? scored.flatMap((one) => whyNotScored(one, race)) : [];
}

/** Explains in Swedish sentences why a list counts or not, and what it shows. */
export const whyList = (list: ShownList): string[] => [
  ...whyCounts(list.race),
  ...(list.category === undefined ? [] : [countingWhy.category(list.category)]),
  ...whyNoPoints(list),
];
