import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';

/** Forms are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateSerieDialog'),
  edit: () => import('./EditSerieDialog'),
  remove: () => import('./DeleteSerieDialog'),
} as const;

export const CreateSerieDialog = lazyDialog(async () => (await load.create()).CreateSerieDialog);
export const EditSerieDialog = lazyDialog(async () => (await load.edit()).EditSerieDialog);
export const DeleteSerieDialog = lazyDialog(async () => (await load.remove()).DeleteSerieDialog);

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
