import type { Club } from '../../../../shared/contract/clubs';
import type { ResultRow, SailingRow } from '../../../../shared/contract/sailings';
import { START_TYPE_LABELS } from '../../../../shared/texts/labels';
import { CsvButton } from '../../../ui/CsvButton';
import { formatFullDay, formatTime } from '../../../ui/format';
import { codesUsed } from '../../../ui/print/codesUsed';
import { PrintButton } from '../../../ui/print/PrintButton';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { sheetSection } from '../../../ui/print/SheetTable';
import { fileColumns, paperColumns } from '../table/columnsFor';
import { codeOf } from '../table/resultColumns';
import { keyOfResult } from '../table/ResultTable';
import { texts } from '../texts';
import type { ShownResults } from '../view/shownResults';

interface ResultFilesProps {
  club: Club;
  sailing: SailingRow;
  shown: ShownResults;
  /** What the list leaves out, or goes by. */
  notes: readonly string[];
  groupName: (row: ResultRow) => string;
}

function factsOf({ start_date, start_time, start_type }: SailingRow): string[] {
  return [
    formatFullDay(start_date),
    ...(start_time === null ? [] : [texts.startAt(formatTime(start_time))]),
    ...(start_type === 'common' ? [] : [START_TYPE_LABELS[start_type]]),
  ];
}

/** The list as a file for Excel, and on paper for the notice board: the boats that the filters leave, class by class. */
export function ResultFiles({ club, sailing, shown, notes, groupName }: ResultFilesProps) {
  const { name, start_date, verified_result } = sailing;
  const rows = [...shown.sections.flatMap((section) => section.rows), ...shown.waiting];
  const waiting = shown.waiting.length === 0 ? [] : [texts.waitingOnPaper(shown.waiting.map(({ sail_number }) => sail_number))];
  return (
    <>
      <CsvButton title={name} date={start_date} columns={fileColumns(start_date, groupName)} rows={rows} />
      <PrintButton />
      <PrintSheet
        club={club.name}
        title={name}
        facts={factsOf(sailing)}
        standing={verified_result ? texts.verifiedSheet : texts.preliminarySheet}
        sections={() =>
          shown.sections.map((section) =>
            sheetSection({
              ...(section.name !== null && { title: section.name }),
              columns: paperColumns(start_date, section.rows),
              rows: section.rows,
              keyOf: keyOfResult,
            }),
          )
        }
        legend={codesUsed(rows.map(codeOf))}
        notes={[...notes, ...waiting]}
      />
    </>
  );
}
