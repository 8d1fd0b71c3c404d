import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import type { WishState } from './returnTo';

/** Addresses that are views of the login modal: the start page opens them, also for those who have logged in. */
export function LoginWish() {
  const { pathname } = useLocation();
  const state: WishState = { wish: pathname };
  return <Navigate to={paths.index} replace state={state} />;
}
