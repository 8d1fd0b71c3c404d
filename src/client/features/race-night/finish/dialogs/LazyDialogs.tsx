import { useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

const load = () => import('./SheetDialogs');
const SheetDialogs = lazyDialog(async () => (await load()).SheetDialogs);

type LazyDialogsProps = Omit<ComponentProps<typeof SheetDialogs>, 'dialog'> & {
  dialog: ComponentProps<typeof SheetDialogs>['dialog'] | null;
};

/** Fetched when the sheet has been shown, so that they open at sea without a connection too. */
export function LazyDialogs({ dialog, ...rest }: LazyDialogsProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return dialog && <SheetDialogs dialog={dialog} {...rest} />;
}
