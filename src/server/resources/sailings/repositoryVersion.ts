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
    .select(['sailings.club_id as club', 'sailings.status'])
    .select(({ selectFrom }) => [
      selectFrom('clubs')
        .select('clubs.counter')
        .whereRef('clubs.id', '=', 'sailings.club_id')
        .$asScalar()
        .$notNull()
        .as('number'),
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('under'),
      selectFrom('competitors')
        .select('competitors.id')
        .whereRef('competitors.sailing_id', '=', 'sailings.id')
        .where('competitors.sailor_id', '=', value('sailor'))
        .as('own_entry'),
    ])
    .where('sailings.id', '=', value('sailing')),
);
