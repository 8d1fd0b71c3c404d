import { useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

const load = () => import('./SheetDialogs');
const SheetDialogs = lazyDialog(async () => (await load()).SheetDialogs);

type LazyDialogsProps = Omit<ComponentProps<typeof SheetDialogs>, 'name'> & { name: string | null };

/** As SheetDialogs names them; other dialogs that are open over the sheet are not its own. */
const OF_SHEET = /^(paste$|rest$|edit:|match:)/;

/** Fetched when the sheet has been shown, so that they open at sea without a connection too. */
export function LazyDialogs({ name, ...rest }: LazyDialogsProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return name !== null && OF_SHEET.test(name) && <SheetDialogs name={name} {...rest} />;
}
