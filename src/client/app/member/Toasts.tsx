import { lazy, Suspense, useEffect, useState } from 'react';
import { prefetchWhenIdle } from '../../lib/prefetch';
import { whenToastWaits } from '../../ui/toasts';

const load = () => import('./ToastHost');
const ToastHost = lazy(load);

/** The host of toasts, from the first one on. It is fetched before that, when nothing else is. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => prefetchWhenIdle(load), []);
  useEffect(() => (isWanted ? undefined : whenToastWaits(() => setWanted(true))), [isWanted]);
  return <Suspense>{isWanted ? <ToastHost /> : null}</Suspense>;
}
