import type { Course, CourseMark } from '../../../shared/contract/courses';
import { fromHundredths } from '../../../shared/domain/decimals';
import { wireDatetime } from '../../../shared/domain/time';
import type { CourseRecord } from '../../db/schemaFiles';
import { fileUrl } from '../../uploads/keepFile';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** The course as answers and frames carry it: it is the same for everybody. `site`: where its map is read. */
export const presentCourse = (course: CourseRecord, site: string): Course => ({
  id: course.id,
  club: course.club_id,
  name: course.name,
  description: course.description,
  length_nm: fromHundredths(course.length_nm_hundredths),
  map: fileUrl(site, course.map_hash),
  marks: JSON.parse(course.marks) as CourseMark[],
  is_active: course.is_active === 1,
  version: course.version,
  created_at: wire(course.created_at),
  updated_at: wire(course.updated_at),
});
