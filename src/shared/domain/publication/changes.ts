import type { PublishedResultRow, PublishedSerie, PublishedSerieRow } from '../../contract/publications';
import { publicationTexts as texts } from '../../texts/publication';
import { durationText } from '../duration';

/** More are counted, so that a new table of SRS numbers does not fill the page. */
const MAX_CHANGES = 20;

type Boat = Pick<PublishedResultRow, 'sail_number' | 'boat_name'>;

const nameOf = ({ sail_number, boat_name }: Boat): string => sail_number || boat_name || texts.unnumbered;
const placeText = (place: number | null): string => (place === null ? '–' : String(place));
const comma = (decimal: string): string => decimal.replace('.', ',');

const limited = (changes: readonly string[]): string[] =>
  changes.length <= MAX_CHANGES
    ? [...changes]
    : [...changes.slice(0, MAX_CHANGES - 1), texts.more(changes.length - MAX_CHANGES + 1)];

interface Pairs<T> {
  both: { before: T; after: T }[];
  added: T[];
  removed: T[];
}

function paired<T>(before: readonly T[], after: readonly T[], keyOf: (row: T) => string): Pairs<T> {
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const later = new Set(after.map(keyOf));
  return {
    both: after.flatMap((row) => {
      const old = earlier.get(keyOf(row));
      return old === undefined ? [] : [{ before: old, after: row }];
    }),
    added: after.filter((row) => !earlier.has(keyOf(row))),
    removed: before.filter((row) => !later.has(keyOf(row))),
  };
}

function codeChange(before: PublishedResultRow, after: PublishedResultRow): string | null {
  if (after.score_code === before.score_code) return null;
  return after.score_code === null
    ? texts.codeGone(nameOf(after), before.score_code ?? '')
    : texts.code(nameOf(after), after.score_code);
}

function timeChange(before: PublishedResultRow, after: PublishedResultRow): string | null {
  if (after.elapsed_time === before.elapsed_time) return null;
  if (after.elapsed_time !== null) return texts.time(nameOf(after), durationText(after.elapsed_time));
  return after.score_code === null ? texts.timeGone(nameOf(after)) : null;
}

/** What has been written down differently; a place that follows from it is not told. */
function writtenChanges(before: PublishedResultRow, after: PublishedResultRow): string[] {
  const { rating, race_class: raceClass } = after;
  const isRated = rating !== before.rating && rating !== null;
  return [
    codeChange(before, after),
    timeChange(before, after),
    isRated ? texts.rating(nameOf(after), comma(rating)) : null,
    raceClass === before.race_class ? null : texts.raceClass(nameOf(after), raceClass ?? '–'),
  ].filter((text) => text !== null);
}

const rowKey = ({ competitor }: PublishedResultRow): string => String(competitor);

/**
 * What differs between two versions of a result, as Swedish texts that name boats and no people. Where nothing was
 * written down differently, the places and points that moved are told.
 */
export function resultChanges(before: readonly PublishedResultRow[], after: readonly PublishedResultRow[]): string[] {
  const { both, added, removed } = paired(before, after, rowKey);
  const written = [
    ...added.map((row) => texts.added(nameOf(row))),
    ...removed.map((row) => texts.removed(nameOf(row))),
    ...both.flatMap((pair) => writtenChanges(pair.before, pair.after)),
  ];
  if (written.length > 0) return limited(written);
  const moved = both.filter((pair) => pair.before.position !== pair.after.position);
  if (moved.length > 0) return limited(moved.map(movedText));
  const scored = both.filter((pair) => pair.before.points !== pair.after.points);
  return limited(scored.map(({ after: row }) => texts.points(nameOf(row), comma(row.points ?? '–'))));
}

type Placed = Boat & { position: number | null };
const movedText = ({ before, after }: { before: Placed; after: Placed }): string =>
  texts.place(nameOf(after), placeText(after.position), placeText(before.position));

interface Standings {
  serie: PublishedSerie;
  rows: readonly PublishedSerieRow[];
}

const nameOfRace = ({ races }: PublishedSerie, sailing: number): string =>
  races.find((race) => race.sailing === sailing)?.name ?? '–';

/** The same of two versions of standings: races that count now, and boats that have moved. */
export function serieChanges(before: Standings, after: Standings): string[] {
  const counted = (one: Standings, other: Standings) =>
    one.serie.counted.filter((sailing) => !other.serie.counted.includes(sailing));
  const { both, added } = paired(before.rows, after.rows, (row) =>
    JSON.stringify([row.race_class, row.sail_number, row.boat_name]),
  );
  return limited([
    ...counted(after, before).map((sailing) => texts.race(nameOfRace(after.serie, sailing))),
    ...counted(before, after).map((sailing) => texts.raceGone(nameOfRace(before.serie, sailing))),
    ...added.map((row) => texts.added(nameOf(row))),
    ...both.filter((pair) => pair.before.position !== pair.after.position).map(movedText),
  ]);
}
