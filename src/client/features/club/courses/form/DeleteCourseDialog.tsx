import type { Course } from '../../../../../shared/contract/courses';
import { useDeleteCourseMutation } from '../../../../api/courses';
import { toFormErrors } from '../../../../api/formErrors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';

interface DeleteCourseDialogProps {
  course: Course;
  onClose: () => void;
}

/** A course that a sailing uses is not taken away: the server says so. */
export function DeleteCourseDialog({ course, onClose }: DeleteCourseDialogProps) {
  const [remove] = useDeleteCourseMutation();
  const confirm = async () => {
    const { error } = await remove(course.id);
    if (error) return toFormErrors(error).form;
    showToast({ kind: 'success', text: texts.removed });
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.confirmRemove.title}
      text={texts.confirmRemove.text(course.name)}
      confirmLabel={texts.confirmRemove.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
