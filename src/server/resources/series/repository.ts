import type { Kysely } from 'kysely';
import { clubsRunBy, type Actor } from '../../../shared/domain/permissions';
import type { Database, NewSerie, SerieChanges, SerieRecord } from '../../db/schema';

type Db = Kysely<Database>;

export const serieById = (db: Db, id: number): Promise<SerieRecord | undefined> =>
  db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();

/** What the actor may see, the newest first. */
export const findSeries = (db: Db, actor: Actor, clubId: number | undefined): Promise<SerieRecord[]> =>
  db
    .selectFrom('series')
    .selectAll()
    .$if(clubId !== undefined, (query) => query.where('club_id', '=', clubId ?? 0))
    .$if(!actor.is_staff, (query) =>
      query.where(({ or, eb }) => or([eb('is_published', '=', 1), eb('club_id', 'in', [0, ...clubsRunBy(actor)])])),
    )
    .orderBy('id', 'desc')
    .execute();

export async function insertSerie(db: Db, serie: NewSerie): Promise<number> {
  const { id } = await db.insertInto('series').values(serie).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSerie(db: Db, id: number, changes: SerieChanges): Promise<void> {
  await db.updateTable('series').set(changes).where('id', '=', id).execute();
}

/** Its sailings must have left it. */
export async function deleteSerie(db: Db, id: number): Promise<void> {
  await db.deleteFrom('series').where('id', '=', id).execute();
}
