import type { Id } from '../../../../shared/contract/common';
import type { Sailor } from '../../../../shared/contract/sailors';
import { useOwnDataMutation, type OwnData } from '../../../api/ownData';
import { toCsv } from '../../../../shared/domain/csv';
import { requestProblem } from '../../../lib/requestProblem';
import { FilesSection, readableJson, type DataFile } from '../../../ui/page/FilesSection';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { BoatsSection } from './boats/BoatsSection';
import { DeletionSection } from './deletion/DeletionSection';
import { ownDataColumns, ownDataRows } from './export/ownDataRows';
import { PasswordSection } from './password/PasswordSection';
import { ProfileForm } from './profile/ProfileForm';
import { settingsTexts, settingsTexts as allTexts } from './texts';

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
function ExportSection({ sailor }: { sailor: Id }) {
  const [read, { isError, error }] = useOwnDataMutation();
  return (
    <FilesSection
      title={texts.title}
      lead={texts.lead}
      files={FILES}
      read={async () => (await read(sailor)).data}
      problem={isError ? `${texts.failed} ${requestProblem(error)}` : undefined}
    />
  );
}

const ProfileSection = ({ sailor }: { sailor: Sailor }) => (
  <SettingsSection title={settingsTexts.profile.title} lead={settingsTexts.profile.lead}>
    <ProfileForm key={sailor.id} sailor={sailor} />
  </SettingsSection>
);

interface SailorSettingsPageProps {
  /** The one who reads the page. */
  sailor: Sailor;
}

/** What sailors say about themselves and their boats, and what they can do with their account. */
export default function SailorSettingsPage({ sailor }: SailorSettingsPageProps) {
  const email = sailor.email ?? '';
  return (
    <>
      <ProfileSection sailor={sailor} />
      <BoatsSection sailor={sailor} />
      <PasswordSection email={email} />
      <ExportSection sailor={sailor.id} />
      <DeletionSection email={email} />
    </>
  );
}
