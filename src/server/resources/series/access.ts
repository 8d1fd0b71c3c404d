import type { Kysely } from 'kysely';
import { mayEditClub, maySeeSerie, type Actor } from '../../../shared/domain/permissions';
import type { Database, EventVisibility, SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, notFound } from '../../errors';
import { holdClub } from '../clubs/clubs';
import { serieById } from './repository';

/** Throws 404 when there is no such serie, or none that the actor may see. */
export async function visibleSerie(db: Kysely<Database>, actor: Actor, id: number): Promise<SerieRecord> {
  const serie = await serieById(db, id);
  if (!serie || !maySeeSerie(actor, { club: serie.club_id, is_published: serie.is_published === 1 })) throw notFound();
  return serie;
}

/** A serie of the club that everybody who has logged in may see; undefined where there is none. */
export async function openSerie(db: Kysely<Database>, clubId: number, id: number): Promise<SerieRecord | undefined> {
  const serie = await serieById(db, id);
  return serie?.club_id === clubId && serie.is_published === 1 ? serie : undefined;
}

/** The serie as it stands once every other writer of its club is done. Throws 403 for another club's. */
export async function heldOwnSerie(work: Work, actor: Actor, id: number): Promise<SerieRecord> {
  const { club_id } = await visibleSerie(work.tx, actor, id);
  await holdClub(work, club_id);
  const serie = await visibleSerie(work.tx, actor, id);
  if (!mayEditClub(actor, serie.club_id)) throw forbidden();
  return serie;
}

/** Who receives the events of the serie. */
export const visibilityOf = ({ is_published }: Pick<SerieRecord, 'is_published'>): EventVisibility =>
  is_published === 1 ? 'everyone' : 'club';
