import type { Kysely } from 'kysely';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { SailingSummary } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { clubRefs } from '../../resources/clubs/clubs';
import { presentSummary } from '../../resources/sailings/present';
import {
  publishedSailings,
  sailingsByIds,
  type PublishedFilter,
  type SailingView,
} from '../../resources/sailings/repository';
import { presentFor } from './readSailings';

/** Published sailings of all clubs, named in passing; null: not logged in. */
export async function publishedSummaries(
  db: Kysely<Database>,
  actor: Actor | null,
  clubs: ReadonlyMap<number, ClubRef>,
  filter: PublishedFilter,
): Promise<SailingSummary[]> {
  const rows = await presentFor(db, actor, await publishedSailings(db, filter));
  return rows.flatMap((row) => {
    const club = clubs.get(row.club);
    return club ? [presentSummary(row, club)] : [];
  });
}

export interface NamedSailing {
  sailing: SailingView;
  summary: SailingSummary;
}

/** Those of the ids that the actor may see, in whatever club, by date. */
export async function visibleSummaries(
  db: Kysely<Database>,
  actor: Actor,
  ids: readonly number[],
): Promise<NamedSailing[]> {
  const sailings = await sailingsByIds(db, actor, ids);
  const rows = await presentFor(db, actor, sailings);
  const clubs = await clubRefs(db, [...new Set(sailings.map(({ club_id }) => club_id))]);
  return rows.flatMap((row, index) => {
    const [sailing, club] = [sailings[index], clubs.get(row.club)];
    return sailing && club ? [{ sailing, summary: presentSummary(row, club) }] : [];
  });
}
