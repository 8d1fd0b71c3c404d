import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoginModalHost } from '../login/LoginModalHost';
import { AppBar } from './AppBar';
import { shellTexts } from './texts';

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Where the skip link leads. */
const MAIN_ID = 'innehall';

const Ground = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: theme.spacing(3, 2, 6),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 3, 8) },
  // A page that fills the window down to its lower edge leaves nothing to scroll to.
  '&:has([data-fills-window])': { paddingBottom: 0 },
}));

const Jump = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 'var(--weight-strong)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The frame of every page: bar, the page, and the modals that belong to no page. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  return (
    <Screen>
      {/* First in the order of Tab: past the bar, to the page itself. */}
      <Jump href={`#${MAIN_ID}`}>{shellTexts.skipLink}</Jump>
      <AppBar />
      <Ground id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Ground>
      <LoginModalHost />
    </Screen>
  );
}
