import type { ComponentType } from 'react';
import { navigationError } from '../../lib/navigationError';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../state/rootState';
import { selectIsRecorder, selectSessionEnded, selectSessionStatus, type LogoutReason } from '../../state/session';
import { InSlices } from '../../ui/states/InSlices';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { openDialogIn, type OpenDialog } from '../../ui/dialogs/useDialog';
import type { LoginState } from './useLoginView';
import { paths } from '../../paths';
import { isPage, type ReturnState } from './returnTo';

function stateOf(ended: LogoutReason | null, returnTo: string, dialog: OpenDialog | null): ReturnState & LoginState {
  // Nobody returns to the pages of an account that was deleted.
  if (ended === 'deleted') return {};
  const back = { returnTo, returnDialog: dialog };
  // Somebody who was thrown out in the midst of something is asked to log in at once.
  return ended === 'refused' && isPage(returnTo) ? { ...back, view: 'login' } : back;
}

/** Sends those who have not logged in to the start page, which opens the page once they have. */
function RequireLogin() {
  const status = useAppSelector(selectSessionStatus);
  const ended = useAppSelector(selectSessionEnded);
  const { pathname, search, ...location } = useLocation();
  const dialog = openDialogIn(location.state);
  const isRecorder = useAppSelector(selectIsRecorder);
  if (status === 'unknown') return <PageSkeleton />;
  if (isRecorder) return <Navigate to={paths.eveningHome} replace />;
  if (status === 'loggedIn') {
    return (
      <InSlices fallback={<PageSkeleton />}>
        <Outlet />
      </InSlices>
    );
  }
  return <Navigate to={paths.index} replace state={stateOf(ended, `${pathname}${search}`, dialog)} />;
}

const MIDDLEWARE: Record<string, ComponentType | undefined> = { auth: RequireLogin };

/**
 * What must be passed on the way to the pages below, by name. A name that nobody knows is an error of status 500, never
 * an open door.
 */
export function Middleware({ name }: { name: string }) {
  const Guard = MIDDLEWARE[name];
  if (!Guard) throw navigationError(500, 'Unknown middleware');
  return <Guard />;
}
