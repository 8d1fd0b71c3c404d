import { prepared } from '../../db/prepared';
import type { Flag } from '../../db/schemaFiles';

interface MomentRow {
  club: number;
  is_published: Flag;
  number: number;
  under: string;
  own_entry: number | null;
}

/**
 * What `clubMoments` says of a club, for one of its series and the entries in its sailings; and who may see the serie.
 */
export const serieMoments = prepared<{ serie: number; sailor: number | null }, MomentRow>((db, value) =>
  db
    .selectFrom('series')
    .select(['series.club_id as club', 'series.is_published'])
    .select(({ selectFrom }) => [
      selectFrom('clubs')
        .select('clubs.counter')
        .whereRef('clubs.id', '=', 'series.club_id')
        .$asScalar()
        .$notNull()
        .as('number'),
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('under'),
      selectFrom('competitors')
        .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
        .select('competitors.id')
        .whereRef('sailings.serie_id', '=', 'series.id')
        .where('competitors.sailor_id', '=', value('sailor'))
        .limit(1)
        .as('own_entry'),
    ])
    .where('series.id', '=', value('serie')),
);
