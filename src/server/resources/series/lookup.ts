import type { Kysely } from 'kysely';
import { maySeeSerie, type Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { serieById, updateSerie } from './repository';

/** The club that a serie belongs to; undefined when there is no such serie. */
export async function clubOfSerie(db: Kysely<Database>, id: number): Promise<number | undefined> {
  return (await serieById(db, id))?.club_id;
}

/** As `clubOfSerie`, and undefined too for a serie that the actor may not see. */
export async function clubOfVisibleSerie(db: Kysely<Database>, actor: Actor, id: number): Promise<number | undefined> {
  const serie = await serieById(db, id);
  return serie && maySeeSerie(actor, { club: serie.club_id, is_published: serie.is_published === 1 })
    ? serie.club_id
    : undefined;
}

/**
 * A serie that a sailing has left takes the number of that change, without a frame of its own: its standings are others
 * now.
 */
export async function touchSerie({ tx, now }: Work, id: number | null, version: number): Promise<void> {
  if (id !== null) await updateSerie(tx, id, { version, updated_at: now });
}
