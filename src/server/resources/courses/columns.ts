import { toHundredths } from '../../../shared/domain/decimals';
import { readCourse, type CourseInput } from '../../../shared/schemas/course';
import { bit, definedOnly, isEmpty } from '../../db/changes';
import type { CourseChanges } from '../../db/schemaFiles';
import { invalid, invalidItems } from '../../errors';
import { assertReadable } from '../../http/parse';

type Input = Partial<CourseInput>;

/** Throws 400 with all that is wrong, mark by mark. */
export function parseCourse(body: unknown, { partial }: { partial: boolean }): Input {
  assertReadable(body);
  const reading = readCourse(body, { partial });
  if ('value' in reading) return reading.value;
  const { errors, markErrors } = reading;
  throw isEmpty(markErrors) ? invalid(errors) : invalidItems('marks', markErrors, errors);
}

/** The columns that the body names. */
export const toCourseColumns = ({ name, description, length_nm: length, marks, is_active }: Input): CourseChanges =>
  definedOnly<CourseChanges>({
    name,
    description,
    length_nm_hundredths: length === undefined ? undefined : toHundredths(length),
    marks: marks && JSON.stringify(marks),
    is_active: bit(is_active),
  });
