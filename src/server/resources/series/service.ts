import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { serieById } from './repository';

/** The club that a serie belongs to; undefined when there is no such serie. */
export async function clubOfSerie(db: Kysely<Database>, id: number): Promise<number | undefined> {
  return (await serieById(db, id))?.club_id;
}
