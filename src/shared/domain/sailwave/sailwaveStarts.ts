import type { SailwaveBoat, SailwaveCondition, SailwaveRace, SailwaveStart } from './sailwaveFile';
import { readSailwaveClock } from './sailwaveTimes';

/** What a start may select boats by, in small letters. */
const FIELDS: Record<string, (boat: SailwaveBoat) => string> = {
  fleet: ({ fleet }) => fleet,
  class: ({ boatClass }) => boatClass,
  division: ({ division }) => division,
  nat: ({ nation }) => nation,
  club: ({ club }) => club,
  sailno: ({ sailNumber }) => sailNumber,
  boat: ({ boatName }) => boatName,
  helmname: ({ helm }) => helm,
  rating: ({ rating }) => rating,
  helmsex: ({ sex }) => sex,
  helmagegroup: ({ ageGroup }) => ageGroup,
};

const fieldOf = ({ field }: SailwaveCondition) => FIELDS[field.toLowerCase().replace(/[^a-z]/g, '')];

/** A field that says nothing here does not keep a boat from a start. */
function isMet(condition: SailwaveCondition, boat: SailwaveBoat): boolean {
  const read = fieldOf(condition);
  if (!read) return true;
  const [own, wanted] = [read(boat).trim().toLowerCase(), condition.value.trim().toLowerCase()];
  const [figure, limit] = [Number(own), Number(wanted)];
  switch (condition.operator) {
    case '<>':
      return own !== wanted;
    case '<=':
      return figure <= limit;
    case '>=':
      return figure >= limit;
    case '<':
      return figure < limit;
    case '>':
      return figure > limit;
    default:
      return own === wanted;
  }
}

/** Two values of one field mean either; several fields are all needed. */
function selects({ selector }: SailwaveStart, boat: SailwaveBoat): boolean {
  const equal = selector.filter(({ operator }) => operator === '=');
  const fields = new Set(equal.map(({ field }) => field.toLowerCase()));
  return (
    selector.filter(({ operator }) => operator !== '=').every((condition) => isMet(condition, boat)) &&
    [...fields].every((name) =>
      equal.filter(({ field }) => field.toLowerCase() === name).some((condition) => isMet(condition, boat)),
    )
  );
}

/** A gun of a race. */
export interface Gun {
  /** Seconds of the day; null where nobody wrote it down. */
  clock: number | null;
  isElapsed: boolean;
  name: string;
  /** The fleets that it names. */
  fleets: readonly string[];
}

export interface RaceStarts {
  guns: readonly Gun[];
  /** The place in `guns` of a boat's start; null for none. `primary`: the record that hers is an alias of. */
  of: (boat: SailwaveBoat, primary: SailwaveBoat | undefined) => number | null;
}

/**
 * The starts of a race: a boat's is the first that selects her, else the first that selects her twin record, else the
 * only one there is.
 */
export function startsOf({ starts }: SailwaveRace): RaceStarts {
  const firstFor = (boat: SailwaveBoat) => starts.findIndex((start) => selects(start, boat));
  const only = starts.length === 1 ? 0 : null;
  return {
    guns: starts.map(({ gun, mode, name, selector }) => ({
      clock: readSailwaveClock(gun),
      isElapsed: /^elapsed/i.test(mode),
      name: name.trim(),
      fleets: selector
        .filter((one) => fieldOf(one) === FIELDS['fleet'] && one.operator === '=')
        .map(({ value }) => value),
    })),
    of: (boat, primary) => {
      const own = firstFor(boat);
      const at = own < 0 && primary ? firstFor(primary) : own;
      return at < 0 ? only : at;
    },
  };
}
