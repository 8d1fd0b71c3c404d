import type { ReactNode } from 'react';
import type { Course } from '../../../../../shared/contract/courses';
import { formatDecimal } from '../../../../ui/format';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowWhen, ListRowNote } from '../../../../ui/ListRow';
import { StatusChip } from '../../../../sailing-ui/StatusChip';
import { texts } from '../texts';

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
        {length_nm === null ? texts.noLength : texts.lengthOf(formatDecimal(length_nm))}
        <ListRowNote>{texts.marks(marks.length)}</ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        {is_active ? (
          <StatusChip status="verified" label={texts.active} />
        ) : (
          <StatusChip status="unpublished" label={texts.resting} />
        )}
      </ListRowMarks>
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}
