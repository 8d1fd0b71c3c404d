import { object } from 'yup';
import type { InferType } from 'yup';
import type { FieldErrors } from '../contract/common';
import { ROUNDINGS } from '../contract/courses';
import type { CourseMark } from '../contract/courses';
import { MAX_COURSE_MARKS } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation } from './fields/choice';
import { required } from './fields/field';
import { listOf } from './fields/json';
import { degrees, decimal, integer } from './fields/number';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const MAX_ORDER = 10_000;

const markSchema = object({
  name: required(text({ max: 50 })),
  lat: degrees(90).nullable(),
  lon: degrees(180).nullable(),
  rounding: choice(ROUNDINGS),
  order: integer({ max: MAX_ORDER }),
})
  .test(
    'lat',
    ({ lat, lon }, context) =>
      lat != null || lon == null || context.createError({ path: 'lat', message: validationTexts.halfPosition }),
  )
  .test(
    'lon',
    ({ lat, lon }, context) =>
      lon != null || lat == null || context.createError({ path: 'lon', message: validationTexts.halfPosition }),
  );

/** The course form and its calls, but for the map, which is a file. `club` counts at creation only. */
export const courseSchema = object({
  club: relation(),
  name: required(text({ max: 100 })),
  description: text({ min: 0, max: 5000, kind: 'lines' }),
  length_nm: decimal({ digits: 6, places: 2, min: '0.00', max: '9999.99' }).nullable(),
  /** `readMarks` validates each mark. */
  marks: listOf(MAX_COURSE_MARKS, (mark) => ({ mark })),
  is_active: flag(),
});

/** A course as it is written: what the body names, its marks in the order that they are rounded. */
export type CourseInput = Omit<InferType<typeof courseSchema>, 'marks'> & { marks?: CourseMark[] };

/** The errors of marks, by their index. */
export type MarkErrors = Record<number, FieldErrors>;

export type CourseReading = { value: Partial<CourseInput> } | { errors: FieldErrors; markErrors: MarkErrors };

/** A mark that does not say is left to port, and has the place that it has in the list. */
function readMark(raw: unknown, index: number): CourseMark | { errors: FieldErrors } {
  const reading = fieldErrors(markSchema, raw);
  if ('errors' in reading) return reading;
  const { name, lat = null, lon = null, rounding = 'port', order = index } = reading.value;
  return { name, lat, lon, rounding, order };
}

function readMarks(items: readonly { mark: unknown }[] | undefined): {
  marks: CourseMark[] | undefined;
  markErrors: MarkErrors;
} {
  const marks: CourseMark[] = [];
  const markErrors: MarkErrors = {};
  items?.forEach(({ mark }, index) => {
    const reading = readMark(mark, index);
    if ('errors' in reading) markErrors[index] = reading.errors;
    else marks.push(reading);
  });
  return { marks: items && marks.sort((a, b) => a.order - b.order), markErrors };
}

/**
 * Judges a course and each of its marks, and says all that is wrong at once. `partial` looks only at the keys that are
 * there (PATCH).
 */
export function readCourse(body: unknown, { partial }: { partial: boolean }): CourseReading {
  const list = fieldErrors(courseSchema.pick(['marks']), body);
  const { marks, markErrors } = readMarks('value' in list ? list.value.marks : undefined);
  const reading = partial ? fieldErrors(courseSchema, body, { partial }) : fieldErrors(courseSchema, body);
  if ('errors' in reading) return { errors: reading.errors, markErrors };
  if (Object.keys(markErrors).length > 0) return { errors: {}, markErrors };
  const { marks: _, ...value } = reading.value;
  return { value: marks === undefined ? value : { ...value, marks } };
}
