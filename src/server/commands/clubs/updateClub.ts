import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { Club } from '../../../shared/contract/clubs';
import { mayOwnClub, type Actor } from '../../../shared/domain/permissions';
import { validationTexts } from '../../../shared/texts/validation';
import { isEmpty, realChanges } from '../../db/changes';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { RateLimits } from '../../http/request';
import { forbidden, invalid, notFound } from '../../errors';
import { incomingFile, keptHash, type IncomingFile } from '../../uploads/keepFile';
import { prepareImage } from '../../uploads/prepareFile';
import { presentClub, presentClubFrame } from '../../resources/clubs/present';
import { clubById, clubBySlug, lockClub, updateClub, type ClubView } from '../../resources/clubs/repository';
import { findClub } from '../../resources/clubs/clubs';
import { ownSequences } from '../../resources/clubs/startSequences';
import { clubColumns, parseClub } from './clubBody';
import { followSequences } from './followSequences';

/** The club as it stands once every other writer of it is done. */
async function heldClub({ tx }: Work, idOrSlug: string): Promise<ClubView> {
  const found = await findClub(tx, idOrSlug);
  if (!found) throw notFound();
  await lockClub(tx, { id: found.id });
  const club = await clubById(tx, found.id);
  if (!club) throw notFound();
  return club;
}

async function assertSlugIsFree({ tx }: Work, slug: string | undefined): Promise<void> {
  if (slug !== undefined && (await clubBySlug(tx, slug))) throw invalid({ slug: [validationTexts.notUnique] });
}

interface LogoDeps {
  db: Kysely<Database>;
  rateLimits: Pick<RateLimits, 'upload'>;
}

/**
 * The logo in a PATCH, for `changeClub`. Throws 403 for another club's account, before anything is done with the image.
 */
export async function incomingLogo(
  { db, rateLimits }: LogoDeps,
  user: User,
  idOrSlug: string,
  body: unknown,
): Promise<IncomingFile> {
  const club = await findClub(db, idOrSlug);
  if (!club) throw notFound();
  if (!mayOwnClub(user, club.id)) throw forbidden();
  return incomingFile(body, 'logo', { count: () => rateLimits.upload(user.id), prepare: prepareImage });
}

interface ClubUpdate {
  /** Id or slug. */
  club: string;
  body: unknown;
  logo: IncomingFile;
}

/** PATCH of a club. Throws 403 for another club's account. */
export async function changeClub(
  work: Work,
  actor: Actor,
  { club: idOrSlug, body, logo }: ClubUpdate,
  site: string,
): Promise<Club> {
  const club = await heldClub(work, idOrSlug);
  if (!mayOwnClub(actor, club.id)) throw forbidden();
  const input = parseClub(actor, body);
  const changes = realChanges(club, clubColumns(input, await keptHash(work, logo)));
  if (isEmpty(changes)) return presentClub(club, actor, site);
  await assertSlugIsFree(work, changes.slug);

  const version = await work.nextVersion(club.id);
  // What changed before is published by the rule of before, or by hand.
  const published = changes.publish === undefined ? {} : { publish_after: version };
  await updateClub(work.tx, club.id, { ...changes, ...published, updated_at: work.now });
  const saved = await clubById(work.tx, club.id);
  if (!saved) throw new Error(`Club ${club.id} vanished within its own transaction.`);
  const data = presentClubFrame(saved, site);
  await work.note({
    clubId: club.id,
    version,
    model: 'club',
    id: club.id,
    change: 'updated',
    data,
    visibility: 'everyone',
  });
  if (input.start_sequences) await followSequences(work, club.id, ownSequences(club), input.start_sequences);
  return presentClub(saved, actor, site);
}
