import type { Membership } from '../../../shared/contract/clubs';
import type { FieldErrors } from '../../../shared/contract/common';
import type { Sailor } from '../../../shared/contract/sailors';
import { clubOfMember, mayEditSailor } from '../../../shared/domain/permissions';
import { sailorSchema, type SailorInput } from '../../../shared/schemas/account';
import { validationTexts } from '../../../shared/texts/validation';
import { bit, definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { SailorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid } from '../../errors';
import { parse } from '../../http/parse';
import { isBoatOf } from '../../resources/boats/readBoats';
import { findClub } from '../../resources/clubs/clubs';
import { updateSailor as saveSailor, type SailorView } from '../../resources/sailors/repository';
import { existingSailor, readSailor, type Reader } from '../../resources/sailors/sailors';
import { renameUser } from '../../resources/users/users';
import { keptHash, type IncomingFile } from '../../uploads/keepFile';
import { holdClubsOf, republishEntriesOf } from '../competitors/republishEntries';
import { isNamedOtherwise, noteMembership } from './membership';

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

/** Another club than before is asked anew. */
const membershipIn = (sailor: SailorView, club: number | null | undefined): Membership | null | undefined =>
  club === undefined || club === sailor.club_id ? undefined : club === null ? null : 'asked';

const columnsOf = (
  sailor: SailorView,
  { club, default_boat, hide_name, is_minor, ...columns }: Partial<SailorInput>,
  photo_hash: string | null | undefined,
): SailorChanges =>
  definedOnly<SailorChanges>({
    ...columns,
    club_id: club,
    membership: membershipIn(sailor, club),
    hide_name: bit(hide_name),
    is_minor: bit(is_minor),
    default_boat_id: default_boat,
    photo_hash,
  });

interface SailorUpdate {
  id: number;
  body: unknown;
  photo: IncomingFile;
}

/**
 * PATCH of one's own profile; names are the account's as well. A club is asked to confirm the membership. Throws 403 for
 * anybody else's.
 */
export async function updateSailor(work: Work, reader: Reader, { id, body, photo }: SailorUpdate): Promise<Sailor> {
  const known = await existingSailor(work.tx, id);
  if (!mayEditSailor(reader.actor, id)) throw forbidden();
  const input = parse(sailorSchema, body, { partial: true });
  await assertRelations(work, id, input);
  const isOtherClub = input.club !== undefined && input.club !== known.club_id;
  if (isOtherClub || input.hide_name !== undefined || input.is_minor !== undefined)
    await holdClubsOf(work, id, isOtherClub ? [known.club_id, input.club ?? null] : []);
  // The club may have answered meanwhile.
  const sailor = await existingSailor(work.tx, id);
  const changes = realChanges(sailor, columnsOf(sailor, input, await keptHash(work, photo)));
  if (!isEmpty(changes)) {
    await saveSailor(work.tx, id, { ...changes, updated_at: work.now });
    if (sailor.user_id !== null) await renameUser(work, sailor.user_id, changes);
    if (isNamedOtherwise(changes)) await republishEntriesOf(work, id);
    if (changes.club_id !== undefined) {
      await republishEntriesOf(work, id, [clubOfMember(sailor.club_id, sailor.membership)]);
      await noteMembership(work, [sailor.club_id, changes.club_id]);
    }
  }
  return readSailor(work.tx, reader, id);
}
