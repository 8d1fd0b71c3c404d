import { lazy, useEffect } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';

/** Forms weigh as much as the pages they are opened from, so they are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateSailingDialog'),
  edit: () => import('./EditSailingDialog'),
  remove: () => import('./DeleteSailingDialog'),
} as const;

export const CreateSailingDialog = lazy(async () => ({ default: (await load.create()).CreateSailingDialog }));
export const EditSailingDialog = lazy(async () => ({ default: (await load.edit()).EditSailingDialog }));
export const DeleteSailingDialog = lazy(async () => ({ default: (await load.remove()).DeleteSailingDialog }));

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
