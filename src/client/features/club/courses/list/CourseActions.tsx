import type { Course } from '../../../../../shared/contract/courses';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { useCourseRest } from '../form/useCourseRest';
import { courseTexts } from '../texts';

interface CourseActionsProps {
  course: Course;
  onEdit: () => void;
  onRemove: () => void;
}

/** What an official can do with a course without opening it. */
export function CourseActions({ course, onEdit, onRemove }: CourseActionsProps) {
  const turn = useCourseRest();
  const actions = [
    { label: courseTexts.edit, run: onEdit },
    { label: course.is_active ? courseTexts.rest : courseTexts.activate, run: () => void turn(course) },
    { label: courseTexts.remove, run: onRemove, danger: true },
  ];
  return <MoreMenu label={courseTexts.more(course.name)} actions={actions} />;
}
