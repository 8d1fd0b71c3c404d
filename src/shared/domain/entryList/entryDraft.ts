import type { BoatModel } from '../../contract/boats';
import type { CompetitorPayload } from '../../contract/competitors';
import { typedDecimal } from '../decimals';
import { matchKey, type Column, type ColumnReading } from './columns';
import { tidySailNumber } from '../sailNumber';

/** A row of a file. `number` counts as in a spreadsheet, where the headings are row 1. */
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
    | 'club_name'
    | 'base_rating'
    | 'rating'
    | 'rating_type'
  >
>;

/** The content of a row, before validation. */
export interface EntryDraft {
  row: number;
  fields: EntryFields;
  group: string;
  raceClass: string;
  boatType: string;
}

type Reader = (column: Column) => string;

/** Joins "SWE" and "312" from separate columns to "SWE 312". Letters that are already in the number win. */
function sailNumberOf(read: Reader): string {
  const number = read('sail_number');
  const joined = /^\d/.test(number) ? `${read('nation')} ${number}` : number;
  return tidySailNumber(joined) ?? joined.trim();
}

const fullName = (read: Reader): string => `${read('first_name')} ${read('last_name')}`.trim();

/** Reads names, or the number of people aboard. The helm is counted in addition to the names. */
function crewOf(text: string): Pick<EntryFields, 'crew_names' | 'crew_count'> {
  if (/^\d+$/.test(text)) return { crew_names: '', crew_count: Number(text) };
  const names = text.split(/[,;/&]|\soch\s/).filter((name) => name.trim() !== '');
  return { crew_names: text, crew_count: names.length + 1 };
}

/** Finds the boat type that a list refers to. Without one, SailArena's class may name a type ("IF-båt"). */
function boatModelOf(read: Reader, models: readonly BoatModel[]): BoatModel | undefined {
  const wanted = matchKey(read('boat_type') || read('race_class'));
  return wanted === '' ? undefined : models.find(({ name }) => matchKey(name) === wanted);
}

/** Reads a row by its columns. The boat type supplies the SRS number where the list has none. */
export function readDraft(
  { number, cells }: ListRow,
  { places }: ColumnReading,
  models: readonly BoatModel[],
): EntryDraft {
  const read: Reader = (column) => cells[places[column]?.index ?? -1]?.trim() ?? '';
  const model = boatModelOf(read, models);
  const rating = typedDecimal(read('srs')) || (model?.srs ?? null);
  return {
    row: number,
    group: read('group'),
    raceClass: read('race_class'),
    boatType: model ? '' : read('boat_type'),
    fields: {
      skipper_name: read('skipper') || fullName(read),
      ...crewOf(read('crew')),
      sail_number: sailNumberOf(read),
      boat_name: read('boat_name'),
      boat_model: model?.id ?? null,
      club_name: read('club'),
      base_rating: rating,
      rating,
      rating_type: 'srs',
    },
  };
}
