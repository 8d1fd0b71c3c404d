import { toWindows1252 } from '../../../shared/domain/windows1252';
import { plainCsv } from './plainCsv';

const HEADINGS = [
  ...['Class', 'Division', 'Nationality', 'Sail Number', 'Boat Name', 'First Name', 'Last Name', 'Club Name'],
  ...['Email', 'Phone', 'WhatsApp'],
];

/** A boat that is entered. */
export interface SailArenaEntry {
  race_class: string;
  start_group: string;
  sail_number: string;
  boat_name: string;
  skipper_name: string;
  club_name: string;
  email: string;
  phone: string;
}

function lineOf(entry: SailArenaEntry): string[] {
  const [, nation = '', number = entry.sail_number] = /^([A-Z]{3}) (.+)$/.exec(entry.sail_number) ?? [];
  const names = entry.skipper_name.split(/\s+/);
  const last = names.length > 1 ? (names.pop() ?? '') : '';
  const { race_class, start_group, boat_name, club_name, email, phone } = entry;
  return [race_class, start_group, nation, number, boat_name, names.join(' '), last, club_name, email, phone, ''];
}

/** An entry list as SailArena exports its own: windows-1252, semicolons, its headings. */
export const writeSailArena = (entries: readonly SailArenaEntry[]): Buffer =>
  Buffer.from(toWindows1252(plainCsv([HEADINGS, ...entries.map(lineOf)], ';')));
