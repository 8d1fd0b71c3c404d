import { toWindows1252 } from '../windows1252';
import type {
  SailwaveBoat,
  SailwaveCell,
  SailwaveCode,
  SailwaveFile,
  SailwaveHandle,
  SailwaveRace,
  SailwaveSystem,
} from './sailwaveFile';

/** Key, value, and the handles of a boat or system, and of a race. */
type Row = readonly [key: string, value: string, a?: SailwaveHandle | '', b?: SailwaveHandle];

const CRLF = '\r\n';
/** A start selects by so many pairs of field and value. */
const CONDITIONS = 6;

const yes = (is: boolean): string => (is ? 'Yes' : 'No');
const flag = (is: boolean): string => (is ? '1' : '0');
/** A value is one line; Sailwave breaks lines at a bar. */
const oneLine = (text: string): string => text.replace(/\r?\n/g, '|');
/** Within a value of several parts. */
const part = (text: string): string => text.replace(/[|^\r\n]/g, ' ').trim();
const quoted = (text: string): string => `"${oneLine(text).replaceAll('"', '""')}"`;

function seriesRows({ series, titles }: SailwaveFile): Row[] {
  return [
    ['serversion', series.version],
    ['serevent', series.name],
    ['servenue', series.venue],
    ['sernotes', series.notes],
    ['serdatespec', series.dateSpec],
    ['sereventeid', series.eventId],
    ['serscoringhandle', String(series.rootSystem ?? '')],
    ...[...titles].map(([field, title]): Row => ['column', `1|${part(field)}|0|Yes|Yes|90|${part(title)}|`]),
  ];
}

/** "DNF|Boats in series +|1|Yes|Yes|||spare|spare|spare|spare|Yes|No|No|67||Did not finish" */
function codeValue(code: SailwaveCode, system: SailwaveHandle): string {
  return [
    ...[part(code.code), code.method, part(code.value), yes(code.isDiscardable), yes(code.cameToStart), '', ''],
    ...['spare', 'spare', 'spare', 'spare', yes(code.cameToStart), yes(code.isFinisher), yes(code.keepsPlace)],
    ...[String(system), '', part(code.text)],
  ].join('|');
}

function systemRows(system: SailwaveSystem): Row[] {
  const { handle, field, value } = system;
  const rows: [string, string][] = [
    ['scrparent', String(system.parent ?? 0)],
    ...(value === ''
      ? []
      : ([
          ['scrfield', field],
          ['scrsfield', field],
          ['scrvalue', value],
        ] as [string, string][])),
    ['scrratingsystem', system.ratingSystem],
    ['scrpointssystem', system.pointsSystem],
    ['scrraceties', system.raceTies],
    ['scrrrs2025', yes(system.isRrs2025)],
    ['scrdiscardlist', system.discards],
    ['scrmedal', flag(system.hasMedalRace)],
    ['scrfinals', flag(system.hasFinals)],
    ['scrflights', flag(system.hasFlights)],
    ...[...system.follows].map((one): [string, string] => [`scrfollow${one}`, '1']),
  ];
  return [
    ...rows.map(([key, text]): Row => [key, text, handle]),
    ...system.codes.map((code): Row => ['scrcode', codeValue(code, handle)]),
  ];
}

function boatRows(boat: SailwaveBoat): Row[] {
  const values: [string, string][] = [
    ...([
      ['sailno', boat.sailNumber],
      ['nat', boat.nation],
      ['boat', boat.boatName],
    ] as [string, string][]),
    ...([
      ['class', boat.boatClass],
      ['fleet', boat.fleet],
      ['division', boat.division],
    ] as [string, string][]),
    ...([
      ['club', boat.club],
      ['helmname', boat.helm],
      ['crewname', boat.crew],
    ] as [string, string][]),
    ...([
      ['rating', boat.rating],
      ['helmsex', boat.sex],
      ['helmagegroup', boat.ageGroup],
    ] as [string, string][]),
    ...([
      ['alias', String(boat.alias ?? 0)],
      ['exclude', flag(boat.isExcluded)],
      ['high', '0'],
    ] as [string, string][]),
    ...([
      ['total', boat.total],
      ['nett', boat.net],
      ['rank', boat.rank],
    ] as [string, string][]),
  ];
  return values.map(([key, value]) => [`comp${key}`, value, boat.handle]);
}

/** "Fleet^SRS^^^^^^^^^^^=^=^=^=^=^=|18.30.00|Finish time|Start 1|||0|0||0||||1" */
function startValue({ selector, gun, mode, name }: SailwaveRace['starts'][number]): string {
  const conditions = Array.from({ length: CONDITIONS }, (_, index) => selector[index]);
  const pairs = conditions.flatMap((one) => [part(one?.field ?? ''), part(one?.value ?? '')]);
  const operators = conditions.map((one) => one?.operator ?? '=');
  const selected = selector.length === 0 ? '' : [...pairs, ...operators].join('^');
  return [selected, gun, mode, part(name), '', '', '0', '0', '', '0', '', '', '', '1'].join('|');
}

function raceRows(race: SailwaveRace): Row[] {
  const values: [string, string][] = [
    ['racerank', String(race.rank ?? '')],
    ['racename', race.name],
    ['racesailed', flag(race.isSailed)],
    ['racedate', race.date],
    ...race.starts.map((start): [string, string] => ['racestart', startValue(start)]),
  ];
  return values.map(([key, value]) => [key, value, '', race.handle]);
}

function cellRows(cell: SailwaveCell): Row[] {
  const values: [string, string][] = [
    ...([
      ['rrestyp', String(cell.kind)],
      ['rcod', cell.code],
      ['rft', cell.finish],
    ] as [string, string][]),
    ...([
      ['rst', cell.start],
      ['rele', cell.elapsed],
      ['rcor', cell.corrected],
    ] as [string, string][]),
    ...([
      ['rrecpos', cell.writtenPlace],
      ['rpos', cell.place],
      ['rpts', cell.points],
    ] as [string, string][]),
    ...([
      ['rdisc', flag(cell.isDiscarded)],
      ['rrat', cell.rating],
    ] as [string, string][]),
    ['rrset', flag(cell.isAutomatic)],
  ];
  return values.map(([key, value]) => [key, value, cell.boat, cell.race]);
}

/**
 * Writes a file of Sailwave (.blw): four quoted columns without headings, CRLF, windows-1252. Values that are empty are
 * left out, as Sailwave does.
 */
export function writeSailwave(file: SailwaveFile): Uint8Array {
  const rows = [
    ...seriesRows(file),
    ...file.systems.flatMap(systemRows),
    ...file.boats.flatMap(boatRows),
    ...file.races.flatMap(raceRows),
    ...file.cells.flatMap(cellRows),
  ].filter(([, value]) => value !== '');
  const lines = rows.map(([key, value, a = '', b = '']) => [key, value, String(a), String(b)].map(quoted).join(','));
  return toWindows1252(lines.map((line) => line + CRLF).join(''));
}
