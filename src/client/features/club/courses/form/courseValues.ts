import type { Club } from '../../../../../shared/contract/clubs';
import type {
  Course,
  CourseMark,
  CourseMarkPayload,
  CoursePayload,
  Rounding,
} from '../../../../../shared/contract/courses';
import { decimalDegrees, readDegrees, type Axis } from '../../../../../shared/domain/position';
import { formatDecimal } from '../../../../ui/format';

/** A mark as it is typed. `key` follows it when the order changes. */
export interface MarkValues {
  key: string;
  name: string;
  lat: string;
  lon: string;
  rounding: Rounding;
}

/** The course form as it is typed. `map`: undefined leaves the one there is, null takes it away. */
export interface CourseValues {
  name: string;
  length_nm: string;
  description: string;
  is_active: boolean;
  map: File | null | undefined;
  marks: MarkValues[];
}

const typedDegrees = (degrees: number | null): string => (degrees === null ? '' : decimalDegrees(degrees));

const markValues = ({ name, lat, lon, rounding }: CourseMark, index: number): MarkValues => ({
  key: `saved-${index}`,
  name,
  lat: typedDegrees(lat),
  lon: typedDegrees(lon),
  rounding,
});

export const newMark = (key: string): MarkValues => ({ key, name: '', lat: '', lon: '', rounding: 'port' });

export const newCourseValues: CourseValues = {
  name: '',
  length_nm: '',
  description: '',
  is_active: true,
  map: undefined,
  marks: [],
};

export function courseValues({ name, length_nm, description, is_active, marks }: Course): CourseValues {
  return {
    name,
    length_nm: length_nm === null ? '' : formatDecimal(length_nm),
    description,
    is_active,
    map: undefined,
    marks: marks.map(markValues),
  };
}

/** What was typed, for the wire; what is no position stays as it was typed, for the schema to refuse. */
function wireDegrees(typed: string, axis: Axis): number | null {
  if (typed.trim() === '') return null;
  return readDegrees(typed, axis) ?? Number.NaN;
}

const wireMark = ({ name, lat, lon, rounding }: MarkValues, order: number): CourseMarkPayload => ({
  name: name.trim(),
  lat: wireDegrees(lat, 'lat'),
  lon: wireDegrees(lon, 'lon'),
  rounding,
  order,
});

/** The course as it will be sent, but for its map. */
export const courseFields = ({ name, length_nm, description, is_active, marks }: CourseValues) => ({
  name: name.trim(),
  length_nm: length_nm.trim() === '' ? null : length_nm.trim().replace(',', '.'),
  description: description.trim(),
  is_active,
  marks: marks.map(wireMark),
});

export const newCourse = (values: CourseValues, club: Club): CoursePayload => ({
  club: club.id,
  ...courseFields(values),
  map: values.map ?? undefined,
});

export const changedCourse = (values: CourseValues): CoursePayload => ({ ...courseFields(values), map: values.map });
