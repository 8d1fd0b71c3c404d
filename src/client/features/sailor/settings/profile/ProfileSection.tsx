import type { Sailor } from '../../../../../shared/contract/sailors';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { settingsTexts } from '../texts';
import { ProfileForm } from './ProfileForm';

export const ProfileSection = ({ sailor }: { sailor: Sailor }) => (
  <SettingsSection title={settingsTexts.profile.title} lead={settingsTexts.profile.lead}>
    <ProfileForm key={sailor.id} sailor={sailor} />
  </SettingsSection>
);
