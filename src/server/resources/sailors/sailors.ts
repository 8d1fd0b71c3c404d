import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { MyRegistrations, Sailor } from '../../../shared/contract/sailors';
import { mayEditClub, mayEditSailor, type Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, notFound } from '../../errors';
import type { RateLimits } from '../../http/request';
import { incomingFile, type IncomingFile } from '../../uploads/keepFile';
import { prepareImage } from '../../uploads/prepareFile';
import { boatsByOwner } from '../boats/readBoats';
import { findClub } from '../clubs/clubs';
import { presentSailor } from './present';
import { sailingIdsOf, sailorById, sailorsOfClub, clearDefaultBoat, type SailorView } from './repository';

type Db = Kysely<Database>;

const byName = new Intl.Collator('sv');
const nameOf = ({ last_name, first_name }: SailorView): string => `${last_name} ${first_name}`.trim();

/** Throws 404 when there is no such sailor. */
export async function existingSailor(db: Db, id: number): Promise<SailorView> {
  const sailor = await sailorById(db, id);
  if (!sailor) throw notFound();
  return sailor;
}

/** Who reads, and the address that files have. */
export interface Reader {
  actor: Actor;
  site: string;
}

async function presented(db: Db, { actor, site }: Reader, sailors: SailorView[]): Promise<Sailor[]> {
  const boats = await boatsByOwner(
    db,
    sailors.map(({ id }) => id),
  );
  return sailors.map((sailor) => presentSailor(sailor, boats.get(sailor.id) ?? [], actor, site));
}

export async function readSailor(db: Db, reader: Reader, id: number): Promise<Sailor> {
  const [sailor] = await presented(db, reader, [await existingSailor(db, id)]);
  if (!sailor) throw new Error(`Sailor ${id} was lost while being presented.`);
  return sailor;
}

/** The club's members, by last name in Swedish order. Throws 403 unless the actor runs the club. */
export async function listSailors(db: Db, reader: Reader, club: string): Promise<Sailor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(reader.actor, found.id)) throw forbidden();
  const sailors = await sailorsOfClub(db, found.id);
  return presented(
    db,
    reader,
    sailors.sort((a, b) => byName.compare(nameOf(a), nameOf(b))),
  );
}

/** The sailings that the actor is entered in, by date. A club's account has no entries of its own. */
export async function readMyRegistrations(db: Db, { club, sailor }: Actor): Promise<MyRegistrations> {
  const ids = club || !sailor ? [] : await sailingIdsOf(db, sailor.id);
  return { sailing_ids: ids, count: ids.length };
}

interface PhotoDeps {
  db: Db;
  rateLimits: Pick<RateLimits, 'upload'>;
}

/**
 * The photo in a PATCH, for `updateSailor`. Throws 403 for anybody else's profile, before anything is done with the
 * image.
 */
export async function incomingPhoto(
  { db, rateLimits }: PhotoDeps,
  user: User,
  id: number,
  body: unknown,
): Promise<IncomingFile> {
  await existingSailor(db, id);
  if (!mayEditSailor(user, id)) throw forbidden();
  return incomingFile(body, 'photo', { count: () => rateLimits.upload(user.id), prepare: prepareImage });
}

/** A deleted boat stops being anyone's usual boat. */
export const forgetDefaultBoat = ({ tx }: Work, boatId: number): Promise<void> => clearDefaultBoat(tx, boatId);
