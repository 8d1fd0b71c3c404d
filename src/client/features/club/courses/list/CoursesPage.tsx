import Button from '@mui/material/Button';
import type { Club } from '../../../../../shared/contract/clubs';
import { useCourses } from '../../../../api/courses';
import { ListPage } from '../../../../ui/page/ListPage';
import { useHistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { useDialogsAtHand } from '../form/lazyDialogs';
import { texts } from '../texts';
import { CourseActions } from './CourseActions';
import { CourseDialogs, dialogNames } from './CourseDialogs';
import { CourseItem } from './CourseItem';

/** The courses of a club, those in use before those that rest; those who run it also make, change and take away. */
export default function CoursesPage({ club }: { club: Club }) {
  const { status, courses, refetch } = useCourses(club.id);
  const dialog = useHistoryDialog();
  useDialogsAtHand(club.can_edit);
  const known = courses ?? [];
  const inOrder = [...known].sort((a, b) => Number(b.is_active) - Number(a.is_active));
  const isEmpty = status === 'ready' && known.length === 0;
  const createButton = club.can_edit ? (
    <Button variant="contained" onClick={() => dialog.open(dialogNames.create)}>
      {texts.create}
    </Button>
  ) : undefined;
  return (
    <ListPage
      title={texts.title}
      status={status}
      refetch={refetch}
      failed={{ title: texts.failed, text: texts.retryText }}
      empty={
        isEmpty ? { title: texts.emptyTitle, text: club.can_edit ? texts.emptyOfficial : texts.emptySailor } : null
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
                    onEdit={() => dialog.open(dialogNames.edit(course.id))}
                    onRemove={() => dialog.open(dialogNames.remove(course.id))}
                  />
                ) : undefined
              }
            />
          ))}
        </ul>
      ) : null}
      {club.can_edit ? <CourseDialogs club={club} courses={known} dialog={dialog} /> : null}
    </ListPage>
  );
}
