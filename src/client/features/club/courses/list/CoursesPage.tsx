import Button from '@mui/material/Button';
import type { Club } from '../../../../../shared/contract/clubs';
import { useCourses } from '../../../../api/courses';
import { ListPage } from '../../../../ui/page/ListPage';
import { useCourseDialogs } from '../form/useCourseDialogs';
import { courseTexts } from '../texts';
import { CourseActions } from './CourseActions';
import { CourseItem } from './CourseItem';

/** The courses of a club, those in use before those that rest; those who run it also make, change and take away. */
export default function CoursesPage({ club }: { club: Club }) {
  const { status, courses, refetch } = useCourses(club.id);
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
      refetch={refetch}
      failed={{ title: courseTexts.failed, text: courseTexts.retryText }}
      empty={
        isEmpty
          ? { title: courseTexts.emptyTitle, text: club.can_edit ? courseTexts.emptyOfficial : courseTexts.emptySailor }
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
