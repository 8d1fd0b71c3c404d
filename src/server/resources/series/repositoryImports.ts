import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export type SerieImportRecord = Selectable<Database['serie_imports']>;

/** Notes a serie that came from a file, as it was then. */
export async function insertSerieImport(db: Db, record: SerieImportRecord): Promise<void> {
  await db.insertInto('serie_imports').values(record).execute();
}

export const importOfSerie = (db: Db, serieId: number): Promise<SerieImportRecord | undefined> =>
  db.selectFrom('serie_imports').selectAll().where('serie_id', '=', serieId).executeTakeFirst();

/** The series of a club that came from files, the latest first. */
export const importsOfClub = (db: Db, clubId: number) =>
  db
    .selectFrom('serie_imports')
    .innerJoin('series', 'series.id', 'serie_imports.serie_id')
    .selectAll('serie_imports')
    .select(['series.name', 'series.version'])
    .where('series.club_id', '=', clubId)
    .orderBy('serie_imports.made_at', 'desc')
    .orderBy('serie_imports.serie_id', 'desc')
    .execute();
