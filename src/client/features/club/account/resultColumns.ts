import type { ResultRow, Sailing } from '../../../../shared/contract/sailings';
import type { TextColumn } from '../../../../shared/domain/csv';
import { decimalText, formatDecimal } from '../../../ui/format';
import { clubAccountTexts } from './texts';

/** A boat in a race. */
export interface SailedRow {
  sailing: Sailing;
  row: ResultRow;
}

const column = (label: string, text: (row: ResultRow, sailing: Sailing) => string): TextColumn<SailedRow> => ({
  label,
  text: ({ row, sailing }) => text(row, sailing),
});

const name = clubAccountTexts.result;

/** Every boat of every race, the oldest race first. */
export const sailedRows = (sailings: readonly Sailing[]): SailedRow[] =>
  [...sailings]
    .sort((a, b) => (a.start_date === b.start_date ? a.id - b.id : a.start_date < b.start_date ? -1 : 1))
    .flatMap((sailing) => sailing.results.map((row) => ({ sailing, row })));

export const resultColumns: readonly TextColumn<SailedRow>[] = [
  column(name.date, (_, { start_date }) => start_date),
  column(name.sailing, (_, sailing) => sailing.name),
  column(name.serie, (_, { serie }) => serie?.name ?? ''),
  column(name.raceClass, ({ race_class }) => race_class?.name ?? ''),
  column(name.place, ({ position }) => (position === null ? '' : String(position))),
  column(name.sailNumber, ({ sail_number }) => sail_number),
  column(name.boat, ({ boat_name }) => boat_name),
  column(name.model, ({ boat_model_name }) => boat_model_name ?? ''),
  column(name.skipper, ({ skipper_name }) => skipper_name),
  column(name.club, ({ club_name }) => club_name),
  column(name.rating, ({ rating }) => (rating === null ? '' : formatDecimal(rating))),
  column(name.elapsed, ({ elapsed_time }) => elapsed_time ?? ''),
  column(name.corrected, ({ corrected_time }) => corrected_time ?? ''),
  column(name.code, ({ score_code }) => score_code ?? ''),
  column(name.points, ({ points }) => (points === null ? '' : decimalText(points))),
  column(name.verified, (_, { verified_result }) => (verified_result ? clubAccountTexts.yes : clubAccountTexts.no)),
];
