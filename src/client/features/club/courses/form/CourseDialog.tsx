import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import { useCreateCourseMutation, useUpdateCourseMutation } from '../../../../api/courses';
import { toListFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { courseTexts } from '../texts';
import { checkedCourse } from './checkedCourse';
import { CourseFields } from './CourseFields';
import { changedCourse, courseValues, newCourse, newCourseValues } from './courseValues';

interface CourseDialogProps {
  club: Club;
  /** Left out: a new one. */
  course?: Course;
  onClose: () => void;
}

const errors = (error: unknown) => toListFormErrors(error, 'marks');

/** A course as a form. */
export function CourseDialog({ club, course, onClose }: CourseDialogProps) {
  const create = useSubmit(useCreateCourseMutation, { errors, toast: courseTexts.created });
  const update = useSubmit(useUpdateCourseMutation, { errors, toast: courseTexts.saved });
  // As it was when the form was opened: news of the course must not wipe out what is being written.
  const [initialValues] = useState(() => (course ? courseValues(course) : newCourseValues));
  return (
    <FormDialog
      open
      title={course ? courseTexts.form.editTitle : courseTexts.form.createTitle}
      submitLabel={course ? courseTexts.form.save : courseTexts.form.create}
      initialValues={initialValues}
      validate={checkedCourse}
      onSubmit={(values) =>
        course ? update({ id: course.id, course: changedCourse(values) }) : create(newCourse(values, club))
      }
      onClose={onClose}
    >
      <CourseFields map={course?.map ?? null} />
    </FormDialog>
  );
}
