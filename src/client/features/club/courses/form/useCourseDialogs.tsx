import type { ReactNode } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import { usePrefetch } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import type { CourseDialogState } from './CourseDialogs';

const load = () => import('./CourseDialogs');
const CourseDialogs = lazyDialog(async () => (await load()).CourseDialogs);

interface CourseDialogControl {
  show: (dialog: CourseDialogState) => void;
  /** The dialog that is open, to be put on the page. */
  dialogs: ReactNode;
}

/**
 * The dialogs about courses, for those who run the club. They are fetched when the page has been shown: without a
 * connection they can be opened all the same.
 */
export function useCourseDialogs(club: Club, courses: readonly Course[]): CourseDialogControl {
  const { dialog, show, close } = useDialog<CourseDialogState>('course');
  const mayEdit = club.can_edit;
  usePrefetch(load, mayEdit);
  return { show, dialogs: mayEdit && dialog ? <CourseDialogs {...{ dialog, club, courses }} onClose={close} /> : null };
}
