import type { Sailing } from '../../../shared/contract/sailings';
import type { Asker } from '../../../shared/domain/permissions';
import type { Work } from '../../db/unitOfWork';
import { copyClasses } from '../race-classes/service';
import { copyGroups } from '../start-groups/service';
import { heldOwnSailing, sailingNow, type SailingView } from './serviceAccess';
import { wholeSailing } from './serviceReads';
import { addSailing } from './serviceSave';
import { sailingTexts } from './texts';

const MAX_NAME_LENGTH = 100;

const nameOfCopy = (name: string): string => [...`${name}${sailingTexts.copy}`].slice(0, MAX_NAME_LENGTH).join('');

/** What a copy has of the sailing: everything but how far it has come. */
const settingsOf = (sailing: SailingView) => ({
  club_id: sailing.club_id,
  serie_id: sailing.serie_id,
  description: sailing.description,
  start_date: sailing.start_date,
  start_time: sailing.start_time,
  start_type: sailing.start_type,
  result_method: sailing.result_method,
  course_id: sailing.course_id,
  registration_open: sailing.registration_open,
  registration_deadline: sailing.registration_deadline,
  registration_scope: sailing.registration_scope,
  self_reporting: sailing.self_reporting,
  entry_approval: sailing.entry_approval,
  race_weight: sailing.race_weight,
  must_count: sailing.must_count,
  pursuit: sailing.pursuit,
});

/** A new sailing with the same times, groups and classes, without boats. Each of them is a numbered change. */
export async function copySailing(work: Work, asker: Asker, id: number): Promise<Sailing> {
  const sailing = await heldOwnSailing(work, asker, id);
  const copy = await addSailing(work, { ...settingsOf(sailing), name: nameOfCopy(sailing.name), status: 'upcoming', verified_at: null });
  await copyGroups(work, sailing, copy);
  await copyClasses(work, sailing, copy);
  return wholeSailing(work.tx, asker, await sailingNow(work.tx, copy.id));
}
