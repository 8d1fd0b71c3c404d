import { useState } from 'react';
import type { Course } from '../../../../../shared/contract/courses';
import { useUpdateCourseMutation } from '../../../../api/courses';
import { toListFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { checkedCourse } from './checkedCourse';
import { CourseFields } from './CourseFields';
import { changedCourse, courseValues, type CourseValues } from './courseValues';

interface EditCourseDialogProps {
  course: Course;
  onClose: () => void;
}

export function EditCourseDialog({ course, onClose }: EditCourseDialogProps) {
  const [update] = useUpdateCourseMutation();
  // Of the moment when the form was opened: news of the course must not wipe out what is being written.
  const [initialValues] = useState(() => courseValues(course));
  const save = async (values: CourseValues) => {
    const { error } = await update({ id: course.id, course: changedCourse(values) });
    if (error) return toListFormErrors(error, 'marks');
    showToast({ kind: 'success', text: texts.saved });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={texts.form.editTitle}
      submitLabel={texts.form.save}
      initialValues={initialValues}
      validate={checkedCourse}
      onSubmit={save}
      onClose={onClose}
    >
      <CourseFields map={course.map} />
    </FormDialog>
  );
}
