import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useState } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { Sailor } from '../../../../shared/contract/sailors';
import { localDateOf } from '../../../../shared/domain/time';
import { useAskingSailors, useMembershipAnswer, useSailorsOfClub } from '../../../api/sailors';
import { paths } from '../../../paths';
import { AskingSailors } from '../../../sailing-ui/AskingSailors';
import { edgeAligned } from '../../../ui/styles';
import { CsvButton } from '../../../ui/print/ExportButtons';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { SearchField } from '../../../ui/fields/ToolField';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { MemberItem } from './MemberItem';
import { MembersTable } from './MembersTable';
import { memberColumns, membersFound } from './members';
import { clubAccountTexts } from './texts';

interface MembersSectionProps {
  club: Club;
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(1),
  '& > .MuiButton-text': edgeAligned,
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
}));

function Members({ club, members }: MembersSectionProps & { members: readonly Sailor[] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [query, setQuery] = useState('');
  const [today] = useState(() => localDateOf(Date.now()));
  const found = membersFound(members, useDeferredValue(query));
  return (
    <>
      <Tools>
        <SearchField label={clubAccountTexts.search} value={query} onChange={setQuery} />
        <CsvButton title={clubAccountTexts.fileTitle(club.name)} date={today} columns={memberColumns} rows={found} />
      </Tools>
      <Typography variant="body2" color="text.secondary" role="status">
        {found.length === 0 ? clubAccountTexts.nobody : clubAccountTexts.found(found.length, members.length)}
      </Typography>
      {found.length === 0 ? null : isWide ? (
        <MembersTable members={found} />
      ) : (
        <List aria-label={clubAccountTexts.members}>
          {found.map((member) => (
            <MemberItem key={member.id} member={member} href={paths.sailor(member.id)} />
          ))}
        </List>
      )}
    </>
  );
}

/** Those who ask come first: they wait for the club. */
function Asking({ club }: MembersSectionProps) {
  const { status, asking, error, refetch } = useAskingSailors(club.id);
  const answer = useMembershipAnswer(club.id);
  if (status === 'failed' || status === 'missing')
    return <ErrorState title={clubAccountTexts.askingFailed} error={error} onRetry={refetch} />;
  return (
    <Box sx={{ mb: asking.length === 0 ? 0 : 4 }}>
      <AskingSailors asking={asking} answer={answer} />
    </Box>
  );
}

/** The sailors of the club, for its own account. */
export function MembersSection({ club }: MembersSectionProps) {
  const { status, sailors, error, refetch } = useSailorsOfClub(club.id);
  return (
    <SettingsSection title={clubAccountTexts.members} lead={clubAccountTexts.membersLead}>
      <Asking club={club} />
      {status === 'loading' ? <ListSkeleton rows={3} height={56} /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={clubAccountTexts.membersFailed} error={error} onRetry={refetch} />
      ) : null}
      {sailors?.length === 0 ? (
        <EmptyState drawing="berth" title={clubAccountTexts.noMembers} text={clubAccountTexts.noMembersText} />
      ) : null}
      {sailors && sailors.length > 0 ? <Members club={club} members={sailors} /> : null}
    </SettingsSection>
  );
}
