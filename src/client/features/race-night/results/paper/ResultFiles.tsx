import type { Club } from '../../../../../shared/contract/clubs';
import type { ResultRow, SailingRow } from '../../../../../shared/contract/sailings';
import { START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourseName } from '../../../../api/courses';
import { useExportResultMutation } from '../../../../api/exports';
import { PrintButton, saveRows } from '../../../../ui/print/ExportButtons';
import { saveFetched, SaveMenu } from '../../../../ui/print/SaveMenu';
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

/** The whole result as the server makes files of it, the boats that the filters leave as text, and all on paper. */
export function ResultFiles({ sailing, shown, groupName }: ResultFilesProps) {
  const { id, name, start_date } = sailing;
  const [fetchResult] = useExportResultMutation();
  const fetched = (format: 'xlsx' | 'pdf') => () => void saveFetched(fetchResult({ sailing: id, format }));
  const columns = fileColumns(start_date, groupName);
  return (
    <>
      <SaveMenu
        actions={[
          { label: resultTexts.saveExcel, run: fetched('xlsx') },
          { label: resultTexts.savePdf, run: fetched('pdf') },
          {
            label: resultTexts.saveCsv,
            run: () => saveRows({ title: name, date: start_date, columns, rows: shownRows(shown) }),
          },
        ]}
      />
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
