import type { Kysely } from 'kysely';
import type { IndexData } from '../../../shared/contract/indexData';
import type { Asker } from '../../../shared/domain/permissions';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import { ANYBODY, audienceAnywhere } from '../../http/audience';
import type { Question, Standing } from '../../http/keptAnswer';
import { listClubs } from '../../resources/clubs/clubs';
import { publishedSummaries } from '../sailings/readSummaries';
import { platformMoments, countPublishedSailings, countSailors } from './repositoryVersion';

const SHOWN = 10;

/** What the start page shows; null is somebody who has not logged in. */
export async function readIndexData(
  db: Kysely<Database>,
  asker: Asker | null,
  { now, site }: { now: Date; site: string },
): Promise<IndexData> {
  const clubs = await listClubs(db, asker, site);
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const today = localDateOf(now.getTime());
  return {
    upcoming_sailings: await publishedSummaries(db, asker, byId, {
      status: 'upcoming',
      from: today,
      order: 'asc',
      limit: SHOWN,
    }),
    ongoing_sailings: await publishedSummaries(db, asker, byId, { status: 'ongoing', order: 'desc', limit: SHOWN }),
    recent_results: await publishedSummaries(db, asker, byId, { status: 'finished', order: 'desc', limit: SHOWN }),
    clubs: clubs.map(({ id, slug, name, logo }) => ({ id, slug, name, logo })),
    counts: { clubs: clubs.length, sailors: await countSailors(db), sailings: await countPublishedSailings(db) },
  };
}

interface DayStanding extends Standing {
  now: Date;
}

/** What the start page shows; null is somebody who has not logged in. */
export const indexDataQuestion = (asker: Asker | null, clock: () => Date, site: string): Question<DayStanding> => ({
  look: async (db) => {
    const [found] = await platformMoments(db, { sailor: asker?.sailor?.id ?? null });
    if (!found) throw new Error('The database has no epoch.');
    const { number, epoch, clubs, sailors, own_entry: ownEntry } = found;
    const now = clock();
    const under = `${epoch} ${localDateOf(now.getTime())} ${clubs} ${sailors} ${site}`;
    return {
      of: 'the start page',
      number,
      under,
      now,
      audience: asker ? audienceAnywhere(asker, ownEntry !== null) : ANYBODY,
    };
  },
  compute: (db, { audience, now }) => readIndexData(db, audience, { now, site }),
});
