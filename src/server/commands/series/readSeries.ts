import type { Kysely } from 'kysely';
import type { Serie, SerieRow, SeriesRow } from '../../../shared/contract/series';
import type { SerieScoring } from '../../../shared/contract/scoring';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database, SerieRecord } from '../../db/schema';
import { invalid } from '../../errors';
import { clubVersion, findClub } from '../../resources/clubs/clubs';
import type { MemoryCache } from '../../db/memoryCache';
import { serieFacts } from '../../resources/results/serieFacts';
import { serieRows, serieStandings } from '../../resources/results/standings';
import { presentedSummaries } from '../sailings/readSailings';
import { presentSerieFrame } from '../../resources/series/present';
import { findSeries } from '../../resources/series/repository';
import { visibleSerie } from '../../resources/series/access';

type Db = Kysely<Database>;

async function presentedSerie(db: Db, actor: Actor, serie: SerieRecord, memoryCache: MemoryCache): Promise<SerieRow> {
  const facts = await serieFacts(db, { id: serie.id, clubId: serie.club_id }, memoryCache);
  return { ...presentSerieFrame(serie, facts), can_edit: mayEditClub(actor, serie.club_id) };
}

/** The table alone. */
export const rowsFor = async (
  db: Db,
  actor: Actor,
  { id, club_id }: SerieRecord,
  memoryCache: MemoryCache,
): Promise<SeriesRow[]> =>
  (await serieRows(db, { id, clubId: club_id }, memoryCache))({ isOwn: mayEditClub(actor, club_id) });

/** The serie with its sailings and results. */
export async function wholeSerie(db: Db, actor: Actor, serie: SerieRecord, memoryCache: MemoryCache): Promise<Serie> {
  return {
    ...(await presentedSerie(db, actor, serie, memoryCache)),
    sailings: await presentedSummaries(db, actor, serie.id),
    results: await rowsFor(db, actor, serie, memoryCache),
  };
}

export interface Read<T> {
  answer: T;
  clubVersion: number;
}

const versioned = async <T>(db: Db, { club_id }: SerieRecord, answer: T): Promise<Read<T>> => ({
  answer,
  clubVersion: await clubVersion(db, club_id),
});

/** The documents that the results are scored from, for anybody who wants to score them again. */
export async function readSerieScoring(
  db: Db,
  actor: Actor,
  id: number,
  memoryCache: MemoryCache,
): Promise<Read<SerieScoring>> {
  const serie = await visibleSerie(db, actor, id);
  const { classes } = await serieStandings(db, { id, clubId: serie.club_id }, memoryCache);
  const documents = classes.map(({ standings: { fleets: _, ...document } }) => document);
  return versioned(db, serie, { serie: id, classes: documents });
}

/** The series that the actor may see, the newest first. Throws 400 for a club that does not exist. */
export async function listSeries(
  db: Db,
  actor: Actor,
  club: string | undefined,
  memoryCache: MemoryCache,
): Promise<{ series: SerieRow[]; clubVersion: number | undefined }> {
  const found = club === undefined ? undefined : await findClub(db, club);
  if (club !== undefined && !found) throw invalid({ club: [validationTexts.notFilterChoice] });
  const series: SerieRow[] = [];
  for (const serie of await findSeries(db, actor, found?.id))
    series.push(await presentedSerie(db, actor, serie, memoryCache));
  return { series, clubVersion: found && (await clubVersion(db, found.id)) };
}
