import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isWayIn, type Notice } from '../../features/entrance/login/views';
import { useAppSelector } from '../../state/hooks';
import { selectIsLoggedIn, selectSessionEnded, type LogoutReason } from '../../state/session';
import { chunk } from '../../lib/chunk';
import { paths } from '../../paths';
import { useLoginView } from './useLoginView';
import { loginTexts } from './texts';

export const loginModal = chunk(() => import('../../features/entrance/login/LoginModal'));
const LoginModal = lazy(loginModal);

function noticeFor(ended: LogoutReason | null, returnTo: string | null): Notice | null {
  if (ended === 'refused') return { type: 'warning', message: loginTexts.sessionEnded };
  return returnTo === null ? null : { type: 'other', message: loginTexts.logInToOpen };
}

/** Opens the login modal over the start page when its history entry says so. */
export function LoginModalHost() {
  const { pathname } = useLocation();
  const { view, returnTo, resetLink, show, close } = useLoginView();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const ended = useAppSelector(selectSessionEnded);
  if (pathname !== paths.index || view === null || (isLoggedIn && isWayIn(view))) return null;
  return (
    <Suspense>
      <LoginModal
        view={view}
        notice={noticeFor(ended, returnTo)}
        resetLink={resetLink}
        isLoggedIn={isLoggedIn}
        onView={show}
        onClose={close}
      />
    </Suspense>
  );
}
