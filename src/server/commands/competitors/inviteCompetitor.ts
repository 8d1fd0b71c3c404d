import type { Competitor } from '../../../shared/contract/competitors';
import { clubOfMember, type Actor } from '../../../shared/domain/permissions';
import { invitationSchema } from '../../../shared/schemas/account';
import type { Work } from '../../db/unitOfWork';
import { refused } from '../../errors';
import { parse } from '../../http/parse';
import { putInOutbox } from '../../mail/repository';
import { findClub } from '../../resources/clubs/clubs';
import { assertOwn, assertUnlocked } from '../../resources/sailings/access';
import { addInvitedAccount, type Invited, type Profile } from '../../resources/users/invitedAccount';
import { presentCompetitor } from '../../resources/competitors/present';
import { sailorById } from '../../resources/competitors/repositoryEntrants';
import { holdClubsOf, republishEntriesOf } from './republishEntries';
import { findEntry, heldEntry, competitorTexts, type HeldEntry } from '../../resources/competitors/checks';
import { changeEntry, reread } from './saveCompetitor';

const MAX_NAME_LENGTH = 50;

type Names = Omit<Invited, 'email' | 'clubId'>;

const namesIn = (skipper: string): Names => {
  const [first = '', ...rest] = skipper.trim().split(/\s+/);
  return { first_name: first.slice(0, MAX_NAME_LENGTH), last_name: rest.join(' ').slice(0, MAX_NAME_LENGTH) };
};

/** A member of the club without an account keeps their profile; a sailor of another club is refused. */
async function profileFor(
  { tx }: Work,
  { entry, setting: { sailing } }: HeldEntry,
): Promise<Profile & { names: Names }> {
  const sailor = entry.sailor_id === null ? undefined : await sailorById(tx, entry.sailor_id);
  if (!sailor) return { clubId: entry.club_name === '' ? sailing.club_id : null, names: namesIn(entry.skipper_name) };
  if (clubOfMember(sailor.club_id, sailor.membership) !== sailing.club_id)
    throw refused(competitorTexts.sailorElsewhere);
  return { sailorId: sailor.id, names: { first_name: sailor.first_name, last_name: sailor.last_name } };
}

async function mailNewAccount(work: Work, user: number, { setting: { sailing } }: HeldEntry): Promise<void> {
  const club = await findClub(work.tx, String(sailing.club_id));
  await putInOutbox(work, { kind: 'account_created', user, club: club?.name ?? '', sailing: sailing.name });
}

/**
 * POST create-account/: an account without a password for the sailor of an entry, who gets a mail with a link to choose
 * one.
 */
export async function inviteCompetitor(work: Work, actor: Actor, id: number, body: unknown): Promise<Competitor> {
  const known = await findEntry(work.tx, id);
  if (known?.sailor_id) await holdClubsOf(work, known.sailor_id);
  const held = await heldEntry(work, actor, id);
  const { entry, setting } = held;
  assertOwn(actor, setting.sailing);
  assertUnlocked(setting.sailing);

  const { email } = parse(invitationSchema, body);
  if (entry.account_email !== null) throw refused(competitorTexts.hasAccount);
  const { names, ...profile } = await profileFor(work, held);
  const { userId, sailorId } = await addInvitedAccount(
    work,
    { clubId: setting.sailing.club_id, email, ...names },
    profile,
  );
  if (entry.sailor_id === null) await changeEntry(work, entry, { sailor_id: sailorId }, setting);
  else await republishEntriesOf(work, sailorId);
  await mailNewAccount(work, userId, held);
  return presentCompetitor(await reread(work, id), setting, actor);
}
