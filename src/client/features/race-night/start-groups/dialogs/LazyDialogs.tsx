import { useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

const load = () => import('./BoardDialogs');
const BoardDialogs = lazyDialog(async () => (await load()).BoardDialogs);

type LazyDialogsProps = Omit<ComponentProps<typeof BoardDialogs>, 'dialog'> & {
  dialog: ComponentProps<typeof BoardDialogs>['dialog'] | null;
};

/**
 * Forms are half the weight of the board. They are fetched when it has been shown, so that they open at sea without a
 * connection too.
 */
export function LazyDialogs({ dialog, ...rest }: LazyDialogsProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return dialog && <BoardDialogs dialog={dialog} {...rest} />;
}
