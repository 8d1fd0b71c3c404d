import type { SailingStatus } from '../../../shared/contract/sailings';
import { prepared } from '../../db/prepared';

interface MomentRow {
  club: number;
  status: SailingStatus;
  number: number;
  under: string;
  own_entry: number | null;
}

/** What `clubMoments` says of a club, for one of its sailings and the entry in it; and who may see the sailing. */
export const sailingMoments = prepared<{ sailing: number; sailor: number | null }, MomentRow>((db, value) =>
  db
    .selectFrom('sailings')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .innerJoin('meta', (join) => join.on('meta.key', '=', 'epoch'))
    .leftJoin('competitors', (join) =>
      join.onRef('competitors.sailing_id', '=', 'sailings.id').on('competitors.sailor_id', '=', value('sailor')),
    )
    .select(['clubs.id as club', 'sailings.status', 'clubs.counter as number', 'meta.value as under', 'competitors.id as own_entry'])
    .where('sailings.id', '=', value('sailing')),
);
