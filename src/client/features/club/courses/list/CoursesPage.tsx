import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import { useCourses } from '../../../../api/courses';
import { StatusChip } from '../../../../sailing-ui/StatusChip';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowWhen, ListRowNote } from '../../../../ui/ListRow';
import { formatDecimal } from '../../../../ui/format';
import { MoreMenu } from '../../../../ui/menus/MoreMenu';
import { ListPage } from '../../../../ui/page/ListPage';
import { useCourseDialogs } from '../form/useCourseDialogs';
import { useCourseRest } from '../form/useCourseRest';
import { courseTexts } from '../texts';

interface CourseItemProps {
  course: Course;
  /** What an official can do with it. */
  more?: ReactNode;
}

function CourseItem({ course, more }: CourseItemProps) {
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

interface CourseActionsProps {
  course: Course;
  onEdit: () => void;
  onRemove: () => void;
}

/** What an official can do with a course without opening it. */
function CourseActions({ course, onEdit, onRemove }: CourseActionsProps) {
  const turn = useCourseRest();
  const actions = [
    { label: courseTexts.edit, run: onEdit },
    { label: course.is_active ? courseTexts.rest : courseTexts.activate, run: () => void turn(course) },
    { label: courseTexts.remove, run: onRemove, danger: true },
  ];
  return <MoreMenu label={courseTexts.more(course.name)} actions={actions} />;
}

/** The courses of a club, those in use before those that rest; those who run it also make, change and take away. */
export default function CoursesPage({ club }: { club: Club }) {
  const { status, courses, error, refetch } = useCourses(club.id);
  const known = courses ?? [];
  const { show, dialogs } = useCourseDialogs(club, known);
  const inOrder = [...known].sort((a, b) => Number(b.is_active) - Number(a.is_active));
  const isEmpty = status === 'ready' && known.length === 0;
  const createButton = club.can_edit ? (
    <Button variant="contained" onClick={() => show({ kind: 'create' })}>
      {courseTexts.create}
    </Button>
  ) : undefined;
  return (
    <ListPage
      title={courseTexts.title}
      status={status}
      error={error}
      refetch={refetch}
      failed={courseTexts.failed}
      empty={
        isEmpty
          ? {
              drawing: 'course',
              title: courseTexts.emptyTitle,
              text: club.can_edit ? courseTexts.emptyOfficial : courseTexts.emptySailor,
            }
          : null
      }
      actions={createButton}
      rows={3}
    >
      {known.length > 0 ? (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {inOrder.map((course) => (
            <CourseItem
              key={course.id}
              course={course}
              more={
                club.can_edit ? (
                  <CourseActions
                    course={course}
                    onEdit={() => show({ kind: 'edit', id: course.id })}
                    onRemove={() => show({ kind: 'delete', id: course.id })}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
      ) : null}
      {dialogs}
    </ListPage>
  );
}
