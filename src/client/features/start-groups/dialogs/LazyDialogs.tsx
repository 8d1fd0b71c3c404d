import { lazy, Suspense, useEffect, type ComponentProps } from 'react';

const load = () => import('./BoardDialogs');
const BoardDialogs = lazy(async () => ({ default: (await load()).BoardDialogs }));

type LazyDialogsProps = Omit<ComponentProps<typeof BoardDialogs>, 'dialog'> & {
  dialog: ComponentProps<typeof BoardDialogs>['dialog'] | null;
};

/** Forms are half the weight of the board. They are fetched as soon as it is shown, so that they open at sea without a connection too. */
export function LazyDialogs({ dialog, ...rest }: LazyDialogsProps) {
  useEffect(() => {
    // What cannot be fetched now is asked for again when a dialog opens, and its failure is told then.
    load().catch(() => undefined);
  }, []);
  return <Suspense>{dialog && <BoardDialogs dialog={dialog} {...rest} />}</Suspense>;
}
