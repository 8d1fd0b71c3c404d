import type { Club } from '../../../../shared/contract/clubs';
import { useClubDataMutation, type ClubData } from '../../../api/clubData';
import { toCsv } from '../../../lib/csv';
import { FilesSection, readableJson, type DataFile } from '../../../ui/page/FilesSection';
import { resultColumns, sailedRows } from './resultColumns';
import { clubAccountTexts } from './texts';

const filesOf = (club: string): readonly DataFile<ClubData>[] => [
  { format: 'json', label: clubAccountTexts.json, title: clubAccountTexts.exportTitle(club), write: readableJson },
  {
    format: 'csv',
    label: clubAccountTexts.csv,
    title: clubAccountTexts.resultsTitle(club),
    write: ({ sailings }) => toCsv(resultColumns, sailedRows(sailings)),
  },
];

/** All that the club has put in. */
export function ExportSection({ club: { id, name } }: { club: Club }) {
  const [read, { isError }] = useClubDataMutation();
  return (
    <FilesSection
      title={clubAccountTexts.export}
      lead={clubAccountTexts.exportLead}
      files={filesOf(name)}
      read={async () => (await read(id)).data}
      problem={isError ? clubAccountTexts.exportFailed : undefined}
    />
  );
}
