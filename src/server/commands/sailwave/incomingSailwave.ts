import type { Kysely } from 'kysely';
import { object } from 'yup';
import { FIRST_YEAR, LAST_YEAR } from '../../../shared/domain/calendar';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { planSailwave } from '../../../shared/domain/sailwave/planSailwave';
import { readSailwave } from '../../../shared/domain/sailwave/readSailwave';
import type { SailwaveDays } from '../../../shared/domain/sailwave/sailwaveDates';
import type { SailwaveFile } from '../../../shared/domain/sailwave/sailwaveFile';
import type { SailwavePlan } from '../../../shared/domain/sailwave/sailwavePlan';
import { MAX_BLW_BYTES } from '../../../shared/limits';
import { integer } from '../../../shared/schemas/fields/number';
import { date } from '../../../shared/schemas/fields/temporal';
import { reviewPlan } from '../../../shared/schemas/sailwave/scorePlan';
import { sailwaveTexts as texts } from '../../../shared/texts/sailwave';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { forbidden, invalid, notFound, tooLarge } from '../../errors';
import { assertReadable, parse } from '../../http/parse';
import { findClub } from '../../resources/clubs/clubs';
import { fileOf } from '../../uploads/uploadedFile';

/** What is said with a file. */
const blwImportSchema = object({ first_date: date(), year: integer({ min: FIRST_YEAR, max: LAST_YEAR }) });

/** A file as it was sent, what it becomes, and how that scores beside what stands in it. */
export interface IncomingSailwave {
  file: SailwaveFile;
  plan: SailwavePlan;
  review: ReturnType<typeof reviewPlan>;
}

/** The bytes of a file, read. Throws 400 for what is no file of Sailwave, and 413 for what is too much. */
export function readBlw(bytes: Uint8Array): SailwaveFile {
  if (bytes.length > MAX_BLW_BYTES) throw tooLarge();
  const file = readSailwave(bytes);
  if (!('problem' in file)) return file;
  if (file.problem === 'too large') throw tooLarge();
  throw invalid({ file: [texts.unread[file.problem]] });
}

/** What a file becomes. Takes up to a second: never within a unit of work. */
export function planned(file: SailwaveFile, days: SailwaveDays): IncomingSailwave {
  const plan = planSailwave(file, days);
  return { file, plan, review: reviewPlan(file, plan) };
}

/** The club that a file is for. Throws 404 or 403 before the file is read. */
export async function clubOfImport(db: Kysely<Database>, actor: Actor, club: string) {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(actor, found.id)) throw forbidden();
  return found;
}

/** The file in a body. */
export function incomingSailwave(body: unknown): IncomingSailwave {
  assertReadable(body);
  const sent = fileOf(body, 'file');
  if (!sent) throw invalid({ file: [validationTexts.required] });
  const { first_date: firstDate = null, year = null } = parse(blwImportSchema, body);
  return planned(readBlw(sent.bytes), { firstDate, year });
}
