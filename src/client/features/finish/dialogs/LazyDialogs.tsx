import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';

const load = () => import('./SheetDialogs');
const SheetDialogs = lazy(async () => ({ default: (await load()).SheetDialogs }));

type LazyDialogsProps = Omit<ComponentProps<typeof SheetDialogs>, 'name'> & { name: string | null };

/** Fetched when the sheet has been shown, so that they open at sea without a connection too. */
export function LazyDialogs({ name, ...rest }: LazyDialogsProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return <Suspense>{name !== null && <SheetDialogs name={name} {...rest} />}</Suspense>;
}
