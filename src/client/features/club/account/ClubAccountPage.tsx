import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import { useClubArchiveMutation, useClubDataMutation, type ClubData } from '../../../api/clubData';
import { saveAddress } from '../../../lib/csv';
import { toCsv } from '../../../../shared/domain/csv';
import { requestProblem } from '../../../lib/requestProblem';
import { paths } from '../../../paths';
import { Fact, FactList } from '../../../ui/page/FactList';
import { FilesSection, readableJson, type DataFile } from '../../../ui/page/FilesSection';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { ThingLists } from '../../../ui/page/ThingLists';
import { MembersSection } from './MembersSection';
import { resultColumns, sailedRows } from './resultColumns';
import { clubAccountTexts } from './texts';

const filesOf = (club: string): readonly DataFile<ClubData>[] => [
  { format: 'json', label: clubAccountTexts.json, title: clubAccountTexts.exportTitle(club), write: readableJson },
  {
    format: 'csv',
    label: clubAccountTexts.csv,
    title: clubAccountTexts.resultsTitle(club),
    write: ({ sailings }) => toCsv(resultColumns, sailedRows(sailings)),
  },
];

/** All that the club has put in. */
function ExportSection({ club: { id, name } }: { club: Club }) {
  const [read, { isError, error }] = useClubDataMutation();
  return (
    <FilesSection
      title={clubAccountTexts.export}
      lead={clubAccountTexts.exportLead}
      files={filesOf(name)}
      read={async () => (await read(id)).data}
      problem={isError ? `${clubAccountTexts.exportFailed} ${requestProblem(error)}` : undefined}
    />
  );
}

/** The whole club as one file, which its owners take with them. */
function ArchiveSection({ club }: { club: Club }) {
  const [fetchArchive, { isLoading, isError, error }] = useClubArchiveMutation();
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

/** Which account it is, and how long one stays logged in. */
function LoginSection({ email }: { email: string }) {
  return (
    <SettingsSection title={clubAccountTexts.login} lead={clubAccountTexts.loginLead}>
      <FactList sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
        <Fact term={clubAccountTexts.email}>{email}</Fact>
      </FactList>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>{clubAccountTexts.sessionsText}</Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '60ch' }}>{clubAccountTexts.otherSessions}</Typography>
      <Button variant="outlined" component={Link} to={paths.logout} nativeButton={false}>
        {clubAccountTexts.logOut}
      </Button>
    </SettingsSection>
  );
}

/** What becomes of the club when its account is deleted, and the way to do it. */
function DeletionSection({ onOpen }: { onOpen: () => void }) {
  return (
    <SettingsSection title={clubAccountTexts.deletion} lead={clubAccountTexts.deletionLead}>
      <ThingLists
        lists={[
          { title: clubAccountTexts.gone, things: clubAccountTexts.goneThings },
          { title: clubAccountTexts.kept, things: clubAccountTexts.keptThings },
        ]}
      />
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{clubAccountTexts.lastAccount}</Typography>
      <Button variant="outlined" color="error" onClick={onOpen}>
        {clubAccountTexts.openDeletion}
      </Button>
    </SettingsSection>
  );
}

/** Sections as wide as the page, since one of them is a list; what is typed is not. */
const AccountSections = styled('div')({
  '& > section': { maxWidth: 'none' },
  '& > section > form': { maxWidth: 720 },
});

interface ClubAccountPageProps {
  club: Club;
  /** Whether the reader is an owner of the club. */
  isOwner: boolean;
  email: string;
  /** Where the password is changed. */
  password: ReactNode;
  /** Who runs the club. */
  roles: ReactNode;
  /** What other programs may do and are told; for owners. */
  exchange: ReactNode;
  onDelete: () => void;
}

/** The account of a club: the login, the members, and all that the club has put in. */
export function ClubAccountPage(props: ClubAccountPageProps) {
  const { club, isOwner, email, password, roles, exchange, onDelete } = props;
  return (
    <PageColumn>
      <PageHeader title={clubAccountTexts.title} />
      <AccountSections>
        <LoginSection email={email} />
        {password}
        {roles}
        <MembersSection club={club} />
        {exchange}
        <ExportSection club={club} />
        {isOwner && <ArchiveSection club={club} />}
        <DeletionSection onOpen={onDelete} />
      </AccountSections>
    </PageColumn>
  );
}
