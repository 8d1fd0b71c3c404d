import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';

const load = () => import('./BoardDialogs');
const BoardDialogs = lazy(async () => ({ default: (await load()).BoardDialogs }));

type LazyDialogsProps = Omit<ComponentProps<typeof BoardDialogs>, 'dialog'> & {
  dialog: ComponentProps<typeof BoardDialogs>['dialog'] | null;
};

/** Forms are half the weight of the board. They are fetched when it has been shown, so that they open at sea without a connection too. */
export function LazyDialogs({ dialog, ...rest }: LazyDialogsProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return <Suspense>{dialog && <BoardDialogs dialog={dialog} {...rest} />}</Suspense>;
}
