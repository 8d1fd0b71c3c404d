import type { Club } from '../../../../../shared/contract/clubs';
import type { Id, WireDate } from '../../../../../shared/contract/common';
import type { RegistrationScope, StartType } from '../../../../../shared/contract/sailings';
import type { SeasonPayload, SeasonSailing } from '../../../../../shared/contract/seasons';
import { readDate, readTypedTime } from '../../../../../shared/domain/calendar';
import { numberedName, seasonDates } from '../../../../../shared/domain/season';
import { MAX_SAILINGS_PER_CALL } from '../../../../../shared/limits';
import type { SetupAsked } from '../../../../api/setups';
import { formatTime } from '../../../../ui/format';
import { leftOut } from '../../../../sailing-ui/plan/leftOut';
import { seasonTexts } from './texts';

/** The season form as it is typed; what is chosen is the text of an option. */
export interface SeasonValues extends Record<string, string | boolean> {
  name: string;
  weekday: string;
  from: string;
  to: string;
  start_time: string;
  serie: string;
  new_serie: string;
  start_type: StartType;
  start_sequence: string;
  registration_scope: RegistrationScope;
  course: string;
  publish: boolean;
  /** As in the latest sailing with start groups. */
  same_groups: boolean;
  /** Days that are left out, with blanks between. */
  left_out: string;
}

export const NO_CHOICE = '';
/** Of a serie: it is made with the sailings. */
export const NEW = 'new';

const THURSDAY = 4;

/** Clubs sail in May and June, and in August and September: what is left of the season, or the next one. */
export function proposedDays(today: WireDate): { from: WireDate; to: WireDate } {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  const later = (start: WireDate) => (today > start ? today : start);
  if (day <= '06-15') return { from: later(`${year}-05-01`), to: `${year}-06-30` };
  if (day <= '09-15') return { from: later(`${year}-08-01`), to: `${year}-09-30` };
  return { from: `${year + 1}-05-01`, to: `${year + 1}-06-30` };
}

export const weekdayName = (weekday: string): string => seasonTexts.weekdays[Number(weekday)] ?? '';

const proposedSerie = (weekday: string, from: string): string =>
  seasonTexts.serieNameOf(weekdayName(weekday), from.slice(0, 4));

export function seasonValues(club: Club, today: WireDate, serie: Id | null): SeasonValues {
  const { from, to } = proposedDays(today);
  const weekday = String(THURSDAY);
  return {
    name: seasonTexts.patternOf(weekdayName(weekday)),
    weekday,
    from,
    to,
    start_time: club.default_start_time === null ? '' : formatTime(club.default_start_time),
    serie: serie === null ? NO_CHOICE : String(serie),
    new_serie: proposedSerie(weekday, from),
    start_type: 'groups',
    start_sequence: '5-4-1-0',
    registration_scope: 'open',
    course: NO_CHOICE,
    publish: true,
    same_groups: true,
    left_out: '',
  };
}

/** Names that nobody has edited follow the weekday. */
export function onWeekday(values: SeasonValues, weekday: string): SeasonValues {
  const [before, after] = [weekdayName(values.weekday), weekdayName(weekday)];
  return {
    ...values,
    weekday,
    name: values.name === seasonTexts.patternOf(before) ? seasonTexts.patternOf(after) : values.name,
    new_serie:
      values.new_serie === proposedSerie(values.weekday, values.from)
        ? proposedSerie(weekday, values.from)
        : values.new_serie,
  };
}

export interface PlannedDay {
  date: WireDate;
  /** null: left out. */
  name: string | null;
}

/**
 * Every day of the season with what its sailing will be called: numbers count those that are sailed. One more than can
 * be made at once tells that there are too many.
 */
export function plannedDays(values: SeasonValues): PlannedDay[] {
  const [from, to] = [readDate(values.from), readDate(values.to)];
  if (from === null || to === null) return [];
  const out = leftOut(values.left_out);
  let number = 0;
  return seasonDates({ weekday: Number(values.weekday), from, to }, MAX_SAILINGS_PER_CALL + out.size + 1).map(
    (date) => {
      if (out.has(date)) return { date, name: null };
      number += 1;
      return { date, name: numberedName(values.name, number) };
    },
  );
}

/** The sailings that will be made. */
export const plannedSailings = (values: SeasonValues): SeasonSailing[] =>
  plannedDays(values).flatMap(({ date, name }) => (name === null ? [] : [{ name, start_date: date }]));

const chosen = (value: string): Id | null => (value === NO_CHOICE ? null : Number(value));

/** Which earlier sailing is asked for: that of the chosen serie; a new one has none. */
export const setupAsked = ({ serie }: SeasonValues, { id: club }: Club): SetupAsked => ({
  club,
  ...(serie === NEW || serie === NO_CHOICE ? {} : { serie: Number(serie) }),
});

/** What was typed, in the shape of the wire. What is no time of day stays as it was typed, for the schema to refuse. */
export function seasonPayload(values: SeasonValues, club: Club, groupsFrom: Id | null): SeasonPayload {
  const { start_time, serie, new_serie, course, publish, start_type, start_sequence, registration_scope } = values;
  return {
    club: club.id,
    ...(serie === NEW ? { new_serie: new_serie.trim() } : { serie: chosen(serie) }),
    start_time: start_time.trim() === '' ? null : (readTypedTime(start_time) ?? start_time),
    start_type,
    start_sequence,
    registration_scope,
    course: chosen(course),
    status: publish ? 'upcoming' : 'unpublished',
    self_reporting: club.self_reporting,
    groups_from: groupsFrom,
    sailings: plannedSailings(values),
  };
}
