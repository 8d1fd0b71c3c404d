import type { Kysely } from 'kysely';
import type { BlwImport, BlwImportAnswer, BlwPreview, BlwRace } from '../../../shared/contract/blwImport';
import type { Actor } from '../../../shared/domain/permissions';
import type { PlannedRace } from '../../../shared/domain/sailwave/sailwavePlan';
import { wireDatetime } from '../../../shared/domain/time';
import { MAX_BLW_DIFFERENCES } from '../../../shared/limits';
import { sailwaveTexts as texts } from '../../../shared/texts/sailwave';
import { noCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { HttpError, invalid, notFound } from '../../errors';
import { holdClub } from '../../resources/clubs/clubs';
import { sailingsOfSerie } from '../../resources/sailings/repository';
import { heldOwnSerie } from '../../resources/series/access';
import {
  importOfSerie,
  importsOfClub,
  insertSerieImport,
  type SerieImportRecord,
} from '../../resources/series/repositoryImports';
import { removeSailing } from '../sailings/updateSailing';
import { wholeSerie } from '../series/readSeries';
import { serieNow } from '../series/saveSerie';
import { removeSerie } from '../series/updateSerie';
import { clubOfImport, type IncomingSailwave } from './incomingSailwave';
import { storePlan } from './storePlan';

type Db = Kysely<Database>;

const presentRace = ({ name, date, isSailed, entries, groups }: PlannedRace): BlwRace => ({
  name,
  start_date: date,
  is_sailed: isSailed,
  boats: entries.length,
  start_groups: groups.map((group) => group.name),
});

const reportOf = ({ plan, review }: IncomingSailwave) => ({
  fleets: plan.fleets.map(({ name, ratingSystem, boats }) => ({
    name,
    rating_system: ratingSystem,
    boats: boats.length,
  })),
  boats: plan.fleets.reduce((sum, { boats }) => sum + boats.length, 0),
  compared: review.compared,
  differences: review.differences.slice(0, MAX_BLW_DIFFERENCES),
  warnings: [...plan.warnings, ...review.warnings],
});

/** What an import of the file would do. Nothing is saved. */
export function previewSailwave(incoming: IncomingSailwave): BlwPreview {
  const { name, description, rules, races, needs } = incoming.plan;
  return { serie: { name, description, ...rules }, races: races.map(presentRace), needs, ...reportOf(incoming) };
}

/** Throws 400 where the days of races are not known. */
function assertDays({ plan: { needs, races } }: IncomingSailwave): void {
  if (races.every(({ date }) => date !== null)) return;
  throw invalid({
    ...(needs.first_date && { first_date: [texts.firstDateNeeded] }),
    ...(needs.year && { year: [texts.yearNeeded] }),
  });
}

/** The versions of a serie and its sailings: any change of something below them changes theirs. */
async function versionsOf(db: Db, serieId: number): Promise<Record<number, number>> {
  return Object.fromEntries((await sailingsOfSerie(db, serieId)).map(({ id, version }) => [id, version]));
}

/** Takes a file in: the serie with all that the plan has, in the transaction of the work. */
export async function importSailwave(
  work: Work,
  actor: Actor,
  clubName: string,
  incoming: IncomingSailwave,
): Promise<BlwImportAnswer> {
  const { id: club } = await clubOfImport(work.tx, actor, clubName);
  assertDays(incoming);
  await holdClub(work, club);
  const { serie, sailings } = await storePlan(work, actor, club, incoming.plan);
  const made = await serieNow(work, serie.id);
  await insertSerieImport(work.tx, {
    serie_id: made.id,
    made_at: work.now,
    serie_version: made.version,
    sailing_versions: JSON.stringify(await versionsOf(work.tx, made.id)),
  });
  const races = incoming.plan.races.map((race, index) => ({ ...presentRace(race), sailing: sailings[index] ?? 0 }));
  return { serie: await wholeSerie(work.tx, actor, made, noCache), races, ...reportOf(incoming) };
}

/** Whether a serie and its sailings stand as they were taken in. */
async function isUnchanged(db: Db, { serie_id, serie_version, sailing_versions }: SerieImportRecord, version: number) {
  if (version !== serie_version) return false;
  const then = JSON.parse(sailing_versions) as Record<string, number>;
  const now = await versionsOf(db, serie_id);
  const ids = Object.keys(now);
  return ids.length === Object.keys(then).length && ids.every((id) => now[Number(id)] === then[id]);
}

/** The series of a club that came from files of Sailwave, the latest first. */
export async function listSailwaveImports(db: Db, actor: Actor, clubName: string): Promise<BlwImport[]> {
  const { id } = await clubOfImport(db, actor, clubName);
  const imports: BlwImport[] = [];
  for (const { name, version, ...record } of await importsOfClub(db, id))
    imports.push({
      serie: { id: record.serie_id, name },
      made_at: wireDatetime(Date.parse(record.made_at)),
      can_undo: await isUnchanged(db, record, version),
    });
  return imports;
}

/**
 * Takes away a serie that came from a file, with its sailings and boats. Throws 404 for any other serie, and 409 once
 * something of it has been changed.
 */
export async function undoSailwave(work: Work, actor: Actor, serieId: number): Promise<void> {
  const serie = await heldOwnSerie(work, actor, serieId);
  const record = await importOfSerie(work.tx, serieId);
  if (!record) throw notFound();
  if (!(await isUnchanged(work.tx, record, serie.version))) throw new HttpError(409, { detail: texts.cannotUndo });
  for (const { id } of await sailingsOfSerie(work.tx, serieId)) await removeSailing(work, actor, id, undefined);
  await removeSerie(work, actor, serieId, undefined);
}
