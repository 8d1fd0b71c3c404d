import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { serieById, updateSerie } from './repository';

/** The club that a serie belongs to; undefined when there is no such serie. */
export async function clubOfSerie(db: Kysely<Database>, id: number): Promise<number | undefined> {
  return (await serieById(db, id))?.club_id;
}

/** A serie that a sailing has left takes the number of that change, without a frame of its own: its standings are others now. */
export async function touchSerie({ tx, now }: Work, id: number | null, version: number): Promise<void> {
  if (id !== null) await updateSerie(tx, id, { version, updated_at: now });
}
