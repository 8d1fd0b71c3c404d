import type { Club } from '../../../../../shared/contract/clubs';
import type { ResultRow, SailingRow } from '../../../../../shared/contract/sailings';
import { START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourseName } from '../../../../api/courses';
import { CsvButton, PrintButton } from '../../../../ui/print/ExportButtons';
import { formatFullDay, formatTime } from '../../../../ui/format';
import { codesUsed } from '../../../../sailing-ui/Place';
import { PrintSheet } from '../../../../ui/print/PrintSheet';
import { sheetSection } from '../../../../ui/print/SheetTable';
import { fileColumns, paperColumns } from '../table/columnsFor';
import { codeOf } from '../table/resultColumns';
import { keyOfResult } from '../table/ResultTable';
import { resultTexts } from '../texts';
import type { ShownResults } from '../view/shownResults';

interface PaperProps {
  club: Club;
  sailing: SailingRow;
  shown: ShownResults;
  /** What the list leaves out, or goes by. */
  notes: readonly string[];
}

function factsOf({ start_date, start_time, start_type }: SailingRow, course: string | null): string[] {
  return [
    formatFullDay(start_date),
    ...(start_time === null ? [] : [resultTexts.startAt(formatTime(start_time))]),
    ...(start_type === 'common' ? [] : [START_TYPE_LABELS[start_type]]),
    ...(course === null ? [] : [resultTexts.course(course)]),
  ];
}

const shownRows = ({ sections, waiting }: ShownResults): ResultRow[] => [
  ...sections.flatMap(({ rows }) => rows),
  ...waiting,
];

type ResultFilesProps = Pick<PaperProps, 'sailing' | 'shown'> & { groupName: (row: ResultRow) => string };

/** The list as a file for Excel, and on paper: the boats that the filters leave. */
export function ResultFiles({ sailing, shown, groupName }: ResultFilesProps) {
  const { name, start_date } = sailing;
  return (
    <>
      <CsvButton title={name} date={start_date} columns={fileColumns(start_date, groupName)} rows={shownRows(shown)} />
      <PrintButton />
    </>
  );
}

/**
 * The list for the notice board, class by class. It stands in one place of the page, whatever its width: paper is wide
 * where a phone is narrow, and a sheet that moves is not there when the browser lays it out.
 */
export function ResultPaper({ club, sailing, shown, notes }: PaperProps) {
  const { name, start_date, verified_result } = sailing;
  const course = useCourseName(sailing.course);
  const waiting =
    shown.waiting.length === 0 ? [] : [resultTexts.waitingOnPaper(shown.waiting.map(({ sail_number }) => sail_number))];
  return (
    <PrintSheet
      club={club.name}
      title={name}
      facts={factsOf(sailing, course)}
      standing={verified_result ? resultTexts.verifiedSheet : resultTexts.preliminarySheet}
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
      legend={codesUsed(shownRows(shown).map(codeOf))}
      notes={[...notes, ...waiting]}
    />
  );
}
