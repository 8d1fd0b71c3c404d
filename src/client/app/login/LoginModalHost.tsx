import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isWayIn, type Notice } from '../../features/entrance/login/views';
import { useAppSelector } from '../../state/hooks';
import { selectIsLoggedIn, selectSessionEnded, type LogoutReason } from '../../state/session';
import { chunks } from '../chunks';
import { paths } from '../../paths';
import { texts } from '../texts';
import { useLoginView } from './useLoginView';

const LoginModal = lazy(chunks.loginModal);

function noticeFor(ended: LogoutReason | null, wish: string | null): Notice | null {
  if (ended === 'refused') return { type: 'warning', message: texts.sessionEnded };
  return wish === null ? null : { type: 'other', message: texts.logInToOpen };
}

/** Opens the login modal over the start page when its history entry says so. */
export function LoginModalHost() {
  const { pathname } = useLocation();
  const { view, wish, resetLink, show, close } = useLoginView();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const ended = useAppSelector(selectSessionEnded);
  if (pathname !== paths.index || view === null || (isLoggedIn && isWayIn(view))) return null;
  return (
    <Suspense>
      <LoginModal
        view={view}
        notice={noticeFor(ended, wish)}
        resetLink={resetLink}
        isLoggedIn={isLoggedIn}
        onView={show}
        onClose={close}
      />
    </Suspense>
  );
}
