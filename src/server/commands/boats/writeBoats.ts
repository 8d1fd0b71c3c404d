import type { Boat } from '../../../shared/contract/boats';
import { clubOfMember, mayEditBoat, mayVerifyBoat, type Actor } from '../../../shared/domain/permissions';
import { boatSchema, type BoatInput } from '../../../shared/schemas/boat';
import { validationTexts } from '../../../shared/texts/validation';
import { isEmpty, realChanges } from '../../db/changes';
import type { BoatChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { findBoatModel } from '../../resources/boat-models/boatModels';
import { forgetDefaultBoat } from '../../resources/sailors/sailors';
import { toBoatColumns, isOtherThanCertified } from '../../resources/boats/columns';
import {
  deleteBoat,
  hasEntries,
  insertBoat,
  updateBoat as saveBoat,
  type BoatView,
} from '../../resources/boats/repository';
import { existingBoat, readBoat } from '../../resources/boats/readBoats';

interface Rights {
  mayEdit: boolean;
  mayVerify: boolean;
}

/** What the actor may say of a boat that belongs to these. */
function rightsOn(
  actor: Actor,
  boat: Pick<BoatView, 'owner_id' | 'club_id' | 'owner_club_id' | 'owner_membership'>,
): Rights {
  const ownerClub = clubOfMember(boat.owner_club_id, boat.owner_membership);
  const facts = { owner: boat.owner_id, club: boat.club_id, ownerClub };
  return { mayEdit: mayEditBoat(actor, facts), mayVerify: mayVerifyBoat(actor, facts) };
}

/** What the actor may not write is ignored. */
function readInput({ mayEdit, mayVerify }: Rights, body: unknown, partial: boolean): Partial<BoatInput> {
  const whole = mayVerify ? boatSchema : boatSchema.omit(['certificate_verified']);
  const schema = mayEdit ? whole : boatSchema.pick(['certificate_verified']);
  return partial ? parse(schema, body, { partial }) : parse(schema, body);
}

async function assertModel({ tx }: Work, id: number | null | undefined): Promise<void> {
  if (id && !(await findBoatModel(tx, id))) throw invalid({ boat_model: [validationTexts.noSuchObject(id)] });
}

/** A boat belongs to the sailor or the club that creates it. */
export async function createBoat(work: Work, actor: Actor, body: unknown): Promise<Boat> {
  const belongsTo = actor.club
    ? { owner_id: null, club_id: actor.club.id }
    : { owner_id: actor.sailor?.id ?? null, club_id: null };
  const { mayVerify } = rightsOn(actor, { ...belongsTo, owner_club_id: null, owner_membership: null });
  const input = parse(boatSchema.omit(mayVerify ? [] : ['certificate_verified']), body);
  await assertModel(work, input.boat_model);
  const stamps = { created_at: work.now, updated_at: work.now };
  const id = await insertBoat(work.tx, {
    ...toBoatColumns(input),
    sail_number: input.sail_number,
    ...belongsTo,
    ...stamps,
  });
  return readBoat(work.tx, id);
}

/** A certificate that anyone but a club changes has to be verified again. */
const unseen = (changes: BoatChanges, { mayVerify }: Rights): BoatChanges =>
  isOtherThanCertified(changes) && !mayVerify ? { ...changes, certificate_verified: 0 } : changes;

/** What the body leaves out stays as it is, in PUT as well; PUT only demands the sail number. */
export async function updateBoat(work: Work, actor: Actor, { id, body, partial }: Update): Promise<Boat> {
  const boat = await existingBoat(work.tx, id);
  const rights = rightsOn(actor, boat);
  if (!rights.mayEdit && !rights.mayVerify) throw forbidden();
  const input = readInput(rights, body, partial);
  await assertModel(work, input.boat_model);
  const changes = realChanges(boat, unseen(realChanges(boat, toBoatColumns(input)), rights));
  if (!isEmpty(changes)) await saveBoat(work.tx, id, { ...changes, updated_at: work.now });
  return readBoat(work.tx, id);
}

/**
 * Takes the boat off its owner's list. The row stays where entries name it, so that results and series keep their boat.
 */
export async function removeBoat(work: Work, actor: Actor, id: number): Promise<void> {
  const boat = await existingBoat(work.tx, id);
  if (!rightsOn(actor, boat).mayEdit) throw forbidden();
  await forgetDefaultBoat(work, id);
  if (await hasEntries(work.tx, id)) await saveBoat(work.tx, id, { removed_at: work.now, updated_at: work.now });
  else await deleteBoat(work.tx, id);
}
