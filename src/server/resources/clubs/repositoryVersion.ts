import { prepared } from '../../db/prepared';

/**
 * The club's number, under the epoch of the log that it belongs to: after a restore the same numbers are given out
 * again. With the sailor of whoever asks, and whether he is entered in any of the club's sailings (null: no).
 */
export const clubMoments = prepared<
  { club: number; sailor: number | null },
  { club: number; number: number; under: string; own_entry: number | null }
>((db, value) =>
  db
    .selectFrom('clubs')
    .select(['clubs.id as club', 'clubs.counter as number'])
    .select(({ selectFrom }) => [
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('under'),
      selectFrom('competitors')
        .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
        .select('competitors.id')
        .whereRef('sailings.club_id', '=', 'clubs.id')
        .where('competitors.sailor_id', '=', value('sailor'))
        .limit(1)
        .as('own_entry'),
    ])
    .where('clubs.id', '=', value('club')),
);
