import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/product';
import { useMeQuery } from '../../api/auth';
import { useAppSelector } from '../../state/hooks';
import { selectSessionStatus } from '../../state/session';
import { Mark } from '../../ui/Mark';
import { InSlices } from '../../ui/states/InSlices';
import { PlainButton } from '../../ui/PlainButton';
import { chunk } from '../../lib/chunk';
import { useLoginView } from '../login/useLoginView';
import { lazyPage } from '../../lib/lazyPage';
import { paths } from '../../paths';
import { Bar, Home, ProductName, Tools } from './Bar';
import { MenuButton } from './MenuButton';
import { shellTexts } from './texts';
import { useOpenClub } from './useOpenClub';

export const memberBar = chunk(() => import('./MemberBar'));
const MemberBar = lazyPage(memberBar);

function LogInButton() {
  const { show } = useLoginView();
  return (
    <PlainButton type="button" look="text" onClick={() => show('login')}>
      {shellTexts.logIn}
    </PlainButton>
  );
}

export function AppBar() {
  const status = useAppSelector(selectSessionStatus);
  const isLoggedIn = status === 'loggedIn';
  const { data: me } = useMeQuery(undefined, { skip: !isLoggedIn });
  const club = useOpenClub();
  return (
    <Bar data-in-club={status !== 'loggedOut' && club !== undefined ? '' : undefined}>
      <Home>
        <Link to={paths.index} aria-label={shellTexts.home}>
          <Mark />
          <ProductName>{PRODUCT_NAME}</ProductName>
        </Link>
      </Home>
      {isLoggedIn ? (
        <Suspense>
          <InSlices fallback={null}>
            <MemberBar club={club} />
          </InSlices>
        </Suspense>
      ) : null}
      <Tools>
        {status === 'loggedOut' ? <LogInButton /> : null}
        <MenuButton email={isLoggedIn ? (me?.email ?? '') : undefined} />
      </Tools>
    </Bar>
  );
}
