import type { Kysely, Selectable } from 'kysely';
import type { Database, SeriesTable } from '../../db/schema';

export const serieById = (db: Kysely<Database>, id: number): Promise<Selectable<SeriesTable> | undefined> =>
  db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();
