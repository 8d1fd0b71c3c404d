import type { Sailor } from '../../../shared/contract/sailors';
import { mayEditClub } from '../../../shared/domain/permissions';
import { membershipSchema } from '../../../shared/schemas/account';
import { bit, definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { SailorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, notFound } from '../../errors';
import { parse } from '../../http/parse';
import { findClub } from '../../resources/clubs/clubs';
import { updateSailor as saveSailor } from '../../resources/sailors/repository';
import { existingSailor, readSailor, type Reader } from '../../resources/sailors/sailors';
import { holdClubsOf, republishEntriesOf } from '../competitors/republishEntries';

/**
 * Tells the accounts of these clubs that somebody asks to become a member, or has been answered. Nobody else hears of
 * it, and who it is about is read over HTTP.
 */
export async function noteMembership(work: Work, clubs: readonly (number | null)[]): Promise<void> {
  for (const clubId of clubs) {
    if (clubId === null) continue;
    const version = await work.nextVersion(clubId);
    const subject = { model: 'club', id: clubId, change: 'updated' } as const;
    await work.note({ clubId, version, ...subject, data: null, visibility: 'club' });
  }
}

interface Answer {
  /** Id or slug. */
  club: string;
  sailorId: number;
  body: unknown;
}

/** Public pages name the sailor otherwise than before: every club where they are entered shows it at once. */
export const isNamedOtherwise = ({ hide_name, is_minor }: SailorChanges): boolean =>
  hide_name !== undefined || is_minor !== undefined;

const ENDED = { club_id: null, membership: null } as const satisfies SailorChanges;

/**
 * The club's word about a sailor who has named it: confirmed, or null, which declines the question or ends the
 * membership. Throws 403 unless the actor runs the club, 404 for a sailor who has not named it.
 */
export async function answerMembership(work: Work, reader: Reader, answer: Answer): Promise<Sailor> {
  const club = await findClub(work.tx, answer.club);
  if (!club) throw notFound();
  if (!mayEditClub(reader.actor, club.id)) throw forbidden();
  await holdClubsOf(work, answer.sailorId, [club.id]);
  const sailor = await existingSailor(work.tx, answer.sailorId);
  if (sailor.club_id !== club.id) throw notFound();

  const { membership = sailor.membership, hide_name, is_minor } = parse(membershipSchema, answer.body);
  const isAnswer = membership !== sailor.membership;
  const asked = definedOnly<SailorChanges>({ hide_name: bit(hide_name), is_minor: bit(is_minor) });
  const names = membership === 'confirmed' ? realChanges(sailor, asked) : {};
  if (isAnswer || !isEmpty(names)) {
    const word = !isAnswer ? {} : membership ? { membership } : ENDED;
    await saveSailor(work.tx, sailor.id, { ...word, ...names, updated_at: work.now });
    await republishEntriesOf(work, sailor.id, isNamedOtherwise(names) ? undefined : [club.id]);
  }
  if (isAnswer) await noteMembership(work, [club.id]);
  return readSailor(work.tx, reader, sailor.id);
}
