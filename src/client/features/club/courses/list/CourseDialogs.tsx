import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import type { HistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { CreateCourseDialog, DeleteCourseDialog, EditCourseDialog } from '../form/lazyDialogs';

/** Names of the dialogs in the history of the browser. */
export const dialogNames = {
  create: 'create',
  edit: (id: number) => `edit:${id}`,
  remove: (id: number) => `remove:${id}`,
} as const;

interface CourseDialogsProps {
  club: Club;
  courses: readonly Course[];
  dialog: HistoryDialog;
}

/** The dialog that is open over the page, if one is. One about a course that is gone shows nothing. */
export function CourseDialogs({ club, courses, dialog: { name, close } }: CourseDialogsProps) {
  if (name === dialogNames.create) return <CreateCourseDialog club={club} onClose={close} />;
  const [kind, id] = name?.split(':') ?? [];
  const course = courses.find((one) => String(one.id) === id);
  if (!course) return null;
  if (kind === 'edit') return <EditCourseDialog key={course.id} course={course} onClose={close} />;
  return kind === 'remove' ? <DeleteCourseDialog course={course} onClose={close} /> : null;
}
