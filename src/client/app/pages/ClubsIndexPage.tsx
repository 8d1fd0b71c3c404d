import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import ClubsPage from '../../features/entrance/home/ClubsPage';
import { PageColumn } from '../../ui/page/PageColumn';
import { paths } from '../../paths';
import { WithUser } from '../login/WithUser';
import { Tonight } from './Tonight';

interface ClubAreaProps {
  user: User;
  /** The page of the club, as its address calls it. */
  page: string;
}

function ClubArea({ user, page }: ClubAreaProps) {
  const [asked] = useSearchParams();
  const go = asked.get('go');
  const club = user.club ?? user.sailor?.club ?? null;
  if (club === null) return <ClubsPage />;
  if (go === 'groups' || go === 'finish') return <Tonight club={club} part={go} />;
  return <Navigate to={`${paths.club(club.slug)}/${page}`} replace />;
}

/**
 * The club area without a club: the own one's, or else a list to choose from. "?go=groups" and "?go=finish" are the
 * installed app's shortcuts.
 */
export default function ClubsIndexPage() {
  const [, , page] = useLocation().pathname.split('/');
  return (
    <PageColumn>
      <WithUser>{(user) => <ClubArea user={user} page={page || 'sailings'} />}</WithUser>
    </PageColumn>
  );
}
