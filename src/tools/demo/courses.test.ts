import { fromHundredths } from '../../shared/domain/decimals';
import type { CourseMark } from '../../shared/contract/courses';
import { readCourse } from '../../shared/schemas/course';
import { DEMO_COURSES } from './courses';

/** A minute of latitude is a nautical mile; at this latitude one of longitude is about half. */
function legsNm(marks: CourseMark[]): number {
  const legs = marks.slice(1).map(({ lat, lon }, index) => {
    const north = ((lat ?? 0) - (marks[index]?.lat ?? 0)) * 60;
    const east = ((lon ?? 0) - (marks[index]?.lon ?? 0)) * 60 * Math.cos((59.5 * Math.PI) / 180);
    return Math.hypot(north, east);
  });
  return legs.reduce((sum, leg) => sum + leg, 0);
}

test.each(DEMO_COURSES)(
  '$name is a course that the form takes, as long as its legs',
  ({ name, description, marks, lengthHundredths }) => {
    const course = { name, description, marks, length_nm: fromHundredths(lengthHundredths) };
    expect(readCourse(course, { partial: false })).toEqual({ value: course });
    expect(Math.abs(legsNm(marks) - lengthHundredths / 100)).toBeLessThan(0.1);
  },
);
