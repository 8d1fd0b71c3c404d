import { Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { ClubPage } from '../../../shared/domain/clubPages';
import { PageColumn } from '../../ui/page/PageColumn';
import { chunks } from '../member/chunks';
import { lazyPage } from '../../lib/lazyPage';
import { paths } from '../../paths';
import { WithUser } from '../login/WithUser';

const ClubsPage = lazyPage(chunks.clubs);
const TonightPage = lazyPage(chunks.tonight);

interface ClubAreaProps {
  user: User;
  page: ClubPage;
}

function ClubArea({ user, page }: ClubAreaProps) {
  const [asked] = useSearchParams();
  const go = asked.get('go');
  const club = user.club ?? user.sailor?.club ?? null;
  if (club === null) return <ClubsPage />;
  if (go === 'groups' || go === 'finish') return <TonightPage club={club} part={go} />;
  return <Navigate to={`${paths.club(club.slug)}/${page}`} replace />;
}

/**
 * The club area without a club: the own one's, or else a list to choose from. "?go=groups" and "?go=finish" are the
 * installed app's shortcuts.
 */
export function ClubsIndex({ page = 'sailings' }: { page?: ClubPage }) {
  return (
    <PageColumn>
      <WithUser>{(user) => <ClubArea user={user} page={page} />}</WithUser>
    </PageColumn>
  );
}
