import type { Id } from '../../../../../shared/contract/common';
import { useCourses } from '../../../../api/courses';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { sailingTexts } from '../texts';
import { NO_COURSE } from './sailingValues';

interface CourseFieldProps {
  club: Id;
  /** The one that is chosen: a choice also when it rests. */
  course: Id | null;
}

/** Which of the club's courses is sailed. A club without courses is not asked. */
export function CourseField({ club, course }: CourseFieldProps) {
  const { courses = [] } = useCourses(club);
  const choices = courses.filter(({ id, is_active }) => is_active || id === course);
  if (choices.length === 0) return null;
  const options = [
    { value: NO_COURSE, label: sailingTexts.form.noCourse },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <FormSelect name="course" label={sailingTexts.form.course} options={options} />;
}
