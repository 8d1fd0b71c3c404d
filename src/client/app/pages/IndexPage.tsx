import { Navigate } from 'react-router-dom';
import { FrontPage } from '../../features/entrance/home/FrontPage';
import { isWayIn } from '../../features/entrance/login/views';
import { useAppSelector } from '../../state/rootState';
import { selectIsRecorder, selectSessionEnded, selectSessionStatus, type LogoutReason } from '../../state/session';
import { paths } from '../../paths';
import { PageColumn } from '../../ui/page/PageHeader';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { chunk, lazyPage } from '../../lib/chunk';
import { dialogAgain } from '../../ui/dialogs/useDialog';
import { useLoginView } from '../login/useLoginView';
import { afterLogin } from '../login/returnTo';
import { WithUser } from '../login/WithUser';
import { loginTexts } from '../login/LoginModalHost';

const HomePage = lazyPage(chunk(() => import('../../features/entrance/home/HomePage')));

function noticeFor(ended: LogoutReason | null, returnTo: string | null): string | undefined {
  if (ended === 'refused') return loginTexts.sessionEnded;
  if (ended === 'deleted') return loginTexts.accountDeleted;
  if (ended === 'unreachable') return loginTexts.unreachable;
  return returnTo === null ? undefined : loginTexts.pageWaits;
}

function VisitorIndex() {
  const { returnTo, show, logInFor } = useLoginView();
  const ended = useAppSelector(selectSessionEnded);
  return (
    <FrontPage
      notice={noticeFor(ended, returnTo)}
      onLogIn={() => show('login')}
      onRegister={() => show('register')}
      onOpen={logInFor}
    />
  );
}

/** Those who have just logged in go on to what they came for; others see where they can go. */
function MemberIndex() {
  const { view, returnTo, returnDialog } = useLoginView();
  const hasJustArrived = returnTo !== null || isWayIn(view);
  return (
    <WithUser>
      {(user) =>
        hasJustArrived ? (
          <Navigate to={afterLogin(user, returnTo)} replace state={dialogAgain(returnDialog)} />
        ) : (
          <HomePage user={user} />
        )
      }
    </WithUser>
  );
}

export function IndexPage() {
  const status = useAppSelector(selectSessionStatus);
  const isRecorder = useAppSelector(selectIsRecorder);
  if (isRecorder) return <Navigate to={paths.eveningHome} replace />;
  return (
    <PageColumn centred={status !== 'loggedIn'}>
      {status === 'unknown' ? <PageSkeleton /> : null}
      {status === 'loggedOut' ? <VisitorIndex /> : null}
      {status === 'loggedIn' ? <MemberIndex /> : null}
    </PageColumn>
  );
}
