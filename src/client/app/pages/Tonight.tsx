import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ClubRef } from '../../../shared/contract/clubs';
import { localDateOf } from '../../../shared/domain/time';
import { useSailings } from '../../api/sailings';
import { homeSailings } from '../../features/club/home/homeSailings';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { paths } from '../../paths';
import { pageTexts } from './texts';

interface TonightProps {
  club: Pick<ClubRef, 'id' | 'slug'>;
  /** The page of the sailing that is wanted. */
  part: 'groups' | 'finish';
}

/** The shortcuts of the installed app know no sailing: they lead to the one that is going on, or else the next one. */
export function Tonight({ club, part }: TonightProps) {
  const { status, sailings, refetch } = useSailings(club.id);
  const [today] = useState(() => localDateOf(Date.now()));
  if (status === 'failed')
    return <ErrorState title={pageTexts.sailingFailed} text={pageTexts.retryText} onRetry={refetch} />;
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
