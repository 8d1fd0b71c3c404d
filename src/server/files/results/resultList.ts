import { toCsv } from '../../../shared/domain/csv';
import { clockOf, decimal, elapsed, fullDay, points, seconds } from '../../../shared/domain/publication/publicFormat';
import { localTimeOf } from '../../../shared/domain/time';
import { fileTexts } from '../texts';
import { clockCell, durationCell, sheetOf, writeWorkbook, type Cell, type FileColumn } from '../workbook';
import { codesInWords, sheetAbout, type ShownSailing } from './shown';

type Row = ShownSailing['rows'][number];

const { columns } = fileTexts;
const text = (value: string | null): string => value ?? '';

const numberCell = (value: string | null, format?: string): Cell | null =>
  value === null ? null : { value: Number(value), ...(format !== undefined && { format }) };
const timeCell = (time: string | null): Cell | null => (time === null ? null : durationCell(seconds(time)));

/** Seconds since the midnight before. */
function clockOfCell(at: string | null): Cell | null {
  if (at === null) return null;
  const [hours = 0, minutes = 0, rest = 0] = localTimeOf(Date.parse(at)).split(':').map(Number);
  return clockCell((hours * 60 + minutes) * 60 + rest);
}

const COLUMNS: readonly FileColumn<Row>[] = [
  { label: columns.raceClass, text: ({ race_class }) => text(race_class) },
  {
    label: columns.place,
    text: ({ position }) => (position === null ? '' : String(position)),
    cell: ({ position }) => (position === null ? null : { value: position }),
  },
  { label: columns.sailNumber, text: ({ sail_number }) => sail_number },
  { label: columns.boatName, text: ({ boat_name }) => boat_name },
  { label: columns.boatType, text: ({ boat_model_name }) => text(boat_model_name) },
  { label: columns.skipper, text: ({ skipper_name }) => skipper_name },
  { label: columns.club, text: ({ club_name }) => club_name },
  { label: columns.group, text: ({ start_group }) => text(start_group) },
  { label: columns.rating, text: ({ rating }) => decimal(rating), cell: ({ rating }) => numberCell(rating, '0.000') },
  {
    label: columns.finish,
    text: ({ finish_time }) => clockOf(finish_time),
    cell: ({ finish_time }) => clockOfCell(finish_time),
  },
  {
    label: columns.elapsed,
    text: ({ elapsed_time }) => elapsed(elapsed_time),
    cell: ({ elapsed_time }) => timeCell(elapsed_time),
  },
  {
    label: columns.corrected,
    text: ({ corrected_time }) => elapsed(corrected_time),
    cell: ({ corrected_time }) => timeCell(corrected_time),
  },
  { label: columns.code, text: ({ score_code }) => text(score_code) },
  {
    label: columns.points,
    text: ({ points: scored }) => points(scored),
    cell: ({ points: scored }) => numberCell(scored),
  },
];

/** The result as a table for Excel, as text. */
export const resultCsv = ({ rows }: ShownSailing): string => toCsv(COLUMNS, rows);

/** The result as an Excel file: numbers and times to count with, and a sheet that says what it is. */
export const resultWorkbook = (shown: ShownSailing): Promise<Buffer> =>
  writeWorkbook([
    sheetOf(fileTexts.result, COLUMNS, shown.rows),
    sheetAbout(shown, shown.sailing.name, [
      fullDay(shown.sailing.start_date),
      fileTexts.how[shown.sailing.counts],
      ...codesInWords(shown.rows.map(({ score_code }) => score_code)),
    ]),
  ]);
