import type { ReactNode } from 'react';
import type { Course } from '../../../../../shared/contract/courses';
import { formatDecimal } from '../../../../ui/format';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowWhen, ListRowNote } from '../../../../ui/ListRow';
import { StatusChip } from '../../../../sailing-ui/StatusChip';
import { courseTexts } from '../texts';

interface CourseItemProps {
  course: Course;
  /** What an official can do with it. */
  more?: ReactNode;
}

export function CourseItem({ course, more }: CourseItemProps) {
  const { id, name, length_nm, marks, is_active } = course;
  return (
    <ListRow>
      <ListRowLink to={String(id)}>{name}</ListRowLink>
      <ListRowWhen>
        {length_nm === null ? courseTexts.noLength : courseTexts.lengthOf(formatDecimal(length_nm))}
        <ListRowNote>{courseTexts.marks(marks.length)}</ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        {is_active ? (
          <StatusChip status="verified" label={courseTexts.active} />
        ) : (
          <StatusChip status="unpublished" label={courseTexts.resting} />
        )}
      </ListRowMarks>
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}
