import type { WireDate, WireDatetime, WireDuration } from '../../../../../shared/contract/common';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { Column } from '../../../../ui/data-table/column';
import { decimalText, formatDecimal } from '../../../../ui/format';
import { Decimal, Place, ScoreCodeMark } from '../../../../sailing-ui/Place';
import { durationText } from '../../../../../shared/domain/duration';
import { resultTexts } from '../texts';
import { hasTime } from '../view/shownResults';
import type { TimeColumn } from '../view/useResultView';
import { secondsOf, shownClock, shownGap } from './shownTimes';

type ResultColumn = Column<ResultRow>;

const { column } = resultTexts;

const hasWhy = ({ why }: ResultRow): boolean => why.length > 0;

const optional =
  (show: (value: string) => string) =>
  (value: string | null): string =>
    value === null ? '' : show(value);

const duration = optional(durationText);
const seconds = (value: WireDuration | null): number | null => (value === null ? null : secondsOf(value));
const instant = (value: WireDatetime | null): number | null => (value === null ? null : Date.parse(value));

/** A boat with points but without time and code did not come: that is what its points are for. */
export const codeOf = (row: ResultRow): ScoreCode | null =>
  row.score_code ?? (row.points !== null && !hasTime(row) ? 'DNC' : null);

export const placeColumn: ResultColumn = {
  id: 'place',
  label: column.place,
  name: column.placeName,
  align: 'center',
  text: ({ position }) => (position === null ? '' : String(position)),
  cell: ({ position }) => <Place place={position} />,
  sortBy: ({ position }) => position,
  explains: hasWhy,
};

/** A longer text may be cut: the pointer shows it whole. */
const CUT_FROM = 14;

const words = (id: string, label: string, text: (row: ResultRow) => string): ResultColumn => ({
  id,
  label,
  text,
  cell: (row) => (text(row).length < CUT_FROM ? text(row) : <span title={text(row)}>{text(row)}</span>),
  sortBy: (row) => text(row) || null,
});

export const sailNumberColumn: ResultColumn = {
  ...words('sail', column.sailNumber, ({ sail_number }) => sail_number),
  name: column.sailNumberName,
  cell: ({ sail_number }) => <b>{sail_number}</b>,
  print: ({ sail_number }) => <b style={{ whiteSpace: 'nowrap' }}>{sail_number}</b>,
};
export const competitorColumn = words('boat', column.boat, ({ boat_name }) => boat_name);
export const modelColumn = words('model', column.model, ({ boat_model_name }) => boat_model_name ?? '');
export const skipperColumn = words('skipper', column.skipper, ({ skipper_name }) => skipper_name);
export const clubColumn = words('club', column.club, ({ club_name }) => club_name);

export const ratingColumn: ResultColumn = {
  id: 'rating',
  label: column.rating,
  align: 'end',
  text: ({ rating }) => optional(formatDecimal)(rating),
  sortBy: ({ rating }) => (rating === null ? null : Number(rating)),
};

const timeOf = (id: string, label: string, value: (row: ResultRow) => WireDuration | null): ResultColumn => ({
  id,
  label,
  align: 'end',
  text: (row) => duration(value(row)),
  sortBy: (row) => seconds(value(row)),
});

const clockOf = (
  id: string,
  label: string,
  day: WireDate,
  value: (row: ResultRow) => WireDatetime | null,
): ResultColumn => ({
  id,
  label,
  align: 'end',
  text: (row) => optional((at) => shownClock(at, day))(value(row)),
  sortBy: (row) => instant(value(row)),
});

const correctedColumn: ResultColumn = {
  ...timeOf('corrected', column.corrected, ({ corrected_time }) => corrected_time),
  name: column.correctedName,
  explains: (row) => row.corrected_time !== null && hasWhy(row),
};

const behindColumn: ResultColumn = {
  ...timeOf('behind', column.behind, ({ behind }) => behind),
  name: column.behindName,
  text: ({ behind }) => optional(shownGap)(behind),
};

/** The columns that a reader may choose among. */
export const timeColumns = (day: WireDate): Record<TimeColumn, ResultColumn> => ({
  start: clockOf('start', column.start, day, ({ start }) => start),
  finish: { ...clockOf('finish', column.finish, day, ({ finish_time }) => finish_time), name: column.finishName },
  elapsed: timeOf('elapsed', column.elapsed, ({ elapsed_time }) => elapsed_time),
  corrected: correctedColumn,
  behind: behindColumn,
});

const pointsText = ({ points }: ResultRow): string => optional(decimalText)(points);

export const pointsColumn: ResultColumn = {
  id: 'points',
  label: column.points,
  align: 'end',
  text: pointsText,
  cell: ({ points }) => (points === null ? '' : <Decimal value={points} />),
  sortBy: ({ points }) => (points === null ? null : Number(points)),
  explains: (row) => row.points !== null && hasWhy(row),
};

/** Where there is no room for a column of codes, the code stands before the points that it gives. */
export const codedPointsColumn: ResultColumn = {
  ...pointsColumn,
  cell: (row) => {
    const code = codeOf(row);
    return (
      <>
        {code && <ScoreCodeMark code={code} />} {row.points !== null && <Decimal value={row.points} />}
      </>
    );
  },
  explains: (row) => (row.points !== null || row.score_code !== null) && hasWhy(row),
};

const isPreliminary = ({ status }: ResultRow): boolean => status === 'preliminary';

/** The code with its meaning, and that a result is the sailor's own word. */
function noteText(row: ResultRow): string {
  const code = codeOf(row);
  const notes = [
    ...(code ? [`${code} ${SCORE_CODE_LABELS[code]}`] : []),
    ...(isPreliminary(row) ? [resultTexts.preliminaryRow] : []),
  ];
  return notes.join(', ');
}

export const hasNote = (row: ResultRow): boolean => codeOf(row) !== null || isPreliminary(row);

export const noteColumn: ResultColumn = {
  ...words('note', column.code, noteText),
  print: (row) => [codeOf(row), isPreliminary(row) ? resultTexts.preliminaryRow : null].filter(Boolean).join(', '),
};
