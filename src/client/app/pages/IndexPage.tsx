import { Navigate } from 'react-router-dom';
import { FrontPage } from '../../features/entrance/home/FrontPage';
import { isWayIn } from '../../features/entrance/login/views';
import { useAppSelector } from '../../state/hooks';
import { selectSessionEnded, selectSessionStatus, type LogoutReason } from '../../state/session';
import { PageColumn } from '../../ui/page/PageColumn';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { dialogAgain } from '../../ui/dialogs/useDialog';
import { chunks } from '../chunks';
import { useLoginView } from '../login/useLoginView';
import { lazyPage } from '../routing/lazyPage';
import { paths } from '../routing/paths';
import { afterLogin } from '../routing/wish';
import { texts } from '../texts';
import { WithUser } from './WithUser';

const HomePage = lazyPage(chunks.home);

function noticeFor(ended: LogoutReason | null, wish: string | null): string | undefined {
  if (ended === 'refused') return texts.sessionEnded;
  if (ended === 'deleted') return texts.accountDeleted;
  if (ended === 'unreachable') return texts.unreachable;
  return wish === null ? undefined : texts.wishWaits;
}

const HREFS = { club: paths.club, sailing: paths.sailingInfo, result: paths.result };

const READINGS = [
  { label: texts.accessibility, to: paths.accessibility },
  { label: texts.terms, to: paths.terms },
  { label: texts.privacy, to: paths.privacy },
];

function VisitorIndex() {
  const { wish, show, wishFor } = useLoginView();
  const ended = useAppSelector(selectSessionEnded);
  return (
    <FrontPage
      notice={noticeFor(ended, wish)}
      onLogIn={() => show('login')}
      onRegister={() => show('register')}
      readings={READINGS}
      hrefs={HREFS}
      onOpen={wishFor}
    />
  );
}

/** Those who have just logged in go on to what they came for; others see where they can go. */
function MemberIndex() {
  const { view, wish, wishedDialog } = useLoginView();
  const hasJustArrived = wish !== null || isWayIn(view);
  return (
    <WithUser>
      {(user) =>
        hasJustArrived ? (
          <Navigate to={afterLogin(user, wish)} replace state={dialogAgain(wishedDialog)} />
        ) : (
          <HomePage user={user} hrefOf={paths.sailings} hrefs={HREFS} />
        )
      }
    </WithUser>
  );
}

export function IndexPage() {
  const status = useAppSelector(selectSessionStatus);
  return (
    <PageColumn>
      {status === 'unknown' ? <PageSkeleton /> : null}
      {status === 'loggedOut' ? <VisitorIndex /> : null}
      {status === 'loggedIn' ? <MemberIndex /> : null}
    </PageColumn>
  );
}
