import type { Kysely } from 'kysely';
import { mayEditClub, mayOwnClub, type Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { forbidden, notFound } from '../../errors';
import { findClub } from './clubs';
import type { ClubView } from './repository';

async function clubFor(
  db: Kysely<Database>,
  actor: Actor,
  idOrSlug: string,
  may: (actor: Actor, club: number) => boolean,
): Promise<ClubView> {
  const club = await findClub(db, idOrSlug);
  if (!club) throw notFound();
  if (!may(actor, club.id)) throw forbidden();
  return club;
}

/** The club of a path. Throws 404 where there is none, and 403 unless the actor runs it. */
export const runClub = (db: Kysely<Database>, actor: Actor, idOrSlug: string): Promise<ClubView> =>
  clubFor(db, actor, idOrSlug, mayEditClub);

/** The club of a path. Throws 404 where there is none, and 403 unless the actor owns it. */
export const ownedClub = (db: Kysely<Database>, actor: Actor, idOrSlug: string): Promise<ClubView> =>
  clubFor(db, actor, idOrSlug, mayOwnClub);
