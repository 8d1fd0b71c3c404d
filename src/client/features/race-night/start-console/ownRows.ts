import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { ownStarts, type OwnStart } from '../../../../shared/domain/race-day/ownStarts';
import type { RaceDay } from '../../../../shared/domain/race-day/raceDay';
import { bySailNumber, competitorLabel } from '../../../../shared/domain/sailNumber';
import { formatClockSeconds, formatDecimal } from '../../../ui/format';
import { consoleTexts } from './texts';

export type ConsoleBoat = Pick<
  Competitor,
  | 'id'
  | 'start'
  | 'start_group'
  | 'is_unmatched'
  | 'sail_number'
  | 'boat_name'
  | 'skipper_name'
  | 'rating'
  | 'score_code'
>;

/** A boat that starts by a time of its own, on the console. */
export interface OwnRow {
  id: Id;
  group: Id | null;
  at: number;
  /** "SWE 57 Bris" */
  name: string;
  /** "0,858"; empty where it is not known. */
  rating: string;
  /** "SWE 57 Bris · 0,858" */
  words: string;
  /** As it is read out: "Bris, 0,858". */
  spoken: string;
  /** It was seen to start later than its time. */
  late: LateStart | null;
}

interface LateStart {
  /** The uuid of the act that says so. */
  act: string;
  clock: string;
}

interface Facts {
  sailing: SailingRow;
  groups: readonly StartGroupRow[];
  boats: readonly ConsoleBoat[];
}

/** The own starts of a sailing where each boat has its own; boats of one moment by sail number. */
export const ownStartsOf = ({ sailing, groups, boats }: Facts, day: RaceDay): OwnStart<ConsoleBoat>[] =>
  sailing.start_type === 'individual' ? ownStarts(day, { sailing, groups }, bySailNumber(boats)) : [];

const lateWords = (name: string): string => `${name} ${consoleTexts.startedLate} `;

/** The note that is made of a late start. It changes no time: the boat's own start stands. */
export const lateText = ({ name }: Pick<OwnRow, 'name'>, at: number): string =>
  lateWords(name) + formatClockSeconds(at);

/** What was noted of an earlier attempt is not about this start. */
function lateStartOf(name: string, at: number, acts: RaceDay['acts']): LateStart | null {
  for (const { id, atMs, kind, payload } of acts.toReversed()) {
    if (kind === 'note' && atMs >= at && 'text' in payload && payload.text.startsWith(lateWords(name))) {
      return { act: id, clock: payload.text.slice(lateWords(name).length) };
    }
  }
  return null;
}

/** The boats in the order in which they start, with what the log says of them. */
export function ownRows(starts: readonly OwnStart<ConsoleBoat>[], acts: RaceDay['acts']): OwnRow[] {
  return starts.map(({ boat, at }) => {
    const name = competitorLabel(boat);
    const rating = boat.rating === null ? '' : formatDecimal(boat.rating);
    const withRating = (said: string, between: string) => [said, rating].filter(Boolean).join(between);
    return {
      id: boat.id,
      group: boat.start_group,
      at,
      name,
      rating,
      words: withRating(name, ' · '),
      spoken: withRating(boat.boat_name || name, ', '),
      late: lateStartOf(name, at, acts),
    };
  });
}
