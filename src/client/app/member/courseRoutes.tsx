import { Route, useOutletContext, useParams } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { NotFoundPage } from '../errors/NotFoundPage';
import { idOf } from '../routing/idOf';
import { lazyPage } from '../routing/lazyPage';
import { paths } from '../routing/paths';
import { chunks } from './chunks';

const CoursesPage = lazyPage(chunks.courses);
const CoursePage = lazyPage(chunks.course);

const Courses = () => <CoursesPage club={useOutletContext<Club>()} />;

function Course() {
  const club = useOutletContext<Club>();
  return (
    <CoursePage
      club={club}
      id={idOf(useParams().course)}
      listHref={paths.courses(club.slug)}
      missing={<NotFoundPage />}
    />
  );
}

/** The addresses of a club's courses, below the club's. */
export const courseRoutes = (
  <>
    <Route path="courses" element={<Courses />} />
    <Route path="courses/:course" element={<Course />} />
  </>
);
