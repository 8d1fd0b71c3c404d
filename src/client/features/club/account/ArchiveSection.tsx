import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { User } from '../../../../shared/contract/auth';
import type { Club } from '../../../../shared/contract/clubs';
import { mayOwnClub } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { useClubArchiveMutation } from '../../../api/clubData';
import { saveAddress } from '../../../lib/csv';
import { requestProblem } from '../../../lib/requestProblem';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { clubAccountTexts } from './texts';

const isOwner = (user: User | undefined, { id }: Club): boolean => user !== undefined && mayOwnClub(user, id);

/** The whole club as one file, which its owners take with them. */
export function ArchiveSection({ club }: { club: Club }) {
  const { data: user } = useMeQuery();
  const [fetchArchive, { isLoading, isError, error }] = useClubArchiveMutation();
  if (!isOwner(user, club)) return null;
  const download = async () => {
    const { data: file } = await fetchArchive(club.id);
    if (file) saveAddress(file.name, file.address);
  };
  return (
    <SettingsSection title={clubAccountTexts.archive} lead={clubAccountTexts.archiveLead}>
      {isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {clubAccountTexts.archiveFailed} {requestProblem(error)}
        </Alert>
      )}
      <Button variant="outlined" loading={isLoading} onClick={() => void download()}>
        {clubAccountTexts.downloadArchive}
      </Button>
    </SettingsSection>
  );
}
