import type { ImportField } from '../../contract/entryImport';
import type { ListRow } from './entryDraft';
import { modelNamed, type ModelsByKey } from './nameKeys';

type Found = Partial<Record<ImportField, string>>;

/** What stands before a boat in a list of a mail: marks of quotes and points, or a number in order. */
const BULLET = /^[\s>]*(?:[-–—*•·]\s+|\d{1,3}[.)]\s+)?/;
const NUMBER_OF_NATION = /^((?:[A-Z]{3}|swe|Swe)[ -]?\d{1,7})(?=$|[\s,:–—-])[\s,:–—-]*/;
/** Without a nation it may be any number: a sign has to follow, and words. */
const BARE_NUMBER = /^(\d{1,7})(?:\s*,\s*|\s+[-–—]\s+)(?=\p{L})/u;

const RATING =
  /(?:\bSRS(?:-tal)?[:\s=]*)?(?<!\d)(?<!\d[.,])([01][.,]\d{2,3})(?![\d.,]*\d)|\bSRS(?:-tal)?[:\s=]*(\d{3,4})\b/i;
const EMAIL = /[^\s,;:<>()]{1,64}@[^\s,;:<>()]{1,255}\.[\p{L}]{2,24}/u;
const PHONE = /(?:\+|\b0)\d[\d -]{6,16}\d\b/;
const HELM = /^(?:rorsman|skeppare|skipper|seglare)\s*:?\s+/i;
const CLUB = /^[A-ZÅÄÖ]{2,6}$|klubb|sällskap/i;
const CAPITAL_WORD = /^\p{Lu}[\p{L}'’-]*\.?$/u;

const SPACED_DASH = /\s+[-–—|/]\s+/;
const MIN_NAMES = 2;
const MAX_LINE = 500;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** "Anna Ek": two words or more, each of which begins with a capital. */
function isFullName(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= MIN_NAMES && words.every((word) => CAPITAL_WORD.test(word));
}

/** Takes the first match of a pattern out of a line. */
function taken(line: string, pattern: RegExp): [rest: string, match: string] {
  const match = pattern.exec(line);
  if (!match) return [line, ''];
  const rest = `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`;
  return [rest, match[1] ?? match[2] ?? match[0]];
}

/** Fields that a writer has separated by signs, in whatever order: the type and the people are known by what they are. */
function fromFields(fields: readonly string[], models: ModelsByKey): Found {
  const labelled = fields.find((field) => HELM.test(field));
  const type = fields.find((field) => modelNamed(field, models));
  const others = fields.filter((field) => field !== type && field !== labelled);
  const people = others.filter(isFullName);
  // The first of two names is the boat's.
  const helm = labelled?.replace(HELM, '') ?? (people.length > 1 && people[0] === others[0] ? people[1] : people[0]);
  const left = others.filter((field) => field !== helm);
  const [boat = '', ...rest] = left;
  const club = rest.find((field) => CLUB.test(field));
  const further = rest.filter((field) => field !== club);
  const crew = further.filter(isFullName);
  const words = further.find((field) => !crew.includes(field));
  return {
    boat_name: boat,
    boat_model: type ?? words ?? '',
    skipper_name: helm ?? '',
    crew_names: crew.join(', '),
    club_name: club ?? '',
  };
}

/** Where a type of the table stands among words: the longest one, and never the first word, which is the boat. */
function typeAmong(words: readonly string[], models: ModelsByKey): [start: number, end: number] | null {
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let start = 1; start + length <= words.length; start += 1)
      if (modelNamed(words.slice(start, start + length).join(' '), models)) return [start, start + length];
  return null;
}

/** Words with nothing but blanks between them: the boat, its type, and who sails it. */
function fromWords(words: readonly string[], models: ModelsByKey): Found | null {
  const [first = ''] = words;
  if (!/^[\p{Lu}\d]/u.test(first)) return null;
  const joined = (start: number, end?: number) => words.slice(start, end).join(' ');
  const type = typeAmong(words, models);
  if (type) {
    const [start, end] = type;
    return { boat_name: joined(0, start), boat_model: joined(start, end), skipper_name: joined(end) };
  }
  const people = words.length - MIN_NAMES;
  if (people < 0 || !isFullName(joined(people))) return { boat_name: joined(0) };
  return { boat_name: joined(0, Math.min(1, people)), boat_model: joined(1, people), skipper_name: joined(people) };
}

function boatOf(line: string, models: ModelsByKey): Found | null {
  if (line.length > MAX_LINE || /[;\t]/.test(line)) return null;
  const text = line.replace(BULLET, '');
  const number = NUMBER_OF_NATION.exec(text) ?? BARE_NUMBER.exec(text);
  if (!number) return null;
  const [withoutEmail, email] = taken(text.slice(number[0].length), EMAIL);
  const [withoutPhone, phone] = taken(withoutEmail, PHONE);
  const [rest, rating] = taken(withoutPhone, RATING);
  const separator = SPACED_DASH.test(rest) ? SPACED_DASH : rest.includes(',') ? ',' : null;
  const plain = (field: string) => field.replace(/^[\s,()]+|[\s,().]+$/g, '').replace(/\s+/g, ' ');
  const fields = (separator === null ? [] : rest.split(separator)).map(plain).filter((field) => field !== '');
  const found = separator === null ? fromWords(wordsOf(plain(rest)), models) : fromFields(fields, models);
  return found && { ...found, sail_number: number[1] ?? '', rating, email, phone };
}

const COLUMNS: readonly [ImportField, heading: string][] = [
  ['sail_number', 'Segelnummer'],
  ['boat_name', 'Båtnamn'],
  ['boat_model', 'Båttyp'],
  ['skipper_name', 'Rorsman'],
  ['crew_names', 'Besättning'],
  ['club_name', 'Klubb'],
  ['rating', 'SRS'],
  ['email', 'E-post'],
  ['phone', 'Telefon'],
];

/**
 * The boats in the text of a mail, one on a line that begins with its sail number, as a list with headings; the lines
 * keep their numbers. What else the mail says is passed over. Empty: there are no such lines.
 */
export function readMailText(text: string, models: ModelsByKey): ListRow[] {
  const boats = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const found = boatOf(line, models);
    return found ? [{ number: index + 1, found }] : [];
  });
  if (boats.length === 0) return [];
  const isNeeded = (field: ImportField) => field === 'skipper_name' || boats.some(({ found }) => found[field]);
  const columns = COLUMNS.filter(([field]) => isNeeded(field));
  const headings = { number: 0, cells: columns.map(([, heading]) => heading) };
  return [
    headings,
    ...boats.map(({ number, found }) => ({ number, cells: columns.map(([field]) => found[field] ?? '') })),
  ];
}
