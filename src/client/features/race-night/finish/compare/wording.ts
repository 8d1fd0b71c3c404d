import type { DecisionUse } from '../../../../../shared/contract/finishDifferences';
import { formatClockSeconds } from '../../../../ui/format';
import { nameOf } from '../words';
import { compareTexts } from './texts';
import type { Crossing, Told } from './useCompare';

/** "SWE 57 Vindil", the number that was read, or "Okänd". */
export const boatText = (told: Told | null): string =>
  told?.boat ? nameOf(told.boat.boat) : told?.sailNumber || compareTexts.unknownBoat;

/** Whether the lists name two boats, or only one of them names any. */
const isOtherBoat = ({ row, main, reserve }: Crossing): boolean =>
  row.kind === 'other_boat' &&
  main !== null &&
  reserve !== null &&
  (reserve.boat !== undefined || main.boat === undefined);

/** What the crossing is called: its boat, or its time where the boat is what differs. */
export function headingOf(crossing: Crossing): string {
  if (isOtherBoat(crossing)) return formatClockSeconds(crossing.finish);
  return boatText(crossing.main?.boat ? crossing.main : (crossing.reserve ?? crossing.main));
}

export function kindText({ row: { kind, delta_ms } }: Crossing): string {
  switch (kind) {
    case 'agree':
      return compareTexts.agreed;
    case 'differs':
      return compareTexts.differs(delta_ms ?? 0);
    case 'other_boat':
      return compareTexts.otherBoat;
    case 'only_main':
      return compareTexts.onlyMain;
    case 'only_reserve':
      return compareTexts.onlyReserve;
    case 'order':
      return compareTexts.order;
    case 'double':
      return compareTexts.double;
  }
}

interface Neighbours {
  before: Crossing | undefined;
  after: Crossing | undefined;
}

/** Why it is asked: the places that it moves, or between whom the boat came. */
export function reasonOf(crossing: Crossing, { before, after }: Neighbours): string {
  const { kind, main_place, reserve_place } = crossing.row;
  if (kind === 'double') return compareTexts.againWhich;
  if (kind === 'only_main' || kind === 'only_reserve') return compareTexts.missing;
  if (isOtherBoat(crossing)) {
    const parts = [before && compareTexts.after(headingOf(before)), after && compareTexts.before(headingOf(after))];
    return parts.filter(Boolean).join(', ');
  }
  return main_place !== null && reserve_place !== null && main_place !== reserve_place
    ? compareTexts.placesChange(main_place, reserve_place)
    : '';
}

/** One of the two answers. */
export interface Answer {
  use: DecisionUse;
  /** Whose word it is, or what it does. */
  who: string;
  /** A time, or a boat's number. */
  what: string;
  /** What it leads to. */
  leadsTo: string;
}

const placeText = (place: number | null): string => (place === null ? compareTexts.noPlace : compareTexts.place(place));

const NOTHING: Pick<Answer, 'use' | 'what' | 'leadsTo'> = {
  use: 'none',
  what: compareTexts.noTime,
  leadsTo: compareTexts.noPlace,
};

function answerOf(told: Told | null, crossing: Crossing, use: 'main' | 'reserve'): Answer {
  const place = use === 'main' ? crossing.row.main_place : crossing.row.reserve_place;
  const who = compareTexts.lists[use];
  if (!told) return { ...NOTHING, who };
  if (!isOtherBoat(crossing)) return { use, who, what: formatClockSeconds(told.finish), leadsTo: placeText(place) };
  const number = told.boat?.boat.sail_number || told.sailNumber || compareTexts.unknownBoat;
  const name = told.boat?.boat.boat_name ?? '';
  return { use, who, what: number, leadsTo: [name, placeText(place)].filter(Boolean).join(', ') };
}

/** The two answers, neither before the other. */
export function answersOf(crossing: Crossing): [Answer, Answer] {
  const { kind } = crossing.row;
  const main = answerOf(crossing.main, crossing, 'main');
  const reserve = answerOf(crossing.reserve, crossing, 'reserve');
  if (kind === 'only_main')
    return [
      { ...main, who: compareTexts.keep },
      { ...NOTHING, who: compareTexts.leaveOut },
    ];
  if (kind === 'only_reserve')
    return [
      { ...reserve, who: compareTexts.take },
      { ...NOTHING, who: compareTexts.leaveOut },
    ];
  if (kind === 'double')
    return [
      { ...(crossing.main ? main : reserve), who: compareTexts.countThis },
      { ...NOTHING, who: compareTexts.countNot, what: '–', leadsTo: '' },
    ];
  return [main, reserve];
}
