import { lazy } from '../lazy';

const NUMBER_WORDS = [
  'noll',
  'en',
  'två',
  'tre',
  'fyra',
  'fem',
  'sex',
  'sju',
  'åtta',
  'nio',
  'tio',
  'elva',
  'tolv',
] as const;

/** Numbers in running text: in words up to twelve ("en", "två", … "tolv"), then as digits. */
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);

/** A place as it is written: "1:a", "3:e", "11:e", "22:a". */
export const ordinal = (place: number): string => {
  const isTeen = place % 100 === 11 || place % 100 === 12;
  return `${place}:${!isTeen && (place % 10 === 1 || place % 10 === 2) ? 'a' : 'e'}`;
};

/** Whole seconds in running text: "35 s", "1 min 50 s", "2 min", "1 h 3 min". */
export function secondsInWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : ''];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** "a", "a och b", "a, b och c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} och ${last}`;
}

const day = lazy(() => new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** A day of the wire within its year: "15 juli". */
export const dayOfYear = (date: string): string => day().format(new Date(`${date}T12:00:00Z`));
