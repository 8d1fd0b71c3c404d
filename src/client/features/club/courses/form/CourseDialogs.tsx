import type { Club } from '../../../../../shared/contract/clubs';
import type { Id } from '../../../../../shared/contract/common';
import type { Course } from '../../../../../shared/contract/courses';
import { useDeleteCourseMutation } from '../../../../api/courses';
import { toFormErrors } from '../../../../api/formErrors';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { courseTexts } from '../texts';
import { CourseDialog } from './CourseDialog';

export type CourseDialogState = { kind: 'create' } | { kind: 'edit' | 'delete'; id: Id };

interface CourseDialogsProps {
  dialog: CourseDialogState;
  club: Club;
  courses: readonly Course[];
  onClose: () => void;
}

/** The dialog that is open over the page. One about a course that is gone shows nothing. */
export function CourseDialogs({ dialog, club, courses, onClose }: CourseDialogsProps) {
  if (dialog.kind === 'create') return <CourseDialog club={club} onClose={onClose} />;
  const course = courses.find(({ id }) => id === dialog.id);
  if (!course) return null;
  if (dialog.kind === 'edit') return <CourseDialog key={course.id} {...{ club, course, onClose }} />;
  return (
    <DeleteDialog
      useDelete={useDeleteCourseMutation}
      target={course.id}
      title={courseTexts.confirmRemove.title}
      text={courseTexts.confirmRemove.text(course.name)}
      confirmLabel={courseTexts.confirmRemove.confirm}
      toast={courseTexts.removed}
      errors={toFormErrors}
      onClose={onClose}
    />
  );
}
