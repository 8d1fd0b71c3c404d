import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { FieldErrors } from '../../../shared/contract/common';
import type { MyRegistrations, Sailor } from '../../../shared/contract/sailors';
import { mayEditClub, mayEditSailor, type Asker } from '../../../shared/domain/permissions';
import { sailorSchema, type SailorInput } from '../../../shared/schemas/sailor';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { Database, SailorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { RateLimits } from '../../deps';
import { forbidden, invalid, notFound } from '../../errors';
import { parse } from '../../http/parse';
import { incomingFile, type IncomingFile } from '../../uploads/incomingFile';
import { keptHash } from '../../uploads/keepFile';
import { prepareImage } from '../../uploads/prepareFile';
import { boatsByOwner, isBoatOf } from '../boats/readBoats';
import { findClub } from '../clubs/clubs';
import { holdClubsOf, retellEntriesOf } from '../../commands/competitors/republishEntries';
import { renameUser } from '../users/users';
import { presentSailor } from './present';
import { sailingIdsOf, sailorById, sailorsOfClub, updateSailor as saveSailor, type SailorView } from './repository';

type Db = Kysely<Database>;

const byName = new Intl.Collator('sv');
const nameOf = ({ last_name, first_name }: SailorView): string => `${last_name} ${first_name}`.trim();

async function existing(db: Db, id: number): Promise<SailorView> {
  const sailor = await sailorById(db, id);
  if (!sailor) throw notFound();
  return sailor;
}

/** Who reads, and where files are read. */
interface Reader {
  asker: Asker;
  site: string;
}

async function presented(db: Db, { asker, site }: Reader, sailors: SailorView[]): Promise<Sailor[]> {
  const boats = await boatsByOwner(
    db,
    sailors.map(({ id }) => id),
  );
  return sailors.map((sailor) => presentSailor(sailor, boats.get(sailor.id) ?? [], asker, site));
}

export async function readSailor(db: Db, reader: Reader, id: number): Promise<Sailor> {
  const [sailor] = await presented(db, reader, [await existing(db, id)]);
  if (!sailor) throw new Error(`Sailor ${id} was lost while he was presented.`);
  return sailor;
}

/** The club's members, by last name in Swedish order. Throws 403 unless the asker runs the club. */
export async function listSailors(db: Db, reader: Reader, club: string): Promise<Sailor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(reader.asker, found.id)) throw forbidden();
  const sailors = await sailorsOfClub(db, found.id);
  return presented(
    db,
    reader,
    sailors.sort((a, b) => byName.compare(nameOf(a), nameOf(b))),
  );
}

/** The sailings that the asker is entered in, by date. A club's account enters nobody as itself. */
export async function readMyRegistrations(db: Db, { club, sailor }: Asker): Promise<MyRegistrations> {
  const ids = club || !sailor ? [] : await sailingIdsOf(db, sailor.id);
  return { sailing_ids: ids, count: ids.length };
}

async function assertRelations(
  { tx }: Work,
  id: number,
  { club, default_boat: boat }: Partial<SailorInput>,
): Promise<void> {
  const errors: FieldErrors = {};
  if (club && !(await findClub(tx, String(club)))) errors['club'] = [validationTexts.noSuchObject(club)];
  if (boat && !(await isBoatOf(tx, boat, id))) errors['default_boat'] = [validationTexts.noSuchObject(boat)];
  if (!isEmpty(errors)) throw invalid(errors);
}

const columnsOf = (
  { club, default_boat, ...columns }: Partial<SailorInput>,
  photo_hash: string | null | undefined,
): SailorChanges =>
  definedOnly<SailorChanges>({ ...columns, club_id: club, default_boat_id: default_boat, photo_hash });

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
  await existing(db, id);
  if (!mayEditSailor(user, id)) throw forbidden();
  return incomingFile(body, 'photo', { count: () => rateLimits.upload(user.id), prepare: prepareImage });
}

interface SailorUpdate {
  id: number;
  body: unknown;
  photo: IncomingFile;
}

/** PATCH of one's own profile; names are the account's as well. Throws 403 for anybody else's. */
export async function updateSailor(work: Work, reader: Reader, { id, body, photo }: SailorUpdate): Promise<Sailor> {
  const sailor = await existing(work.tx, id);
  if (!mayEditSailor(reader.asker, id)) throw forbidden();
  const input = parse(sailorSchema, body, { partial: true });
  await assertRelations(work, id, input);
  const changes = realChanges(sailor, columnsOf(input, await keptHash(work, photo)));
  if (!isEmpty(changes)) {
    if (changes.club_id !== undefined) await holdClubsOf(work, id);
    await saveSailor(work.tx, id, { ...changes, updated_at: work.now });
    if (sailor.user_id !== null) await renameUser(work, sailor.user_id, changes);
    if (changes.club_id !== undefined) await retellEntriesOf(work, id, [sailor.club_id, changes.club_id]);
  }
  return readSailor(work.tx, reader, id);
}
