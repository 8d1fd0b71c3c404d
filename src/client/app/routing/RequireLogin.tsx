import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks';
import { selectSessionEnded, selectSessionStatus } from '../../state/session';
import { PageSkeleton } from '../../ui/Skeletons';
import { paths } from './paths';
import type { WishState } from './wish';

/** Sends who has not logged in to the start page, which opens what he wished for once he has. */
export function RequireLogin() {
  const status = useAppSelector(selectSessionStatus);
  const ended = useAppSelector(selectSessionEnded);
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'loggedIn') return <Outlet />;
  // The pages of an account that was deleted are nobody's wish.
  const state: WishState = ended === 'deleted' ? {} : { wish: `${pathname}${search}` };
  return <Navigate to={paths.index} replace state={state} />;
}
