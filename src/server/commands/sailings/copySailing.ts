import type { Sailing } from '../../../shared/contract/sailings';
import { addLocalDays } from '../../../shared/domain/time';
import type { Actor } from '../../../shared/domain/permissions';
import { daysBetween } from '../../../shared/domain/calendar';
import type { NewSailing } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { copyClasses } from '../groups/raceClasses';
import { copyGroups } from '../groups/startGroups';
import { stepsToKeep } from '../../resources/clubs/startSequences';
import { heldOwnSailing, sailingNow, sailingTexts, type SailingView } from '../../resources/sailings/access';
import { wholeSailing } from './readSailings';
import { addSailing } from '../../resources/sailings/saveSailing';

const MAX_NAME_LENGTH = 100;

const nameOfCopy = (name: string): string => [...`${name}${sailingTexts.copy}`].slice(0, MAX_NAME_LENGTH).join('');

/** What a copy has of the sailing: everything but how far it has come. */
const settingsOf = (sailing: SailingView) => ({
  club_id: sailing.club_id,
  serie_id: sailing.serie_id,
  name: sailing.name,
  description: sailing.description,
  status: 'upcoming' as const,
  start_date: sailing.start_date,
  start_time: sailing.start_time,
  start_type: sailing.start_type,
  start_sequence: sailing.start_sequence,
  start_steps: sailing.start_steps,
  start_interval_s: sailing.start_interval_s,
  recall_order: sailing.recall_order,
  auto_group: sailing.auto_group,
  result_method: sailing.result_method,
  course_id: sailing.course_id,
  registration_open: sailing.registration_open,
  registration_deadline: sailing.registration_deadline,
  registration_scope: sailing.registration_scope,
  self_reporting: sailing.self_reporting,
  report_deadline_minutes: sailing.report_deadline_minutes,
  entry_approval: sailing.entry_approval,
  race_weight: sailing.race_weight,
  must_count: sailing.must_count,
  pursuit: sailing.pursuit,
  verified_at: null,
});

/** Where the copy is another: its day takes what is bound to a moment with it. */
type Changes = Partial<Pick<NewSailing, 'name' | 'status' | 'start_date' | 'serie_id'>>;

/** A new sailing with the settings, groups and classes of another, without boats. Each of them is a numbered change. */
export async function addCopy(work: Work, sailing: SailingView, changes: Changes): Promise<SailingView> {
  const { registration_deadline: deadline, ...settings } = settingsOf(sailing);
  const days = daysBetween(sailing.start_date, changes.start_date ?? sailing.start_date);
  const moved = deadline && addLocalDays(deadline, days);
  // As the sequence is now; one that the club no longer has goes on in the copy.
  const current = await stepsToKeep(work.tx, sailing.club_id, sailing.start_sequence);
  const start_steps = current === undefined ? settings.start_steps : current;
  const copy = await addSailing(work, { ...settings, start_steps, registration_deadline: moved, ...changes });
  await copyGroups(work, sailing, copy);
  await copyClasses(work, sailing, copy);
  return sailingNow(work.tx, copy.id);
}

/** POST copy/: the same sailing on the same day once more. */
export async function copySailing(work: Work, actor: Actor, id: number): Promise<Sailing> {
  const sailing = await heldOwnSailing(work, actor, id);
  return wholeSailing(work.tx, actor, await addCopy(work, sailing, { name: nameOfCopy(sailing.name) }));
}
