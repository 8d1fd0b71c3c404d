import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const CoursesPage = lazyPage(chunks.courses);
const CoursePage = lazyPage(chunks.course);

const Courses = () => <CoursesPage club={useOutletContext<Club>()} />;

const Course = () => <CoursePage club={useOutletContext<Club>()} />;

/** The addresses of a club's courses, below the club's. */
export const courseRoutes = (
  <>
    <Route path="courses" element={<Courses />} />
    <Route path="courses/:course" element={<Course />} />
  </>
);
