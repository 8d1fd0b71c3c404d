import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import type { Id } from '../../../shared/contract/common';
import type { Club } from '../../../shared/contract/clubs';
import { useClubQuery } from '../../api/clubs';
import { queryStatus } from '../../api/queryState';
import { createPushMiddleware } from '../../push/pushMiddleware';
import { clubEntered, clubLeft } from '../../state/entities/events';
import { useAppDispatch } from '../../state/rootState';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageColumn } from '../../ui/page/PageHeader';
import { InSlices } from '../../ui/states/InSlices';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';
import { clubOf } from '../../lib/idOf';
import { lateMiddleware } from '../store';
import { layoutTexts } from './texts';

lateMiddleware.addMiddleware(createPushMiddleware({ build: process.env.BUILD_ID ?? '' }));

/** Follows what happens in a club, once it is known, for as long as its pages are open. */
export function useLiveClub(id: Id | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id === undefined) return;
    dispatch(clubEntered(id));
    return () => {
      dispatch(clubLeft());
    };
  }, [dispatch, id]);
}

/** What the pages of a club get from their layout. */
export interface ClubContext {
  club: Club;
}

/** The pages of one club: live while they are open. */
export default function ClubLayout() {
  const address = clubOf(useParams().club);
  const query = useClubQuery(address);
  const club = query.currentData;
  useLiveClub(club?.id);

  const status = queryStatus(query, club !== undefined);
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') {
    return (
      <PageColumn>
        <ErrorState title={layoutTexts.clubFailed} error={query.error} onRetry={() => void query.refetch()} />
      </PageColumn>
    );
  }
  if (club === undefined) return <PageSkeleton />;
  const context: ClubContext = { club };
  return (
    <InSlices fallback={<PageSkeleton />}>
      <Outlet context={context} />
    </InSlices>
  );
}
