import type { Kysely } from 'kysely';
import type { PublishMode } from '../../../shared/contract/clubs';
import type { Model } from '../../../shared/contract/common';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** What a result follows from. */
const OF_RESULTS: Model[] = ['sailing', 'competitor', 'start_group', 'race_class'];

export async function publishModeOf(db: Db, club: number): Promise<PublishMode> {
  const { publish } = await db.selectFrom('clubs').select('publish').where('id', '=', club).executeTakeFirstOrThrow();
  return publish;
}

export interface WaitingClub {
  id: number;
  counter: number;
  publish_after: number;
}

/** Clubs that publish at once and have changed since everything of theirs was last looked at. */
export const clubsToLookAt = (db: Db): Promise<WaitingClub[]> =>
  db
    .selectFrom('clubs')
    .select(['id', 'counter', 'publish_after'])
    .where('publish', '=', 'at_once')
    .whereRef('counter', '>', 'publish_after')
    .execute();

/** Changes of one sailing, or of the rules of one series, that have not been looked at. */
export interface Burst {
  id: number;
  first: string;
  last: string;
}

const since = (db: Db, { id, publish_after }: WaitingClub) =>
  db
    .selectFrom('events')
    .select(({ fn }) => [fn.min('events.at').as('first'), fn.max('events.at').as('last')])
    .where('events.club_id', '=', id)
    .where('events.version', '>', publish_after);

export const burstsOfSailings = (db: Db, club: WaitingClub): Promise<Burst[]> =>
  since(db, club)
    .innerJoin('sailings', 'sailings.id', 'events.sailing_id')
    .select('sailings.id')
    .whereRef('events.version', '>', 'sailings.published_version')
    .where('events.model', 'in', OF_RESULTS)
    .groupBy('sailings.id')
    .execute();

export const burstsOfSeries = (db: Db, club: WaitingClub): Promise<Burst[]> =>
  since(db, club)
    .innerJoin('series', 'series.id', 'events.object_id')
    .select('series.id')
    .whereRef('events.version', '>', 'series.published_version')
    .where('events.model', '=', 'serie')
    .groupBy('series.id')
    .execute();

/** Everything up to the number has been looked at. */
export async function closeClub(db: Db, { id, counter }: WaitingClub): Promise<void> {
  await db
    .updateTable('clubs')
    .set({ publish_after: counter })
    .where('id', '=', id)
    .where('publish_after', '<', counter)
    .execute();
}
