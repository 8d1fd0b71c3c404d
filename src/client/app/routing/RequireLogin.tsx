import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks';
import { selectSessionEnded, selectSessionStatus, type LogoutReason } from '../../state/session';
import { InSlices } from '../../ui/states/InSlices';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { openDialogIn, type OpenDialog } from '../../ui/dialogs/useDialog';
import type { LoginState } from '../login/useLoginView';
import { paths } from './paths';
import { isPage, type WishState } from './wish';

function stateOf(ended: LogoutReason | null, wish: string, dialog: OpenDialog | null): WishState & LoginState {
  // The pages of an account that was deleted are nobody's wish.
  if (ended === 'deleted') return {};
  const wished = { wish, wishedDialog: dialog };
  // Somebody who was thrown out in the midst of something is asked to log in at once.
  return ended === 'refused' && isPage(wish) ? { ...wished, view: 'login' } : wished;
}

/** Sends who has not logged in to the start page, which opens what he wished for once he has. */
export function RequireLogin() {
  const status = useAppSelector(selectSessionStatus);
  const ended = useAppSelector(selectSessionEnded);
  const { pathname, search, ...location } = useLocation();
  const dialog = openDialogIn(location.state);
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'loggedIn') {
    return (
      <InSlices fallback={<PageSkeleton />}>
        <Outlet />
      </InSlices>
    );
  }
  return <Navigate to={paths.index} replace state={stateOf(ended, `${pathname}${search}`, dialog)} />;
}
