import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { Sailor } from '../../../shared/contract/sailors';
import { isSelf, memberClubOf } from '../../../shared/domain/permissions';
import { useSailorsOfClub } from '../../api/sailors';
import { boatsText, membersFound, nameText } from '../../features/club/account/members';
import { clubAccountTexts } from '../../features/club/account/texts';
import { paths } from '../../paths';
import { SearchField } from '../../ui/fields/ToolField';
import { ListRow, ListRowLink, ListRowWhen, rowList } from '../../ui/ListRow';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { ListSkeleton } from '../../ui/states/Skeletons';
import { WithUser } from '../login/WithUser';
import { pageTexts } from './texts';

/** So many are found without a field to look for one of them. */
const FEW = 8;

function MemberList({ members }: { members: readonly Sailor[] }) {
  const [query, setQuery] = useState('');
  const found = membersFound(members, useDeferredValue(query));
  return (
    <>
      {members.length <= FEW ? null : (
        <>
          <SearchField label={clubAccountTexts.search} value={query} onChange={setQuery} />
          <Typography variant="body2" color="text.secondary" role="status" sx={{ my: 1 }}>
            {found.length === 0 ? clubAccountTexts.nobody : clubAccountTexts.found(found.length, members.length)}
          </Typography>
        </>
      )}
      <ul style={rowList('auto')} aria-label={clubAccountTexts.members}>
        {found.map((member) => (
          <ListRow key={member.id}>
            <ListRowLink to={paths.sailor(member.id)}>{nameText(member)}</ListRowLink>
            <ListRowWhen>{boatsText(member)}</ListRowWhen>
          </ListRow>
        ))}
      </ul>
    </>
  );
}

/** The members of the reader's club. */
function Members({ club, user }: { club: ClubRef; user: User }) {
  const { status, sailors, error, refetch } = useSailorsOfClub(club.id);
  const isAlone = sailors?.every(({ id }) => isSelf(user, id)) ?? false;
  return (
    <>
      <PageHeader title={clubAccountTexts.members}>
        <Typography color="text.secondary">{club.name}</Typography>
      </PageHeader>
      {status === 'loading' ? <ListSkeleton /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={clubAccountTexts.membersFailed} error={error} onRetry={refetch} />
      ) : null}
      {isAlone ? <EmptyState drawing="berth" title={pageTexts.aloneTitle} text={pageTexts.aloneText} /> : null}
      {sailors && !isAlone ? <MemberList members={sailors} /> : null}
    </>
  );
}

function NoSailor({ club_slug }: Pick<User, 'club_slug'>) {
  return (
    <>
      <PageHeader title={pageTexts.sailors} />
      <EmptyState
        drawing="berth"
        title={pageTexts.noSailorTitle}
        text={pageTexts.noSailorText}
        action={
          <Button
            component={Link}
            to={club_slug === null ? paths.clubs : paths.clubAccount(club_slug)}
            variant="contained"
          >
            {club_slug === null ? pageTexts.toClubs : pageTexts.toMembers}
          </Button>
        }
      />
    </>
  );
}

function SailorsOf({ user }: { user: User }) {
  const [asked] = useSearchParams();
  const { sailor, club_slug } = user;
  if (sailor === null) return <NoSailor club_slug={club_slug} />;
  if (asked.get('go') === 'sailings') return <Navigate to={paths.sailorSailings(sailor.id)} replace />;
  if (sailor.club === null || memberClubOf(user) === null) return <Navigate to={paths.sailorHome(sailor.id)} replace />;
  return <Members club={sailor.club} user={user} />;
}

/**
 * The sailors area without a sailor: the members of the user's club, for a confirmed member, else the user's own pages
 * ("?go=sailings": their sailings, for all). A club's account has none; it is shown a link to its members.
 */
export default function SailorsPage() {
  return (
    <PageColumn wide>
      <WithUser>{(user) => <SailorsOf user={user} />}</WithUser>
    </PageColumn>
  );
}
