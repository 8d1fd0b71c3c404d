import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoginModalHost } from '../login/LoginModalHost';
import { AppBar } from './AppBar';
import { Main } from './Main';
import { SkipLink } from './SkipLink';

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** The frame of every page: bar, the page, and the modals that belong to no page. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  return (
    <Screen>
      <SkipLink />
      <AppBar />
      <Main>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <LoginModalHost />
    </Screen>
  );
}
