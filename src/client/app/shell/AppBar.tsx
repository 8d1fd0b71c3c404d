import { Suspense } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/product';
import { useMeQuery } from '../../api/auth';
import { chunk, lazyPage } from '../../lib/chunk';
import { paths, WORK_PAGES } from '../../paths';
import { useAppSelector } from '../../state/rootState';
import { selectSessionStatus } from '../../state/session';
import { PlainButton } from '../../ui/PlainButton';
import { InSlices } from '../../ui/states/InSlices';
import { useLoginView } from '../login/useLoginView';
import { Bar, Home, ProductName, Tools } from './Bar';
import { MenuButton } from './MenuButton';
import { shellTexts } from './texts';
import { useOpenClub } from './useOpenClub';

interface MarkProps {
  size?: number;
}

/**
 * The logo: two sails, the starboard one in the green of its light. Decorative, since the name is always beside it or
 * in the link's label.
 */
function Mark({ size = 28 }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d="M29 4c14 11 23 26 25 42H29z" fill="var(--mui-palette-bar-accent)" />
      <path d="M24 15c-8 10-13 20-15 31h15zM6 51h52c-3 6-8 9-15 9H21c-7 0-12-3-15-9z" fill="currentColor" />
    </svg>
  );
}

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
  const { pathname } = useLocation();
  const isWork = WORK_PAGES.some((pattern) => matchPath(pattern, pathname));
  return (
    <Bar
      data-in-club={status !== 'loggedOut' && club !== undefined ? '' : undefined}
      data-work-page={isWork ? '' : undefined}
    >
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
