import type { Kysely } from 'kysely';
import type { FieldErrors } from '../../../shared/contract/common';
import type { MyRegistrations, Sailor } from '../../../shared/contract/sailors';
import { mayEditClub, mayEditSailor, type Asker } from '../../../shared/domain/permissions';
import { sailorSchema, type SailorInput } from '../../../shared/schemas/sailor';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { Database, SailorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid, notFound } from '../../errors';
import { parse } from '../../http/parse';
import { boatsByOwner, isBoatOf } from '../boats/serviceReads';
import { findClub } from '../clubs/service';
import { renameUser } from '../users/service';
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

async function presented(db: Db, asker: Asker, sailors: SailorView[]): Promise<Sailor[]> {
  const boats = await boatsByOwner(
    db,
    sailors.map(({ id }) => id),
  );
  return sailors.map((sailor) => presentSailor(sailor, boats.get(sailor.id) ?? [], asker));
}

export async function readSailor(db: Db, asker: Asker, id: number): Promise<Sailor> {
  const [sailor] = await presented(db, asker, [await existing(db, id)]);
  if (!sailor) throw new Error(`Sailor ${id} was lost while he was presented.`);
  return sailor;
}

/** The club's members, by last name in Swedish order. Throws 403 unless the asker runs the club. */
export async function listSailors(db: Db, asker: Asker, club: string): Promise<Sailor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(asker, found.id)) throw forbidden();
  const sailors = await sailorsOfClub(db, found.id);
  return presented(
    db,
    asker,
    sailors.sort((a, b) => byName.compare(nameOf(a), nameOf(b))),
  );
}

/** The sailings that the asker is entered in, by date. A club's account enters nobody as itself. */
export async function readMyRegistrations(db: Db, { club, sailor }: Asker): Promise<MyRegistrations> {
  const ids = club || !sailor ? [] : await sailingIdsOf(db, sailor.id);
  return { sailing_ids: ids, count: ids.length };
}

async function assertRelations({ tx }: Work, id: number, { club, default_boat: boat }: Partial<SailorInput>): Promise<void> {
  const errors: FieldErrors = {};
  if (club && !(await findClub(tx, String(club)))) errors['club'] = [validationTexts.noSuchObject(club)];
  if (boat && !(await isBoatOf(tx, boat, id))) errors['default_boat'] = [validationTexts.noSuchObject(boat)];
  if (!isEmpty(errors)) throw invalid(errors);
}

const columnsOf = ({ club, default_boat, ...columns }: Partial<SailorInput>): SailorChanges =>
  definedOnly<SailorChanges>({ ...columns, club_id: club, default_boat_id: default_boat });

/** PATCH of one's own profile; names are the account's as well. Throws 403 for anybody else's. */
export async function updateSailor(work: Work, asker: Asker, id: number, body: unknown): Promise<Sailor> {
  const sailor = await existing(work.tx, id);
  if (!mayEditSailor(asker, id)) throw forbidden();
  const input = parse(sailorSchema, body, { partial: true });
  await assertRelations(work, id, input);
  const changes = realChanges(sailor, columnsOf(input));
  if (!isEmpty(changes)) {
    await saveSailor(work.tx, id, { ...changes, updated_at: work.now });
    if (sailor.user_id !== null) await renameUser(work, sailor.user_id, changes);
  }
  return readSailor(work.tx, asker, id);
}
