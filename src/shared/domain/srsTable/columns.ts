import { SRS_NUMBERS, type SrsColumn } from '../../contract/srsTable';
import { matchKey } from '../entryList/nameKeys';

const NAMES =
  /^(?:name|namn|båttyp(?:er)?|typ|type|modell?|båtmodell|båtklass|båt|klass|boattype|boatmodel|boatclass)$/;
const KINDS = /^(?:kind|sort|skrov|skrovtyp)$/;
const YEARS = /^(?:srs)?(?:year|år)$/;
/** Headings of lists with the certificates of boats, whose owners are nobody's business here. */
const OF_ONE_BOAT = /ägare|owner|customer|segeln|sailn|mätbrev|matbrev|certifi|certno|srsid/;

/** What a heading says of its column; null when it is not recognised. */
export function srsColumnOf(heading: string): SrsColumn | null {
  const key = matchKey(heading);
  if (NAMES.test(key)) return 'name';
  if (KINDS.test(key)) return 'kind';
  if (YEARS.test(key)) return 'srs_year';
  const isShorthanded = /shorthand|short|korthand|^srssh|^sh(?:srs)?(?:utan|$)/.test(key);
  const isWithout = /utan|noflying|nofly|without/.test(key);
  if (isShorthanded) return isWithout ? 'srs_shorthanded_no_flying' : 'srs_shorthanded';
  if (isWithout) return 'srs_no_flying';
  return /^srs(?:tal|värde)?(?:20\d\d)?(?:med.*)?$/.test(key) ? 'srs' : null;
}

export const isOfOneBoat = (heading: string): boolean => OF_ONE_BOAT.test(matchKey(heading));

/** The columns of a table by what they hold. */
export type SrsPlaces = Partial<Record<SrsColumn, number>>;

const DIGITS_ONLY = /^[\d.,\s]+$/;

/** Where the columns are, by the row with headings; null when the row is none. The first column names the types. */
export function srsPlaces(cells: readonly string[]): SrsPlaces | null {
  const places: SrsPlaces = {};
  for (const [index, cell] of cells.entries()) {
    const column = srsColumnOf(cell);
    if (column) places[column] ??= index;
  }
  const isTable = SRS_NUMBERS.some((number) => places[number] !== undefined);
  if (!isTable || cells.some((cell) => DIGITS_ONLY.test(cell))) return null;
  return { ...places, name: places.name ?? 0 };
}
