import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

/** Forms weigh as much as the pages they are opened from, so they are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateSailingDialog'),
  edit: () => import('./EditSailingDialog'),
  remove: () => import('./DeleteSailingDialog'),
} as const;

export const CreateSailingDialog = lazyDialog(async () => (await load.create()).CreateSailingDialog);
export const EditSailingDialog = lazyDialog(async () => (await load.edit()).EditSailingDialog);
export const DeleteSailingDialog = lazyDialog(async () => (await load.remove()).DeleteSailingDialog);

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
