import type { Id } from '../../../../../shared/contract/common';
import { useOwnDataMutation, type OwnData } from '../../../../api/ownData';
import { toCsv } from '../../../../lib/csv';
import { FilesSection, readableJson, type DataFile } from '../../../../ui/page/FilesSection';
import { settingsTexts as allTexts } from '../texts';
import { ownDataColumns, ownDataRows } from './ownDataRows';

const texts = allTexts.export;

const FILES: readonly DataFile<OwnData>[] = [
  {
    format: 'csv',
    label: texts.csv,
    title: texts.fileTitle,
    write: (data) => toCsv(ownDataColumns, ownDataRows(data)),
  },
  { format: 'json', label: texts.json, title: texts.fileTitle, write: readableJson },
];

/** All that is kept of the sailor. */
export function ExportSection({ sailor }: { sailor: Id }) {
  const [read, { isError }] = useOwnDataMutation();
  return (
    <FilesSection
      title={texts.title}
      lead={texts.lead}
      files={FILES}
      read={async () => (await read(sailor)).data}
      problem={isError ? texts.failed : undefined}
    />
  );
}
