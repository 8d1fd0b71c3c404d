import type { ArchivedSailing } from '../../../shared/contract/clubArchive';
import type { WireDatetime } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { toScaled, toThousandths } from '../../../shared/domain/decimals';
import { readDuration } from '../../../shared/domain/duration';
import { isGivenSequence } from '../../../shared/domain/race-day/sequences';
import { insertCompetitor, updateCompetitor } from '../../resources/competitors/repository';
import { insertRaceClass } from '../../resources/race-classes/repository';
import { insertSailing } from '../../resources/sailings/repository';
import { insertStartGroup } from '../../resources/start-groups/repository';
import { keptSteps } from '../../resources/clubs/startSequences';
import { flagOf, idHere, stampsOf, storedOrNull, type Incoming } from './incoming';

const secondsOf = (duration: string): number => Math.round((readDuration(duration) ?? 0) / 1000);

interface MovedStart {
  planned_start: WireDatetime | null;
  effective_start: WireDatetime | null;
}

/** How far the start log has moved a start from where it was planned, which boats with a start of their own share. */
const shiftOf = ({ planned_start, effective_start }: MovedStart): number =>
  planned_start === null || effective_start === null ? 0 : Date.parse(effective_start) - Date.parse(planned_start);

async function takeSailing(incoming: Incoming, sailing: ArchivedSailing): Promise<number> {
  const { work, club, nextVersion } = incoming;
  const { planned_start, custom_start_datetime: effective_start } = sailing;
  return insertSailing(work.tx, {
    club_id: club,
    serie_id: idHere(incoming, 'series', sailing.serie?.id),
    name: sailing.name,
    description: sailing.description,
    status: sailing.status,
    verified_result: flagOf(sailing.verified_result),
    verified_at: storedOrNull(sailing.verified_at),
    start_date: sailing.start_date,
    start_time: sailing.start_time,
    start_type: sailing.start_type,
    start_sequence: sailing.start_sequence,
    start_steps: isGivenSequence(sailing.start_sequence) ? null : keptSteps(sailing.start_steps),
    start_interval_s: secondsOf(sailing.start_interval),
    recall_order: sailing.recall_order,
    auto_group: flagOf(sailing.auto_group),
    start_state: sailing.start_state,
    attempt: sailing.attempt,
    prep_flag: sailing.prep_flag,
    custom_start_datetime: storedOrNull(sailing.custom_start_datetime),
    planned_start: storedOrNull(planned_start),
    planned_prep: sailing.planned_prep,
    start_shift_ms: shiftOf({ planned_start, effective_start }),
    result_method: sailing.result_method,
    course_id: idHere(incoming, 'courses', sailing.course),
    registration_open: flagOf(sailing.registration_open),
    registration_deadline: storedOrNull(sailing.registration_deadline),
    registration_scope: sailing.registration_scope,
    self_reporting: flagOf(sailing.self_reporting),
    report_deadline_minutes: sailing.report_deadline_minutes,
    entry_approval: flagOf(sailing.entry_approval),
    race_weight: sailing.race_weight,
    must_count: flagOf(sailing.must_count),
    pursuit: sailing.pursuit && JSON.stringify(sailing.pursuit),
    version: nextVersion(),
    ...stampsOf(sailing),
  });
}

async function takeGroups(incoming: Incoming, { start_groups }: ArchivedSailing, sailing: number): Promise<void> {
  const { work, ids, nextVersion } = incoming;
  for (const group of start_groups) {
    const id = await insertStartGroup(work.tx, {
      sailing_id: sailing,
      name: group.name,
      start_time: group.start_time,
      custom_start_datetime: storedOrNull(group.custom_start_datetime),
      class_flag: group.class_flag,
      min_rating_thousandths: toThousandths(group.min_rating),
      max_rating_thousandths: toThousandths(group.max_rating),
      order: group.order,
      start_state: group.start_state,
      attempt: group.attempt,
      prep_flag: group.prep_flag,
      planned_start: storedOrNull(group.planned_start),
      planned_prep: group.planned_prep,
      start_shift_ms: shiftOf(group),
      version: nextVersion(),
      ...stampsOf(group),
    });
    ids.groups.set(group.id, id);
  }
}

async function takeClasses(incoming: Incoming, { race_classes }: ArchivedSailing, sailing: number): Promise<void> {
  const { work, ids, nextVersion } = incoming;
  for (const raceClass of race_classes) {
    const id = await insertRaceClass(work.tx, {
      sailing_id: sailing,
      name: raceClass.name,
      kind: raceClass.kind,
      boat_model_id: idHere(incoming, 'models', raceClass.boat_model),
      min_rating_thousandths: toThousandths(raceClass.min_rating),
      max_rating_thousandths: toThousandths(raceClass.max_rating),
      result_method: raceClass.result_method,
      order: raceClass.order,
      version: nextVersion(),
      ...stampsOf(raceClass),
    });
    ids.classes.set(raceClass.id, id);
  }
}

/** What was seen of the finish, and reported of it; the boats that a report names are written when all are there. */
const finishColumns = (entry: Competitor) => ({
  start_at: storedOrNull(entry.start),
  finish_at: storedOrNull(entry.finish_time),
  elapsed_s: entry.elapsed_time === null ? null : secondsOf(entry.elapsed_time),
  score_code: entry.score_code,
  score_points_tenths: entry.score_points === null ? null : toScaled(entry.score_points, 1),
  score_percent: entry.score_percent,
  score_times: entry.score_times,
  redress: entry.redress,
  recorded: entry.recorded,
  reported_by: entry.reported_by,
  presence: entry.presence,
  presence_at: storedOrNull(entry.presence_at),
  reported_at: storedOrNull(entry.reported_at),
  report_uncertainty_ms: entry.report_uncertainty_ms,
  report_note: entry.report_note,
  is_late: flagOf(entry.is_late),
});

async function takeEntry(incoming: Incoming, entry: Competitor): Promise<void> {
  const { work, ids, nextVersion } = incoming;
  const boat_model_id = idHere(incoming, 'models', entry.boat_model);
  const id = await insertCompetitor(work.tx, {
    sailing_id: idHere(incoming, 'sailings', entry.sailing) ?? 0,
    start_group_id: idHere(incoming, 'groups', entry.start_group),
    group_chosen: flagOf(entry.group_chosen),
    race_class_id: idHere(incoming, 'classes', entry.race_class),
    sailor_id: idHere(incoming, 'sailors', entry.sailor),
    boat_id: idHere(incoming, 'boats', entry.boat),
    skipper_name: entry.skipper_name,
    crew_names: entry.crew_names,
    crew_count: entry.crew_count,
    sail_number: entry.sail_number,
    boat_name: entry.boat_name,
    boat_model_id,
    model_text: boat_model_id === null ? (entry.boat_model_name ?? '') : '',
    club_name: entry.club_name,
    base_rating_thousandths: toThousandths(entry.base_rating),
    rating_type: entry.rating_type,
    rating_thousandths: toThousandths(entry.rating),
    categories: JSON.stringify(entry.categories),
    is_unmatched: flagOf(entry.is_unmatched),
    approved: flagOf(entry.approved),
    entered_by: null,
    contact_email: entry.email ?? '',
    contact_phone: entry.phone ?? '',
    hide_name: flagOf(entry.hide_name),
    is_minor: flagOf(entry.is_minor),
    ...finishColumns(entry),
    report_before_id: null,
    report_after_id: null,
    version: nextVersion(),
    ...stampsOf(entry),
  });
  ids.competitors.set(entry.id, id);
}

async function takeNeighbours(incoming: Incoming, entries: readonly Competitor[]): Promise<void> {
  for (const { id, report_before, report_after } of entries) {
    const here = idHere(incoming, 'competitors', id);
    if (here === null || (report_before === null && report_after === null)) continue;
    await updateCompetitor(incoming.work.tx, here, {
      report_before_id: idHere(incoming, 'competitors', report_before),
      report_after_id: idHere(incoming, 'competitors', report_after),
    });
  }
}

/**
 * Sailings with groups, classes and entries. The entries are made in the order in which they were made first, over all
 * sailings, since rows of a serie are named after their oldest entry.
 */
export async function takeSailings(incoming: Incoming, sailings: readonly ArchivedSailing[]): Promise<void> {
  for (const sailing of [...sailings].sort((a, b) => a.id - b.id)) {
    const id = await takeSailing(incoming, sailing);
    incoming.ids.sailings.set(sailing.id, id);
    await takeGroups(incoming, sailing, id);
    await takeClasses(incoming, sailing, id);
  }
  const entries = sailings.flatMap(({ competitors }) => competitors).sort((a, b) => a.id - b.id);
  for (const entry of entries) await takeEntry(incoming, entry);
  await takeNeighbours(incoming, entries);
}
