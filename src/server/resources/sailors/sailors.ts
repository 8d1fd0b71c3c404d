import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { MyRegistrations, Sailor } from '../../../shared/contract/sailors';
import { mayEditClub, mayEditSailor, maySeeMembers, type Actor } from '../../../shared/domain/permissions';
import { membersSchema, sailorSchema } from '../../../shared/schemas/account';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import { definedOnly } from '../../db/changes';
import type { Database, SailorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, notFound } from '../../errors';
import { parse } from '../../http/parse';
import type { RateLimits } from '../../http/request';
import { incomingFile, type IncomingFile } from '../../uploads/keepFile';
import { prepareImage } from '../../uploads/prepareFile';
import { boatsByOwner } from '../boats/readBoats';
import { findClub } from '../clubs/clubs';
import { renameUser } from '../users/users';
import { presentSailor } from './present';
import { clearDefaultBoat, sailingIdsOf, sailorById, sailorsOfClub, updateSailor, type SailorView } from './repository';

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

/** Whose members are listed: the id or slug of a club, and of which `membership`, as typed. */
interface Wanted {
  club: string;
  membership: string | undefined;
}

/**
 * The club's members, or those who ask to become one, by last name in Swedish order. Throws 403 unless the actor is
 * one of the members or runs the club, and for those who ask unless the actor runs it.
 */
export async function listSailors(db: Db, reader: Reader, { club, ...typed }: Wanted): Promise<Sailor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!maySeeMembers(reader.actor, found.id)) throw forbidden();
  const { membership = 'confirmed' } = parse(membersSchema, typed);
  if (membership === 'asked' && !mayEditClub(reader.actor, found.id)) throw forbidden();
  const sailors = await sailorsOfClub(db, found.id, membership);
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

/**
 * Gives a sailor without a name, and their account, the name that their own entry has: its first word, and the rest. A
 * name that the profile has no room for is left out.
 */
export async function nameNameless(work: Work, id: number, fullName: string): Promise<void> {
  const sailor = await existingSailor(work.tx, id);
  const [first_name = '', ...rest] = fullName.trim().split(/\s+/);
  const typed = rest.length === 0 ? { first_name } : { first_name, last_name: rest.join(' ') };
  const read = fieldErrors(sailorSchema, typed, { partial: true });
  if (nameOf(sailor) !== '' || !('value' in read)) return;
  const names = definedOnly<SailorChanges>({ first_name: read.value.first_name, last_name: read.value.last_name });
  await updateSailor(work.tx, id, { ...names, updated_at: work.now });
  if (sailor.user_id !== null) await renameUser(work, sailor.user_id, names);
}
