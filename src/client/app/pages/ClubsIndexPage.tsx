import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { ClubRef } from '../../../shared/contract/clubs';
import { localDateOf } from '../../../shared/domain/time';
import { useSailings } from '../../api/sailings';
import { homeSailings } from '../../features/club/home/homeSailings';
import ClubsPage from '../../features/entrance/home/ClubsPage';
import { paths } from '../../paths';
import { PageColumn } from '../../ui/page/PageHeader';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { WithUser } from '../login/WithUser';
import { pageTexts } from './texts';

interface TonightProps {
  club: Pick<ClubRef, 'id' | 'slug'>;
  /** The page of the sailing that is wanted. */
  part: 'groups' | 'finish';
}

/** The shortcuts of the installed app know no sailing: they lead to the one that is going on, or else the next one. */
function Tonight({ club, part }: TonightProps) {
  const { status, sailings, error, refetch } = useSailings(club.id);
  const [today] = useState(() => localDateOf(Date.now()));
  if (status === 'failed') return <ErrorState title={pageTexts.sailingFailed} error={error} onRetry={refetch} />;
  if (status !== 'ready') return <PageSkeleton />;
  const [tonight] = homeSailings(sailings, today).next;
  if (!tonight) return <Navigate to={paths.sailings(club.slug)} replace />;
  return (
    <Navigate
      to={part === 'finish' ? paths.finish(club.slug, tonight.id) : paths.competitors(club.slug, tonight.id)}
      replace
    />
  );
}

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
 * The club area without a club: the user's own, or else a list to choose from. "?go=groups" and "?go=finish" are the
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
