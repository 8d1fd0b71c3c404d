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

/** "a", "a och b", "a, b och c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} och ${last}`;
}

const day = lazy(() => new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** A day of the wire within its year: "15 juli". */
export const dayOfYear = (date: string): string => day().format(new Date(`${date}T12:00:00Z`));
