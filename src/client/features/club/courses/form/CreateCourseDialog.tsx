import type { Club } from '../../../../../shared/contract/clubs';
import { useCreateCourseMutation } from '../../../../api/courses';
import { toListFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { checkedCourse } from './checkedCourse';
import { CourseFields } from './CourseFields';
import { newCourse, newCourseValues, type CourseValues } from './courseValues';

interface CreateCourseDialogProps {
  club: Club;
  onClose: () => void;
}

export function CreateCourseDialog({ club, onClose }: CreateCourseDialogProps) {
  const [create] = useCreateCourseMutation();
  const save = async (values: CourseValues) => {
    const { error } = await create(newCourse(values, club));
    if (error) return toListFormErrors(error, 'marks');
    showToast({ kind: 'success', text: texts.created });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={texts.form.createTitle}
      submitLabel={texts.form.create}
      initialValues={newCourseValues}
      validate={checkedCourse}
      onSubmit={save}
      onClose={onClose}
    >
      <CourseFields map={null} />
    </FormDialog>
  );
}
