import type { Sailor } from '../../../../shared/contract/sailors';
import { BoatsSection } from './boats/BoatsSection';
import { DeletionSection } from './deletion/DeletionSection';
import { ExportSection } from './export/ExportSection';
import { PasswordSection } from './password/PasswordSection';
import { ProfileSection } from './profile/ProfileSection';

interface SailorSettingsPageProps {
  /** The one who reads the page. */
  sailor: Sailor;
}

/** What a sailor says of himself and his boats, and what he can do with his account. */
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
