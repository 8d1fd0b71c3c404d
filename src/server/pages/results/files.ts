import type { PublicSailing, PublicSerie } from '../../../shared/contract/publications';
import { toCsv, type TextColumn } from '../../../shared/domain/csv';
import { clockOf, decimal, elapsed, points } from '../../../shared/domain/publication/publicFormat';
import { pageTexts } from './texts';

type ResultRow = PublicSailing['rows'][number];
type SerieRow = PublicSerie['rows'][number];

const { columns } = pageTexts;
const text = (value: string | null): string => value ?? '';

const RESULT_COLUMNS: readonly TextColumn<ResultRow>[] = [
  { label: 'Klass', text: ({ race_class }) => text(race_class) },
  { label: columns.place, text: ({ position }) => (position === null ? '' : String(position)) },
  { label: 'Segelnummer', text: ({ sail_number }) => sail_number },
  { label: 'Båtnamn', text: ({ boat_name }) => boat_name },
  { label: 'Båttyp', text: ({ boat_model_name }) => text(boat_model_name) },
  { label: 'Rorsman', text: ({ skipper_name }) => skipper_name },
  { label: 'Klubb', text: ({ club_name }) => club_name },
  { label: columns.group, text: ({ start_group }) => text(start_group) },
  { label: columns.rating, text: ({ rating }) => decimal(rating) },
  { label: columns.finish, text: ({ finish_time }) => clockOf(finish_time) },
  { label: columns.elapsed, text: ({ elapsed_time }) => elapsed(elapsed_time) },
  { label: columns.corrected, text: ({ corrected_time }) => elapsed(corrected_time) },
  { label: 'Kod', text: ({ score_code }) => text(score_code) },
  { label: columns.points, text: ({ points: scored }) => points(scored) },
];

/** The published result as a table for Excel. */
export const resultCsv = ({ rows }: PublicSailing): string => toCsv(RESULT_COLUMNS, rows);

/** The published standings as a table for Excel, with a column for each race. */
export function serieCsv({ serie, rows }: PublicSerie): string {
  const ofRaces = serie.races.map(({ name }, race): TextColumn<SerieRow> => ({
    label: name,
    text: ({ scores }) => {
      const score = scores[race];
      if (score === undefined) return '';
      const shown = [points(score.points), score.score_code ?? ''].filter((part) => part !== '').join(' ');
      return score.discarded ? `(${shown})` : shown;
    },
  }));
  const before: TextColumn<SerieRow>[] = [
    { label: 'Klass', text: ({ race_class }) => text(race_class) },
    { label: columns.place, text: ({ position }) => String(position) },
    { label: 'Segelnummer', text: ({ sail_number }) => sail_number },
    { label: 'Båtnamn', text: ({ boat_name }) => boat_name },
    { label: 'Rorsman', text: ({ skipper_name }) => skipper_name },
    { label: 'Klubb', text: ({ club_name }) => club_name },
    { label: columns.total, text: ({ net_points }) => points(net_points) },
    { label: columns.gross, text: ({ total_points }) => points(total_points) },
  ];
  return toCsv([...before, ...ofRaces], rows);
}
