/*
 * Types that every resource of the wire contract shares. Field names are as on the wire (snake_case). The tags are for
 * the schemas that are made from these types (`npm run schemas`).
 */

/**
 * @asType integer
 * @minimum 1
 */
export type Id = number;

/**
 * "2026-06-04"
 * @format date
 */
export type WireDate = string;
/**
 * Swedish local time of day, "18:30:00"
 * @pattern ^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{6})?$
 */
export type WireTime = string;
/**
 * With the Swedish offset, "2026-06-04T18:30:00+02:00"
 * @format date-time
 */
export type WireDatetime = string;
/**
 * "01:02:03", with a leading "D " from 24 hours on
 * @pattern ^(-?\d+ )?([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{6})?$
 */
export type WireDuration = string;
/**
 * A decimal number as text, "1.005"
 * @pattern ^-?\d+(\.\d+)?$
 */
export type WireDecimal = string;
/** A file chosen by the user, sent as multipart. */
export type WireFile = File;

export interface Stamped {
  id: Id;
  created_at: WireDatetime;
  updated_at: WireDatetime;
}

/** A row that takes a number of its club's counter at every change. Newer always means a higher version. */
export interface Versioned extends Stamped {
  /** @asType integer */
  version: number;
}

/** Every object of the API is found under one of these names in frames of the push connection. */
export type Model =
  | 'sailing'
  | 'competitor'
  | 'start_group'
  | 'start_event'
  | 'finish_observation'
  | 'race_class'
  | 'serie'
  | 'course'
  | 'club';

/** Validation errors: a list of sentences per field, or for the request as a whole. */
export type FieldErrors = Record<string, string[]>;

/** A list, where `page` or `page_size` asks for a part of it: addresses are absolute. */
export interface Page<T> {
  /**
   * Of all pages.
   * @asType integer
   */
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** Everything that is not a validation error. `current` is the present object of a 409. */
export interface ErrorDetail {
  detail: string;
  code?: string;
  current?: unknown;
}
