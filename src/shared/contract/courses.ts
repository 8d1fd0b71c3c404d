import type { Id, Versioned, WireDecimal, WireFile } from './common';

export const ROUNDINGS = ['port', 'starboard', 'gate'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export interface CourseMark {
  name: string;
  /** Degrees north, -90 to 90; null: where it lies is not known. */
  lat: number | null;
  /** Degrees east, -180 to 180. */
  lon: number | null;
  rounding: Rounding;
  order: number;
}

/**
 * A mark as it is written. A position is whole or left out, a mark that does not say is left to port, and has its place
 * in the list.
 */
export type CourseMarkPayload = Pick<CourseMark, 'name'> & Partial<CourseMark>;

export interface Course extends Versioned {
  club: Id;
  name: string;
  description: string;
  /** Nautical miles, "6.50" */
  length_nm: WireDecimal | null;
  /** Where the map is read: an image, or a PDF. */
  map: string | null;
  marks: CourseMark[];
  /** false: kept for the sailings that used it, no longer chosen for new ones. */
  is_active: boolean;
}

/** `club` is set at creation only. A map that is left out stays; null or "" takes it away. */
export interface CoursePayload {
  club?: Id;
  name: string;
  description?: string;
  length_nm?: WireDecimal | null;
  /** A file, in multipart. */
  map?: WireFile | null;
  /** In multipart: the JSON of the list. */
  marks?: CourseMarkPayload[];
  is_active?: boolean;
}

export const coursePaths = {
  list: '/api/courses/',
  one: (id: Id) => `/api/courses/${id}/`,
  ofClub: (club: Id | string) => `/api/clubs/${club}/courses/`,
} as const;
