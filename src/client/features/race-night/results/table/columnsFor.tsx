import type { WireDate, WireDatetime } from '../../../../../shared/contract/common';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { ENTRY_STATUS_LABELS, SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { Column } from '../../../../ui/data-table/column';
import { resultTexts } from '../texts';
import { TIME_COLUMNS, type TimeColumn } from '../view/useResultView';
import {
  competitorColumn,
  clubColumn,
  codedPointsColumn,
  codeOf,
  hasNote,
  modelColumn,
  noteColumn,
  placeColumn,
  pointsColumn,
  ratingColumn,
  sailNumberColumn,
  skipperColumn,
  timeColumns,
} from './resultColumns';
import { fileClock } from './shownTimes';

type ResultColumn = Column<ResultRow>;

/** Number and name in one cell, the number first and boldest. */
const narrowCompetitorColumn: ResultColumn = {
  ...sailNumberColumn,
  label: resultTexts.column.boat,
  cell: ({ sail_number, boat_name, skipper_name }) => (
    <span className="boat">
      <b>{sail_number || boat_name || skipper_name}</b>
      {sail_number !== '' && <span>{boat_name || skipper_name}</span>}
    </span>
  ),
};

/** The few that a phone has room for; a row opens the rest. */
export const narrowColumns = (
  times: readonly TimeColumn[],
  day: WireDate,
  rows: readonly ResultRow[],
): ResultColumn[] => [
  placeColumn,
  narrowCompetitorColumn,
  ...times.map((time) => timeColumns(day)[time]),
  ...(rows.some((row) => row.points !== null || codeOf(row) !== null) ? [codedPointsColumn] : []),
];

/** All columns that any boat of the list has something in. */
export function wideColumns(times: readonly TimeColumn[], day: WireDate, rows: readonly ResultRow[]): ResultColumn[] {
  const isInUse = ({ text }: ResultColumn) => rows.some((row) => text(row) !== '');
  return [
    placeColumn,
    sailNumberColumn,
    ...[competitorColumn, modelColumn, skipperColumn, clubColumn, ratingColumn].filter(isInUse),
    ...times.map((time) => timeColumns(day)[time]).filter((column) => column.id === 'behind' || isInUse(column)),
    ...[pointsColumn].filter(isInUse),
    ...(rows.some(hasNote) ? [noteColumn] : []),
  ];
}

const plain = (id: string, label: string, text: (row: ResultRow) => string): ResultColumn => ({ id, label, text });

/** For Excel: everything, times in a form that it can count with. */
export function fileColumns(day: WireDate, groupName: (row: ResultRow) => string): ResultColumn[] {
  const { column } = resultTexts;
  const { start, finish } = timeColumns(day);
  const clock = (at: WireDatetime | null): string => (at === null ? '' : fileClock(at, day));
  return [
    placeColumn,
    sailNumberColumn,
    competitorColumn,
    modelColumn,
    skipperColumn,
    plain('crew', column.crew, ({ crew_names }) => crew_names),
    clubColumn,
    plain('class', column.raceClass, ({ race_class }) => race_class?.name ?? ''),
    plain('group', column.group, groupName),
    ratingColumn,
    { ...start, text: (row) => clock(row.start) },
    { ...finish, text: (row) => clock(row.finish_time) },
    plain('elapsed', column.elapsed, ({ elapsed_time }) => elapsed_time ?? ''),
    plain('corrected', column.correctedName, ({ corrected_time }) => corrected_time ?? ''),
    plain('behind', column.behindName, ({ behind }) => behind ?? ''),
    pointsColumn,
    plain('code', column.code, (row) => codeOf(row) ?? ''),
    plain('meaning', column.meaning, (row) => {
      const code = codeOf(row);
      return code === null ? '' : SCORE_CODE_LABELS[code];
    }),
    plain('status', column.status, ({ status }) => ENTRY_STATUS_LABELS[status]),
  ];
}

/**
 * What a phone shows of a row below it, times as in the table. Of a boat in a results list, that it is entered goes
 * without saying.
 */
export function detailColumns(day: WireDate, groupName: (row: ResultRow) => string): ResultColumn[] {
  const [, , ...rest] = fileColumns(day, groupName);
  const shown = new Map(Object.values(timeColumns(day)).map(({ id, text }) => [id, text]));
  return rest.map((column) => {
    const text = shown.get(column.id) ?? column.text;
    if (column.id !== 'status') return { ...column, text };
    return { ...column, text: (row) => (row.status === 'registered' ? '' : text(row)) };
  });
}

/** On paper the codes are explained below the list, and a start that all boats share stands above it. */
export function paperColumns(day: WireDate, rows: readonly ResultRow[]): ResultColumn[] {
  const isCommonStart = new Set(rows.map(({ start }) => start)).size < 2;
  const times = TIME_COLUMNS.filter((time) => time !== 'start' || !isCommonStart);
  return wideColumns(times, day, rows);
}
