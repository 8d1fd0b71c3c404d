import { lazy, useEffect } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';

/** Forms are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateSerieDialog'),
  edit: () => import('./EditSerieDialog'),
  remove: () => import('./DeleteSerieDialog'),
} as const;

export const CreateSerieDialog = lazy(async () => ({ default: (await load.create()).CreateSerieDialog }));
export const EditSerieDialog = lazy(async () => ({ default: (await load.edit()).EditSerieDialog }));
export const DeleteSerieDialog = lazy(async () => ({ default: (await load.remove()).DeleteSerieDialog }));

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
