import { MAX_BLW_BOATS, MAX_BLW_ENTRIES, MAX_BLW_RACES, MAX_BLW_ROWS } from '../../limits';
import { decodeText } from '../entryList/decodeText';
import { readSystems } from './readSystems';
import { sailwaveRecords } from './sailwaveRecords';
import { handleOf, KeyedRows, type SailwaveRow } from './sailwaveRows';
import type {
  SailwaveBoat,
  SailwaveCell,
  SailwaveCellKind,
  SailwaveFile,
  SailwaveRace,
  SailwaveStart,
} from './sailwaveFile';

/** Why a file cannot be read. */
export type UnreadSailwave = 'not sailwave' | 'broken' | 'too large' | 'no races' | 'no boats';

/** Six pairs of field and value, then as many operators. */
const CONDITIONS = 6;

/** "Fleet^SRS^^^^^^^^^^^=^=^=^=^=^=|18:30:00|Finish time|Start 1|…" */
function readStart(value: string): SailwaveStart {
  const [selector = '', gun = '', mode = '', name = ''] = value.split('|');
  const parts = selector.split('^').map((part) => part.trim());
  const conditions = Array.from({ length: CONDITIONS }, (_, index) => ({
    field: parts[2 * index] ?? '',
    value: parts[2 * index + 1] ?? '',
    operator: parts[2 * CONDITIONS + index] || '=',
  }));
  return { selector: conditions.filter(({ field }) => field !== ''), gun: gun.trim(), mode: mode.trim(), name };
}

function readRaces(rows: KeyedRows): SailwaveRace[] {
  const races = rows.handles().map((handle): SailwaveRace => {
    const text = (key: string) => rows.text(key, handle);
    const rank = handleOf(text('racerank'));
    const starts = rows.all('racestart', handle).map(readStart);
    return {
      handle,
      rank,
      name: text('racename'),
      isSailed: text('racesailed') === '1',
      date: text('racedate'),
      starts,
    };
  });
  const orderOf = ({ rank, handle }: SailwaveRace) => rank ?? handle + Number.MAX_SAFE_INTEGER / 2;
  return races.sort((a, b) => orderOf(a) - orderOf(b));
}

function readBoats(rows: KeyedRows): SailwaveBoat[] {
  return rows.handles().map((handle) => {
    const text = (key: string) => rows.text(`comp${key}`, handle);
    const alias = handleOf(text('alias'));
    return {
      ...{ handle, alias: alias === 0 ? null : alias, isExcluded: text('exclude') === '1' },
      ...{ sailNumber: text('sailno') || text('altsailno'), nation: text('nat'), boatName: text('boat') },
      ...{ boatClass: text('class'), fleet: text('fleet'), division: text('division'), club: text('club') },
      ...{ helm: text('helmname'), crew: text('crewname'), rating: text('rating') },
      ...{ sex: text('helmsex'), ageGroup: text('helmagegroup') },
      ...{ total: text('total'), net: text('nett'), rank: text('rank') },
    };
  });
}

const KINDS: readonly number[] = [0, 1, 3, 4] satisfies SailwaveCellKind[];
const isKind = (kind: number): kind is SailwaveCellKind => KINDS.includes(kind);

/** The cells of known boats and races: files hold cells of races that have been deleted. */
function readCells(
  rows: readonly SailwaveRow[],
  boats: readonly SailwaveBoat[],
  races: readonly SailwaveRace[],
): SailwaveCell[] {
  const known = {
    boats: new Set(boats.map(({ handle }) => handle)),
    races: new Set(races.map(({ handle }) => handle)),
  };
  const values = new Map<string, { boat: number; race: number; texts: Map<string, string> }>();
  for (const { key, value, a: boat, b: race } of rows) {
    if (boat === null || race === null || !known.boats.has(boat) || !known.races.has(race)) continue;
    const name = `${boat} ${race}`;
    const cell = values.get(name) ?? { boat, race, texts: new Map<string, string>() };
    cell.texts.set(key, value);
    values.set(name, cell);
  }
  return [...values.values()].map(({ boat, race, texts }) => {
    const text = (key: string) => texts.get(key) ?? '';
    const kind = Number(text('rrestyp') || 0);
    return {
      ...{ boat, race, kind: isKind(kind) ? kind : 0, code: text('rcod') },
      ...{ finish: text('rft'), start: text('rst'), elapsed: text('rele'), corrected: text('rcor') },
      ...{ writtenPlace: text('rrecpos'), place: text('rpos'), points: text('rpts') },
      ...{ isDiscarded: text('rdisc') === '1', rating: text('rrat'), isAutomatic: text('rrset') === '1' },
    };
  });
}

/** "1|HelmAgeGroup|12|Yes|Yes|80|Category|": the club's own title, where there is one. */
function readTitles(columns: readonly string[]): Map<string, string> {
  const named = columns.map((column) => column.split('|').map((part) => part.trim()));
  return new Map(named.flatMap(([, field = '', , , , , title = '']) => (field && title ? [[field, title]] : [])));
}

/** The four columns of a row: key, value and two handles. Rows in any order; unknown keys are passed over later. */
function readRows(text: string): SailwaveRow[] | 'broken' {
  const records = sailwaveRecords(text, MAX_BLW_ROWS + 1);
  if (!records) return 'broken';
  return records.map(([key = '', value = '', a = '', b = '']) => ({
    key: key.trim().toLowerCase(),
    value: value.trim(),
    a: handleOf(a),
    b: handleOf(b),
  }));
}

function fileOf(rows: readonly SailwaveRow[]): SailwaveFile {
  const series = new KeyedRows(rows.filter(({ a, b }) => a === null && b === null));
  const races = readRaces(
    new KeyedRows(
      rows.filter(({ key, a }) => a === null && key.startsWith('race')),
      'b',
    ),
  );
  const boats = readBoats(
    new KeyedRows(
      rows.filter(({ key, b }) => b === null && key.startsWith('comp')),
      'a',
    ),
  );
  const text = (key: string) => series.text(`ser${key}`);
  return {
    series: {
      ...{ version: text('version'), name: text('event') || text('title'), venue: text('venue') },
      ...{ notes: text('notes'), dateSpec: text('datespec'), eventId: text('eventid') },
      rootSystem: handleOf(text('scoringhandle')),
    },
    titles: readTitles(series.all('column')),
    systems: readSystems(rows),
    boats,
    races,
    cells: readCells(rows, boats, races),
  };
}

const isTooLarge = ({ boats, races, cells }: SailwaveFile): boolean =>
  boats.length > MAX_BLW_BOATS ||
  races.length > MAX_BLW_RACES ||
  cells.filter(({ kind, isAutomatic }) => kind !== 0 && !isAutomatic).length > MAX_BLW_ENTRIES;

/**
 * Reads the bytes of a .blw file: UTF-8 where they are, else windows-1252. A file is Sailwave's when a key begins with
 * `ser`. Keys that are not known pass silently, and those of people's contacts are not among the known ones.
 */
export function readSailwave(bytes: Uint8Array): SailwaveFile | { problem: UnreadSailwave } {
  const rows = readRows(decodeText(bytes).text);
  if (rows === 'broken') return { problem: rows };
  if (!rows.some(({ key }) => key.startsWith('ser'))) return { problem: 'not sailwave' };
  if (rows.length > MAX_BLW_ROWS) return { problem: 'too large' };
  const file = fileOf(rows);
  if (file.races.length === 0) return { problem: 'no races' };
  if (file.boats.length === 0) return { problem: 'no boats' };
  return isTooLarge(file) ? { problem: 'too large' } : file;
}
