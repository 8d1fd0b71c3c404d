import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useClubQuery } from '../../api/clubs';
import { doorStatus } from '../../api/door';
import { createPushMiddleware } from '../../push/pushMiddleware';
import { clubEntered, clubLeft } from '../../state/entities/events';
import { useAppDispatch } from '../../state/hooks';
import { ErrorState } from '../../ui/ErrorState';
import { PageColumn } from '../../ui/PageColumn';
import { PageSkeleton } from '../../ui/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';
import { clubOf } from '../routing/idOf';
import { lateMiddleware } from '../store';
import { texts } from '../texts';

lateMiddleware.addMiddleware(createPushMiddleware({ build: process.env.BUILD_ID ?? '' }));

/** The pages of one club: live while they are open. */
export default function ClubLayout() {
  const address = clubOf(useParams().club);
  const dispatch = useAppDispatch();
  const query = useClubQuery(address);
  const club = query.currentData;
  const id = club?.id;
  useEffect(() => {
    if (id === undefined) return;
    dispatch(clubEntered(id));
    return () => {
      dispatch(clubLeft());
    };
  }, [dispatch, id]);

  const status = doorStatus(query, club !== undefined);
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') {
    return (
      <PageColumn>
        <ErrorState title={texts.clubFailed} text={texts.retryText} onRetry={() => void query.refetch()} />
      </PageColumn>
    );
  }
  return club === undefined ? <PageSkeleton /> : <Outlet context={club} />;
}
