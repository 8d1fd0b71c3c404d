import type { Club } from '../../../../../shared/contract/clubs';
import type { WireDate } from '../../../../../shared/contract/common';
import type { ResultMethod } from '../../../../../shared/contract/raceClasses';
import type { RegistrationScope, SailingPayload, SailingRow, StartType } from '../../../../../shared/contract/sailings';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { readDuration, wireDuration } from '../../../../../shared/domain/duration';
import type { RecallOrder } from '../../../../../shared/contract/startGroups';
import type { WholeSailing } from '../../../../api/sailings';
import { formatTime } from '../../../../ui/format';

/** The sailing form as it is typed. */
export interface SailingValues {
  name: string;
  start_date: string;
  start_time: string;
  start_type: StartType;
  start_sequence: string;
  /** Minutes, as the text of an option. */
  start_interval: string;
  recall_order: RecallOrder;
  auto_group: boolean;
  /** Own starts of groups and boats move as much as the sailing's, where it is given another. */
  move_groups: boolean;
  result_method: ResultMethod;
  registration_open: boolean;
  registration_scope: RegistrationScope;
  /** Minutes after the last boat is home, as the text of an option. */
  report_deadline_minutes: string;
  description: string;
  /** Id of the course, as the text of an option. */
  course: string;
  /** Id of the serie, as the text of an option. */
  serie: string;
  race_weight: string;
  must_count: boolean;
}

const MINUTE_MS = 60_000;

/** Where it goes is not said. */
export const NO_COURSE = '';

/** Sailors report their own finishes as late as they like. */
export const NO_DEADLINE = '';

/** Stands in no serie. */
export const NO_SERIE = '';

/** A new one may be kept from the public at first. */
export interface NewSailingValues extends SailingValues {
  publish: boolean;
}

const typedTime = (time: string | null): string => (time === null ? '' : formatTime(time));

export function newSailingValues(club: Club, today: WireDate): NewSailingValues {
  return {
    name: '',
    start_date: today,
    start_time: typedTime(club.default_start_time),
    start_type: 'groups',
    start_sequence: '5-4-1-0',
    start_interval: '5',
    recall_order: 'follow',
    auto_group: true,
    move_groups: true,
    result_method: 'corrected',
    registration_open: true,
    registration_scope: 'open',
    report_deadline_minutes: NO_DEADLINE,
    description: '',
    course: NO_COURSE,
    serie: NO_SERIE,
    race_weight: '1',
    must_count: false,
    publish: true,
  };
}

export function sailingValues(sailing: SailingRow): SailingValues {
  const {
    name,
    start_date,
    start_type,
    start_sequence,
    recall_order,
    auto_group,
    result_method,
    registration_open,
    registration_scope,
    description,
    must_count,
  } = sailing;
  return {
    name,
    start_date,
    start_time: typedTime(sailing.start_time),
    start_type,
    start_sequence,
    start_interval: String((readDuration(sailing.start_interval) ?? 0) / MINUTE_MS),
    recall_order,
    auto_group,
    move_groups: true,
    result_method,
    registration_open,
    registration_scope,
    report_deadline_minutes: String(sailing.report_deadline_minutes ?? NO_DEADLINE),
    description,
    course: sailing.course === null ? NO_COURSE : String(sailing.course),
    serie: sailing.serie === null ? NO_SERIE : String(sailing.serie.id),
    race_weight: String(sailing.race_weight),
    must_count,
  };
}

/** Outside a serie weight and "must count" are as for any race. */
function placeFields({ serie, race_weight, must_count }: Pick<SailingValues, 'serie' | 'race_weight' | 'must_count'>) {
  if (serie === NO_SERIE) return { serie: null, race_weight: 1, must_count: false };
  return { serie: Number(serie), race_weight: Number(race_weight), must_count };
}

/** What was typed, in the shape of the wire. What is no time of day stays as it was typed, for the schema to refuse. */
export function sailingFields({ name, start_time, start_interval, course, serie, ...typed }: SailingValues) {
  const { race_weight, must_count, report_deadline_minutes, ...values } = typed;
  return {
    start_interval: wireDuration(Number(start_interval) * MINUTE_MS),
    ...values,
    ...placeFields({ serie, race_weight, must_count }),
    name: name.trim(),
    report_deadline_minutes: report_deadline_minutes === NO_DEADLINE ? null : Number(report_deadline_minutes),
    course: course === NO_COURSE ? null : Number(course),
    start_time: start_time.trim() === '' ? null : (readTypedTime(start_time) ?? start_time),
  };
}

/** A new sailing of the club. */
export function newSailing({ publish, ...values }: NewSailingValues, club: Club): SailingPayload {
  const { move_groups: _, ...fields } = sailingFields(values);
  return {
    ...fields,
    club: club.id,
    status: publish ? 'upcoming' : 'unpublished',
    self_reporting: club.self_reporting,
  };
}

/**
 * The whole sailing after the change: PUT keeps nothing that is left out, so what the form does not have goes along as
 * it is.
 */
export function changedSailing(values: SailingValues, sailing: SailingRow): WholeSailing {
  const { status, is_finished, verified_result, registration_deadline, self_reporting, entry_approval } = sailing;
  const ofEntries = { registration_deadline, self_reporting, entry_approval };
  const untouched = { status, is_finished, verified_result, ...ofEntries };
  return { ...untouched, ...sailingFields(values) };
}
