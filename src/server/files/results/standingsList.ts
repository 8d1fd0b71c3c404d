import { toCsv } from '../../../shared/domain/csv';
import { points } from '../../../shared/domain/publication/publicFormat';
import { fileTexts } from '../texts';
import { sheetOf, writeWorkbook, type Cell, type FileColumn } from '../workbook';
import { codesInWords, sheetAbout, type ShownSerie } from './shown';

type Row = ShownSerie['rows'][number];
type Score = Row['scores'][number];

const { columns } = fileTexts;

/** "3", "12 DNF", "(12 DNF)" where it is discarded; '' of a race that the row has no score in. */
export function scoreText(score: Score | undefined): string {
  if (score === undefined) return '';
  const shown = [points(score.points), score.score_code ?? ''].filter((part) => part !== '').join(' ');
  return score.discarded && shown !== '' ? `(${shown})` : shown;
}

/** The points as a number that shows its code, and brackets round what is discarded. */
function scoreCell(score: Score | undefined): Cell | null {
  if (score?.points === undefined) return null;
  if (score.points === null) return score.score_code === null ? null : { value: score.score_code };
  const number = score.points.endsWith('.0') ? '0' : '0.0';
  const shown = score.score_code === null ? number : `${number}" ${score.score_code}"`;
  return { value: Number(score.points), format: score.discarded ? `"("${shown}")"` : shown };
}

const ofRow = (label: string, value: (row: Row) => string): FileColumn<Row> => ({
  label,
  text: (row) => points(value(row)),
  cell: (row) => ({ value: Number(value(row)) }),
});

const columnsOf = ({ serie }: ShownSerie): FileColumn<Row>[] => [
  { label: columns.raceClass, text: ({ race_class }) => race_class ?? '' },
  {
    label: columns.place,
    text: ({ position }) => String(position),
    cell: ({ position }) => ({ value: position }),
  },
  { label: columns.sailNumber, text: ({ sail_number }) => sail_number },
  { label: columns.boatName, text: ({ boat_name }) => boat_name },
  { label: columns.skipper, text: ({ skipper_name }) => skipper_name },
  { label: columns.club, text: ({ club_name }) => club_name },
  ofRow(columns.total, ({ net_points }) => net_points),
  ofRow(columns.gross, ({ total_points }) => total_points),
  ...serie.races.map(({ name }, race): FileColumn<Row> => ({
    label: name,
    text: ({ scores }) => scoreText(scores[race]),
    cell: ({ scores }) => scoreCell(scores[race]),
  })),
];

/** The standings as a table for Excel, as text, with a column for each race. */
export const standingsCsv = (shown: ShownSerie): string => toCsv(columnsOf(shown), shown.rows);

/** The standings as an Excel file: points as numbers, and a sheet that says what it is. */
export const standingsWorkbook = (shown: ShownSerie): Promise<Buffer> =>
  writeWorkbook([
    sheetOf(fileTexts.standings, columnsOf(shown), shown.rows),
    sheetAbout(shown, shown.serie.name, [
      fileTexts.discarded,
      ...codesInWords(shown.rows.flatMap(({ scores }) => scores.map(({ score_code }) => score_code))),
    ]),
  ]);
