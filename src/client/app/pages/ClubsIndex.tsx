import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useMeQuery } from '../../api/auth';
import { PageColumn } from '../../ui/PageColumn';
import { PageSkeleton } from '../../ui/Skeletons';
import { chunks } from '../chunks';
import { paths } from '../routing/paths';

const ClubsPage = lazy(chunks.clubs);

/** The club area without a club: the own one's, or else a list to choose from. */
export function ClubsIndex() {
  const { data: me } = useMeQuery();
  if (!me) return <PageSkeleton />;
  if (me.club_slug !== null) return <Navigate to={paths.sailings(me.club_slug)} replace />;
  return (
    <PageColumn>
      <ClubsPage hrefOf={paths.sailings} />
    </PageColumn>
  );
}
