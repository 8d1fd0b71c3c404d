import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { ProfileForm } from './ProfileForm';
import { PublicProfile } from './PublicProfile';
import { clubProfileTexts } from './texts';

/** What the club says of itself: written by its own account, read by everybody else. */
export default function ClubProfilePage({ club }: { club: Club }) {
  return (
    <PageColumn>
      <PageHeader title={club.can_edit ? clubProfileTexts.title : clubProfileTexts.publicTitle(club.name)}>
        {club.can_edit ? <Typography sx={{ mt: 1 }}>{clubProfileTexts.lead}</Typography> : null}
      </PageHeader>
      {club.can_edit ? <ProfileForm key={club.id} club={club} /> : <PublicProfile club={club} />}
    </PageColumn>
  );
}
