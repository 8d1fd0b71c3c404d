import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isWayIn, type Notice } from '../../features/entrance/login/views';
import { chunk } from '../../lib/chunk';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/rootState';
import { selectIsLoggedIn, selectSessionEnded, type LogoutReason } from '../../state/session';
import { useLoginView } from './useLoginView';

export const loginTexts = {
  pageWaits: 'Sidan du ville öppna kräver att du är inloggad. Logga in så öppnas den.',
  sessionEnded: 'Du har blivit utloggad. Logga in igen för att fortsätta.',
  accountDeleted: 'Ditt konto är borttaget. Tack för att du har seglat med Styrbord.',
  unreachable: 'Servern går inte att nå just nu. När den svarar igen kommer du vidare utan att logga in.',
  logInToOpen: 'Logga in så öppnas sidan du ville till.',
  userFailed: 'Ditt konto kunde inte hämtas',
} as const;

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
