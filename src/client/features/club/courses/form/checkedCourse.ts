import type { FieldErrors } from '../../../../../shared/contract/common';
import { readDegrees, type Axis } from '../../../../../shared/domain/position';
import { readCourse } from '../../../../../shared/schemas/course';
import { courseTexts } from '../texts';
import { courseFields, type CourseValues, type MarkValues } from './courseValues';

const AXES: readonly Axis[] = ['lat', 'lon'];

const firstOf = (errors: FieldErrors, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [`${prefix}${name}`, first]));

/** Of what was typed for a position it says how to type it. */
function unreadable(mark: MarkValues, index: number): Record<string, string> {
  const wrong = AXES.filter((axis) => mark[axis].trim() !== '' && readDegrees(mark[axis], axis) === null);
  return Object.fromEntries(wrong.map((axis) => [`marks.${index}.${axis}`, courseTexts.form.positionProblem]));
}

/** What is wrong with the form, by the rules that the server goes by; of a mark at its place: "marks.1.name". */
export function checkedCourse(values: CourseValues): Record<string, string> {
  const reading = readCourse(courseFields(values), { partial: false });
  if ('value' in reading) return {};
  const problems = firstOf(reading.errors, '');
  for (const [index, errors] of Object.entries(reading.markErrors))
    Object.assign(problems, firstOf(errors, `marks.${index}.`));
  values.marks.forEach((mark, index) => Object.assign(problems, unreadable(mark, index)));
  if (problems['length_nm'] !== undefined && !/^\d+([.,]\d+)?$/.test(values.length_nm.trim()))
    problems['length_nm'] = courseTexts.form.lengthProblem;
  return problems;
}
