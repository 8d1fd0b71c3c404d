import { lazy, type ReactNode } from 'react';
import type { User } from '../../../shared/contract/auth';
import { useMeQuery } from '../../api/auth';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { loginTexts } from './LoginModalHost';

// Seldom shown, so it is no part of the start page.
const ErrorState = lazy(() => import('../../ui/states/ErrorState').then((module) => ({ default: module.ErrorState })));

/** For pages that depend on who has logged in. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { data: user, isError, error, refetch } = useMeQuery();
  if (user) return children(user);
  if (!isError) return <PageSkeleton />;
  return <ErrorState title={loginTexts.userFailed} error={error} onRetry={() => void refetch()} />;
}
