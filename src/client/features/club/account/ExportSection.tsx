import type { Club } from '../../../../shared/contract/clubs';
import { useClubDataMutation, type ClubData } from '../../../api/clubData';
import { csvOf } from '../../../lib/csv';
import { FilesSection, readableJson, type DataFile } from '../../../ui/page/FilesSection';
import { resultColumns, sailedRows } from './resultColumns';
import { texts } from './texts';

const filesOf = (club: string): readonly DataFile<ClubData>[] => [
  { format: 'json', label: texts.json, title: texts.exportTitle(club), write: readableJson },
  {
    format: 'csv',
    label: texts.csv,
    title: texts.resultsTitle(club),
    write: ({ sailings }) => csvOf(resultColumns, sailedRows(sailings)),
  },
];

/** All that the club has put in. */
export function ExportSection({ club: { id, name } }: { club: Club }) {
  const [read, { isError }] = useClubDataMutation();
  return (
    <FilesSection
      title={texts.export}
      lead={texts.exportLead}
      files={filesOf(name)}
      read={async () => (await read(id)).data}
      problem={isError ? texts.exportFailed : undefined}
    />
  );
}
