import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import { mayOwnClub } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { SequencesSection } from './sequences/SequencesSection';
import { ProfileForm } from './ProfileForm';
import { PublicProfile } from './PublicProfile';
import { clubProfileTexts } from './texts';

/** What the club says of itself: written by its owners, read by everybody else. */
export default function ClubProfilePage({ club }: { club: Club }) {
  const { data: user = null } = useMeQuery();
  const mayEdit = club.can_edit && mayOwnClub(user, club.id);
  return (
    <PageColumn>
      <PageHeader title={mayEdit ? clubProfileTexts.title : clubProfileTexts.publicTitle(club.name)}>
        {mayEdit ? <Typography sx={{ mt: 1 }}>{clubProfileTexts.lead}</Typography> : null}
      </PageHeader>
      {mayEdit ? (
        <>
          <ProfileForm key={club.id} club={club} />
          <SequencesSection club={club} />
        </>
      ) : (
        <PublicProfile club={club} />
      )}
    </PageColumn>
  );
}
