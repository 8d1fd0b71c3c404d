import type { Kysely } from 'kysely';
import type { Club, ClubRef } from '../../../shared/contract/clubs';
import type { Actor } from '../../../shared/domain/permissions';
import { MAX_ID } from '../../../shared/limits';
import type { DataVersion } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { notFound } from '../../errors';
import { presentClub } from './present';
import {
  allClubs,
  clubById,
  clubBySlug,
  clubsByIds,
  counterOf,
  lockClub,
  clubMoments,
  type ClubView,
} from './repository';

type Db = Kysely<Database>;

const byName = new Intl.Collator('sv');

/** Every club, by name in Swedish order. */
export async function listClubs(db: Db, actor: Actor | null, site: string): Promise<Club[]> {
  const clubs = await allClubs(db);
  return clubs.sort((a, b) => byName.compare(a.name, b.name)).map((club) => presentClub(club, actor, site));
}

/** The club of an id or a slug; slugs are never all digits. */
export async function findClub(db: Db, idOrSlug: string): Promise<ClubView | undefined> {
  // Text that no slug can contain is not looked up: PostgreSQL rejects NUL.
  if (!/^\d+$/.test(idOrSlug)) return /^[a-z0-9-]+$/.test(idOrSlug) ? clubBySlug(db, idOrSlug) : undefined;
  return Number(idOrSlug) <= MAX_ID ? clubById(db, Number(idOrSlug)) : undefined;
}

/** Clubs as they are named in passing, by id. */
export async function clubRefs(db: Db, ids: readonly number[]): Promise<Map<number, ClubRef>> {
  const found = await clubsByIds(db, ids);
  return new Map(found.map(({ id, slug, name }) => [id, { id, slug, name }]));
}

export async function readClub(db: Db, actor: Actor | null, idOrSlug: string, site: string): Promise<Club> {
  const club = await findClub(db, idOrSlug);
  if (!club) throw notFound();
  return presentClub(club, actor, site);
}

/** The club's number as this transaction sees it. */
export const clubVersion = (db: Db, clubId: number): Promise<number> => counterOf(db, clubId);

export interface ClubDataVersion extends DataVersion {
  club: number;
  /** The sailor is entered in one of the club's sailings. */
  isEntered: boolean;
}

/** Where the club stands as this transaction sees it: what is derived from its rows is remembered at it. */
export async function clubDataVersion(
  db: Db,
  clubId: number,
  sailorId: number | null = null,
): Promise<ClubDataVersion> {
  const [found] = await clubMoments(db, { club: clubId, sailor: sailorId });
  if (!found) throw notFound();
  const { own_entry: ownEntry, ...moment } = found;
  return { ...moment, isEntered: ownEntry !== null };
}

/**
 * Makes other writers of the club wait until this write is done, so that what is read now still holds when it is saved.
 */
export async function holdClub({ tx }: Work, clubId: number): Promise<void> {
  await lockClub(tx, { id: clubId });
}
