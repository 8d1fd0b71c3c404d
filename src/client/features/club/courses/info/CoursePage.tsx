import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import { useCourses } from '../../../../api/courses';
import { idOf } from '../../../../lib/idOf';
import { notFound } from '../../../../lib/navigationError';
import { paths } from '../../../../paths';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { PageColumn } from '../../../../ui/page/PageColumn';
import { PageHeader } from '../../../../ui/page/PageHeader';
import { PageSkeleton } from '../../../../ui/states/Skeletons';
import { useCourseDialogs } from '../form/useCourseDialogs';
import { useCourseRest } from '../form/useCourseRest';
import { CourseSketch } from '../sketch/CourseSketch';
import { sketchOf } from '../sketch/sketchOf';
import { courseTexts } from '../texts';
import { CourseFacts } from './CourseFacts';
import { CourseMap } from './CourseMap';
import { MarkTable } from './MarkTable';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
}));

const Side = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), minWidth: 0 }));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Details({ course }: { course: Course }) {
  const { name, description, marks, map } = course;
  const hasSketch = sketchOf(marks) !== null;
  return (
    <Columns>
      <Side>
        <Part title={courseTexts.facts}>
          <CourseFacts course={course} />
          {description === '' ? null : (
            <Typography sx={{ mt: 3, whiteSpace: 'pre-wrap', maxWidth: '65ch' }}>{description}</Typography>
          )}
        </Part>
        <Part title={courseTexts.order}>
          {marks.length === 0 ? <Typography>{courseTexts.noMarks}</Typography> : <MarkTable marks={marks} />}
          {marks.length === 0 || hasSketch ? null : <Typography sx={{ mt: 2 }}>{courseTexts.noPositions}</Typography>}
        </Part>
      </Side>
      <Side>
        {hasSketch ? (
          <Part title={courseTexts.sketch}>
            <CourseSketch name={name} marks={marks} />
          </Part>
        ) : null}
        {map === null ? null : (
          <Part title={courseTexts.map}>
            <CourseMap key={map} name={name} address={map} />
          </Part>
        )}
      </Side>
    </Columns>
  );
}

/** One course: what it is, how it lies, and its marks in order. */
export default function CoursePage({ club }: { club: Club }) {
  const id = idOf(useParams().course);
  const { status, courses, refetch } = useCourses(club.id);
  const { show, dialogs } = useCourseDialogs(club, courses ?? []);
  const turn = useCourseRest();
  const course = courses?.find((one) => one.id === id);
  if (status === 'loading') return <PageSkeleton />;
  if (courses === undefined)
    return <ErrorState title={courseTexts.failed} text={courseTexts.retryText} onRetry={refetch} />;
  if (course === undefined) return notFound();
  const context = (
    <Link
      component={RouterLink}
      to={paths.courses(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {courseTexts.title}
    </Link>
  );
  const actions = club.can_edit ? (
    <>
      <Button onClick={() => void turn(course)}>{course.is_active ? courseTexts.rest : courseTexts.activate}</Button>
      <Button variant="outlined" onClick={() => show({ kind: 'edit', id })}>
        {courseTexts.edit}
      </Button>
    </>
  ) : undefined;
  return (
    <PageColumn>
      <PageHeader title={course.name} context={context} actions={actions} />
      <Details course={course} />
      {dialogs}
    </PageColumn>
  );
}
