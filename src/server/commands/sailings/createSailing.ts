import type { Sailing } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import { sailingSchema, type SailingInput } from '../../../shared/schemas/sailing';
import { validationTexts } from '../../../shared/texts/validation';
import type { ClubRecord, SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { ownClubOfBody } from '../../resources/clubs/ownClub';
import { stepsOfBody } from '../../resources/clubs/startSequences';
import { clubOfCourse } from '../../resources/courses/readCourses';
import { logVerified } from '../../resources/result-log/writeResultLog';
import { clubOfSerie } from '../../resources/series/lookup';
import { assertVerifiable, toSailingColumns } from '../../resources/sailings/columns';
import { verifiedAt } from './onSailingChange';
import { wholeSailing } from './readSailings';
import { addSailing } from '../../resources/sailings/saveSailing';

/** Throws 400 unless serie and course are of the sailing's club. */
export async function assertOfClub(
  { tx }: Work,
  { serie_id: serie, course_id: course }: SailingChanges,
  clubId: number,
): Promise<void> {
  if (serie != null && (await clubOfSerie(tx, serie)) !== clubId)
    throw invalid({ serie: [validationTexts.noSuchObject(serie)] });
  if (course != null && (await clubOfCourse(tx, course)) !== clubId)
    throw invalid({ course: [validationTexts.noSuchObject(course)] });
}

const NEW_SAILING = {
  status: 'upcoming',
  start_type: 'common',
  result_method: 'corrected',
  registration_scope: 'open',
} as const;

/** Of a new sailing of the club: what the body names, and what goes without saying. */
export const newColumns = (
  { id, self_reporting }: Pick<ClubRecord, 'id' | 'self_reporting'>,
  input: Partial<SailingInput>,
) => ({
  ...NEW_SAILING,
  self_reporting,
  ...toSailingColumns(input, NEW_SAILING.status),
  club_id: id,
});

export async function createSailing(work: Work, actor: Actor, body: unknown): Promise<Sailing> {
  const club = await ownClubOfBody(work.tx, actor, body, () => parse(sailingSchema, body));
  const input = parse(sailingSchema, body);
  const columns = { ...newColumns(club, input), name: input.name, start_date: input.start_date };
  assertVerifiable(columns);
  await assertOfClub(work, columns, club.id);
  const steps = await stepsOfBody(work.tx, club.id, columns.start_sequence);

  const sailing = await addSailing(work, { ...columns, ...steps, ...verifiedAt(columns, work.now) });
  if (columns.verified_result === 1) await logVerified(work, sailing.id);
  return wholeSailing(work.tx, actor, sailing);
}
