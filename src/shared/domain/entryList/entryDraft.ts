import type { BoatModel } from '../../contract/boats';
import { RATING_TYPES, type CompetitorPayload, type RatingType } from '../../contract/competitors';
import type { ImportField } from '../../contract/entryImport';
import { entryImportTexts as texts } from '../../texts/entryImport';
import { RATING_TYPE_LABELS } from '../../texts/labels';
import { peopleAboard } from '../crew';
import { fromScaled, shownDecimal, typedDecimal } from '../decimals';
import { tidySailNumber } from '../sailNumber';
import type { ColumnReading } from './columns';
import { matchKey, modelNamed, type ModelsByKey } from './nameKeys';

/** A row of a list. `number` tells people where it is. */
export interface ListRow {
  number: number;
  cells: readonly string[];
}

export type EntryFields = Required<
  Pick<
    CompetitorPayload,
    | 'skipper_name'
    | 'crew_names'
    | 'crew_count'
    | 'sail_number'
    | 'boat_name'
    | 'boat_model'
    | 'boat_model_name'
    | 'club_name'
    | 'base_rating'
    | 'rating'
    | 'rating_type'
  >
>;

/** How to reach the people of a boat; '' where the list does not say. */
export interface EntryContact {
  email: string;
  phone: string;
}

/** The content of a row, before validation. */
export interface EntryDraft {
  row: number;
  fields: EntryFields;
  group: string;
  raceClass: string;
  contact: EntryContact;
  /** What somebody ought to look at, though it stops nothing. */
  warnings: string[];
}

type Reader = (field: ImportField) => string;

/** An apostrophe says that a spreadsheet has text before it where a formula could be. */
const TEXT_MARK = /^'(?=[=+\-@＝＋－＠])/;

export const readerOf =
  ({ cells }: ListRow, { places }: ColumnReading): Reader =>
  (field) =>
    cells[places[field]?.index ?? -1]?.trim().replace(TEXT_MARK, '') ?? '';

/** Joins "SWE" and "312" from separate columns to "SWE 312". Letters that are already in the number win. */
function sailNumberOf(read: Reader): string {
  const number = read('sail_number');
  const joined = /^\d/.test(number) ? `${read('nation')} ${number}` : number;
  return tidySailNumber(joined) ?? joined.trim();
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The name of the helm; a row of crew names one of them where a row of a boat names its helm. */
export const nameOf = (read: Reader): string =>
  oneLine(read('skipper_name')) || `${read('first_name')} ${read('last_name')}`.trim();

/** Reads names, or the number of people aboard. The helm is counted in addition to the names. */
function crewOf(read: Reader): Pick<EntryFields, 'crew_names' | 'crew_count'> {
  const text = read('crew_names').replace(/\s*\n\s*/g, ', ');
  const counted = read('crew_count');
  if (/^\d+$/.test(text)) return { crew_names: '', crew_count: Number(text) };
  return { crew_names: text, crew_count: /^\d+$/.test(counted) ? Number(counted) : peopleAboard(text) };
}

const TYPES = new Map<string, RatingType>(
  RATING_TYPES.flatMap((type) => [
    [matchKey(type), type],
    [matchKey(RATING_TYPE_LABELS[type]), type],
  ]),
);

type Rating = Pick<EntryFields, 'base_rating' | 'rating' | 'rating_type'>;

/** A number without its decimal comma. */
const THOUSANDTHS = /^\d{3,4}$/;

/** The number that the table has for boats of a type. */
const ofTable = (model: BoatModel | undefined, type: RatingType): string | null =>
  model?.[type === 'custom' ? 'srs' : type] ?? null;

/** A number as it is written: "917" is 0,917. */
function writtenRating(written: string, warnings: string[]): string {
  if (!THOUSANDTHS.test(written)) return typedDecimal(written);
  const rating = fromScaled(Number(written), 3);
  warnings.push(texts.ratingReadAs(written, shownDecimal(rating)));
  return rating;
}

/**
 * Reads the number of a row; where it has none, the type's. It is an SRS number where it is the table's, unless a
 * column says which one it is.
 */
function ratingOf(read: Reader, model: BoatModel | undefined, warnings: string[]): Rating {
  const [written, said] = [read('rating'), TYPES.get(matchKey(read('rating_type')))];
  const type = said === undefined || said === 'custom' ? 'srs' : said;
  const base = ofTable(model, 'srs');
  const table = ofTable(model, type);
  if (written === '') {
    if (table !== null) warnings.push(texts.ratingFromTable(shownDecimal(table)));
    return { rating: table, base_rating: base, rating_type: type };
  }
  const rating = writtenRating(written, warnings);
  if (type !== 'srs') return { rating, base_rating: base, rating_type: type };
  const isOfTable = table !== null && Number(table) === Number(rating);
  return { rating, base_rating: rating, rating_type: said ?? (isOfTable ? 'srs' : 'custom') };
}

/** The type of the table, and what it is called. Without one, SailArena's class may name it ("IF-båt"). */
function typeOf(read: Reader, models: ModelsByKey): { model: BoatModel | undefined; type: string | null } {
  const written = oneLine(read('boat_model'));
  const model = modelNamed(written || read('race_class'), models);
  return { model, type: model?.name ?? (written === '' ? null : written) };
}

/** Reads a row by its columns. */
export function readDraft(row: ListRow, reading: ColumnReading, models: ModelsByKey): EntryDraft {
  const read = readerOf(row, reading);
  const { model, type } = typeOf(read, models);
  const sailNumber = sailNumberOf(read);
  const warnings: string[] = [];
  if (sailNumber === '' && reading.places.sail_number) warnings.push(texts.noSailNumber);
  if (type !== null && !model) warnings.push(texts.unknownType(type));
  const rating = ratingOf(read, model, warnings);
  if (rating.rating === null && reading.places.rating) warnings.push(texts.noRating);
  return {
    row: row.number,
    group: oneLine(read('start_group')),
    raceClass: oneLine(read('race_class')),
    contact: { email: read('email'), phone: oneLine(read('phone')) },
    warnings,
    fields: {
      skipper_name: nameOf(read),
      ...crewOf(read),
      sail_number: sailNumber,
      boat_name: oneLine(read('boat_name')),
      boat_model: model?.id ?? null,
      boat_model_name: type,
      club_name: oneLine(read('club_name')),
      ...rating,
    },
  };
}

/** One more person aboard a boat. */
export function withCrew(draft: EntryDraft, name: string): EntryDraft {
  const { crew_names: names, crew_count: count } = draft.fields;
  const fields = { ...draft.fields, crew_names: names === '' ? name : `${names}, ${name}`, crew_count: count + 1 };
  return { ...draft, fields, warnings: [...draft.warnings, texts.readAsCrew(name)] };
}
