import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { FieldErrors } from '../../../../../shared/contract/common';
import type { Course } from '../../../../../shared/contract/courses';
import { readDegrees, type Axis } from '../../../../../shared/domain/position';
import { readCourse } from '../../../../../shared/schemas/course';
import { useCreateCourseMutation, useUpdateCourseMutation } from '../../../../api/courses';
import { toListFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { courseTexts } from '../texts';
import { MapField } from './MapField';
import { MarksField } from './MarksField';
import {
  changedCourse,
  courseValues,
  newCourse,
  newCourseValues,
  courseFields,
  type CourseValues,
  type MarkValues,
} from './courseValues';

/** `map`: where the map is read that the course has. */
function CourseFields({ map }: { map: string | null }) {
  const { form } = courseTexts;
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <FormTextField
        name="length_nm"
        label={form.length}
        helperText={form.lengthHint}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormTextField
        name="description"
        label={form.description}
        helperText={form.descriptionHint}
        multiline
        minRows={3}
      />
      <FormSwitch name="is_active" label={form.isActive} helperText={form.isActiveHint} />
      <MapField saved={map} />
      <MarksField />
    </>
  );
}

const AXES: readonly Axis[] = ['lat', 'lon'];

const firstOf = (errors: FieldErrors, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [`${prefix}${name}`, first]));

/** Of what was typed for a position it says how to type it. */
function unreadable(mark: MarkValues, index: number): Record<string, string> {
  const wrong = AXES.filter((axis) => mark[axis].trim() !== '' && readDegrees(mark[axis], axis) === null);
  return Object.fromEntries(wrong.map((axis) => [`marks.${index}.${axis}`, courseTexts.form.positionProblem]));
}

/** What is wrong with the form, by the rules that the server goes by; of a mark at its place: "marks.1.name". */
function checkedCourse(values: CourseValues): Record<string, string> {
  const reading = readCourse(courseFields(values), { partial: false });
  if ('value' in reading) return {};
  const problems = firstOf(reading.errors, '');
  for (const [index, errors] of Object.entries(reading.markErrors))
    Object.assign(problems, firstOf(errors, `marks.${index}.`));
  values.marks.forEach((mark, index) => Object.assign(problems, unreadable(mark, index)));
  if (problems['length_nm'] !== undefined && !/^\d+([.,]\d+)?$/.test(values.length_nm.trim()))
    problems['length_nm'] = courseTexts.form.lengthProblem;
  return problems;
}

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
