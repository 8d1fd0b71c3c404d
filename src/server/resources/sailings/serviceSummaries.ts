import type { Kysely } from 'kysely';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { SailingSummary } from '../../../shared/contract/sailings';
import type { Asker } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { presentSummary } from './present';
import { publishedSailings, type PublishedFilter } from './repository';
import { presentFor } from './serviceReads';

/** Published sailings of all clubs, named in passing; null is somebody who has not logged in. */
export async function publishedSummaries(
  db: Kysely<Database>,
  asker: Asker | null,
  clubs: ReadonlyMap<number, ClubRef>,
  filter: PublishedFilter,
): Promise<SailingSummary[]> {
  const rows = await presentFor(db, asker, await publishedSailings(db, filter));
  return rows.flatMap((row) => {
    const club = clubs.get(row.club);
    return club ? [presentSummary(row, club)] : [];
  });
}
