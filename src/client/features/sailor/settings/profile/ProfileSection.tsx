import type { Sailor } from '../../../../../shared/contract/sailors';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { texts } from '../texts';
import { ProfileForm } from './ProfileForm';

export const ProfileSection = ({ sailor }: { sailor: Sailor }) => (
  <SettingsSection title={texts.profile.title} lead={texts.profile.lead}>
    <ProfileForm key={sailor.id} sailor={sailor} />
  </SettingsSection>
);
