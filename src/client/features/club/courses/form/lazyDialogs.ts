import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

/** Forms are fetched when the page has been shown. */
const load = {
  create: () => import('./CreateCourseDialog'),
  edit: () => import('./EditCourseDialog'),
  remove: () => import('./DeleteCourseDialog'),
} as const;

export const CreateCourseDialog = lazyDialog(async () => (await load.create()).CreateCourseDialog);
export const EditCourseDialog = lazyDialog(async () => (await load.edit()).EditCourseDialog);
export const DeleteCourseDialog = lazyDialog(async () => (await load.remove()).DeleteCourseDialog);

const loadAll = () => Promise.all(Object.values(load).map((one) => one()));

/** For pages whose reader may open them: without a connection they can be opened all the same. */
export function useDialogsAtHand(mayEdit: boolean): void {
  useEffect(() => (mayEdit ? prefetchWhenIdle(loadAll) : undefined), [mayEdit]);
}
