import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Course } from '../../../../../shared/contract/courses';
import { useCourses } from '../../../../api/courses';
import { idOf } from '../../../../lib/idOf';
import { notFound } from '../../../../lib/navigationError';
import { paths } from '../../../../paths';
import { formatDecimal } from '../../../../ui/format';
import { Fact, FactList } from '../../../../ui/page/FactList';
import { PageColumn, PageHeader } from '../../../../ui/page/PageHeader';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { PageSkeleton } from '../../../../ui/states/Skeletons';
import { useCourseDialogs } from '../form/useCourseDialogs';
import { useCourseRest } from '../form/useCourseRest';
import { CourseSketch } from '../sketch/CourseSketch';
import { sketchOf, legLengths } from '../sketch/sketchOf';
import { courseTexts, distanceText } from '../texts';
import { CourseRecordsPart } from './CourseRecordsPart';
import { MarkTable } from './MarkTable';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 560,
  marginBottom: theme.spacing(1),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

interface CourseMapProps {
  name: string;
  address: string;
}

/**
 * The map of a course. The address does not tell an image from a PDF: what does not show as an image can be opened all
 * the same.
 */
function CourseMap({ name, address }: CourseMapProps) {
  const [isImage, setImage] = useState(true);
  return (
    <>
      {isImage ? <Image src={address} alt={courseTexts.mapOf(name)} onError={() => setImage(false)} /> : null}
      <Button component="a" href={address} target="_blank" rel="noreferrer" variant="outlined">
        {courseTexts.openMap}
      </Button>
    </>
  );
}

/** How far it is along the marks; null when a leg is not known. */
function alongMarks({ marks }: Course): number | null {
  const [, ...legs] = legLengths(marks);
  if (legs.length === 0) return null;
  return legs.reduce((sum, nm) => (sum === null || nm === null ? null : sum + nm), 0);
}

function CourseFacts({ course }: { course: Course }) {
  const { length_nm, marks, is_active } = course;
  const along = alongMarks(course);
  return (
    <FactList>
      <Fact term={courseTexts.length}>
        {length_nm === null ? courseTexts.noLength : courseTexts.lengthOf(formatDecimal(length_nm))}
      </Fact>
      {along === null ? null : <Fact term={courseTexts.betweenMarks}>{distanceText(along)}</Fact>}
      <Fact term={courseTexts.markCount}>{marks.length}</Fact>
      <Fact term={courseTexts.state}>{is_active ? courseTexts.stateActive : courseTexts.stateResting}</Fact>
    </FactList>
  );
}

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
  const { status, courses, error, refetch } = useCourses(club.id);
  const { show, dialogs } = useCourseDialogs(club, courses ?? []);
  const turn = useCourseRest();
  const course = courses?.find((one) => one.id === id);
  if (status === 'loading') return <PageSkeleton />;
  if (courses === undefined) return <ErrorState title={courseTexts.failed} error={error} onRetry={refetch} />;
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
      <CourseRecordsPart course={course.id} club={club.slug} />
      {dialogs}
    </PageColumn>
  );
}
