import type { Kysely } from 'kysely';
import type { Publication } from '../../../shared/contract/publications';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { publicationSchema } from '../../../shared/schemas/publication';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { notFound, refused } from '../../errors';
import { parse } from '../../http/parse';
import { presentPublication } from '../../resources/publications/readPublished';
import { emptyPublication, publicationsOf, stampPublic, type Subject } from '../../resources/publications/repository';
import { publishModeOf } from '../../resources/publications/repositoryWaiting';
import { heldOwnSailing, visibleSailing } from '../../resources/sailings/access';
import { heldOwnSerie, visibleSerie } from '../../resources/series/access';
import { publishSailing, publishSerie, type Published } from './publish';

export type { Subject };

const publicationTexts = {
  isOff: 'Klubben publicerar inga resultat. Ändra det i klubbens inställningar.',
  noResult: 'Det finns inget resultat att publicera än.',
} as const;

const clubOf = async (db: Kysely<Database>, actor: Actor, subject: Subject): Promise<number> =>
  ('sailing' in subject
    ? await visibleSailing(db, actor, subject.sailing)
    : await visibleSerie(db, actor, subject.serie)
  ).club_id;

/** The versions that can be read, the newest first: all to the officials of the club, to others what is public. */
export async function listPublications(db: Kysely<Database>, actor: Actor, subject: Subject): Promise<Publication[]> {
  const club = await clubOf(db, actor, subject);
  const isOwn = mayEditClub(actor, club);
  if (!isOwn && (await publishModeOf(db, club)) === 'off') return [];
  return (await publicationsOf(db, subject)).map((one) => presentPublication(one, isOwn));
}

async function publishNow(work: Work, actor: Actor, subject: Subject, body: unknown): Promise<Published> {
  if ('sailing' in subject) {
    const sailing = await heldOwnSailing(work, actor, subject.sailing);
    const publishing = { ...parse(publicationSchema, body), isAutomatic: false };
    await assertPublishes(work, sailing.club_id);
    return publishSailing(work, sailing, publishing);
  }
  const serie = await heldOwnSerie(work, actor, subject.serie);
  const publishing = { ...parse(publicationSchema, body), isAutomatic: false };
  await assertPublishes(work, serie.club_id);
  return publishSerie(work, serie, publishing);
}

async function assertPublishes({ tx }: Work, club: number): Promise<void> {
  if ((await publishModeOf(tx, club)) === 'off') throw refused(publicationTexts.isOff);
}

/**
 * Makes a version by hand. Throws 400 where the club publishes nothing, and where there is no result yet. What members
 * do not see yet is public once they do.
 */
export async function createPublication(
  work: Work,
  actor: Actor,
  subject: Subject,
  body: unknown,
): Promise<Publication> {
  const published = await publishNow(work, actor, subject, body);
  const newest = (await publicationsOf(work.tx, subject))[0];
  if (published === 'empty' || !newest) throw refused(publicationTexts.noResult);
  return presentPublication(newest, true);
}

/** Takes a version off: what it showed is gone, and the one before it shows again. */
export async function removePublication(work: Work, actor: Actor, subject: Subject, number: number): Promise<void> {
  const { club_id: club } =
    'sailing' in subject
      ? await heldOwnSailing(work, actor, subject.sailing)
      : await heldOwnSerie(work, actor, subject.serie);
  if (!(await emptyPublication(work.tx, subject, number))) throw notFound();
  await stampPublic(work.tx, { club });
}
