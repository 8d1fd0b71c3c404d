import { lazy, useEffect } from 'react';
import { prefetchWhenIdle } from '../../../lib/prefetch';

/** Forms are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateCourseDialog'),
  edit: () => import('./EditCourseDialog'),
  remove: () => import('./DeleteCourseDialog'),
} as const;

export const CreateCourseDialog = lazy(async () => ({ default: (await load.create()).CreateCourseDialog }));
export const EditCourseDialog = lazy(async () => ({ default: (await load.edit()).EditCourseDialog }));
export const DeleteCourseDialog = lazy(async () => ({ default: (await load.remove()).DeleteCourseDialog }));

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
