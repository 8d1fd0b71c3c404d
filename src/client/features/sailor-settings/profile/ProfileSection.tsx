import type { Sailor } from '../../../../shared/contract/sailors';
import { Section } from '../Section';
import { texts } from '../texts';
import { ProfileForm } from './ProfileForm';

export const ProfileSection = ({ sailor }: { sailor: Sailor }) => (
  <Section title={texts.profile.title} lead={texts.profile.lead}>
    <ProfileForm key={sailor.id} sailor={sailor} />
  </Section>
);
