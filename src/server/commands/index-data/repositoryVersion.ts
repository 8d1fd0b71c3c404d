import { prepared } from '../../db/prepared';

interface MomentRow {
  /** Rises with the number of any club. */
  number: number;
  epoch: string;
  clubs: number;
  sailors: number;
  own_entry: number | null;
}

/**
 * What the start page hangs on besides the day: every club's rows, and how many clubs and sailors there are, who take
 * no number.
 */
export const platformMoments = prepared<{ sailor: number | null }, MomentRow>((db, value) =>
  db
    .selectFrom('meta')
    .select('meta.value as epoch')
    .select(({ selectFrom, fn, lit }) => [
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.sum<number>('counter').as('sum')),
          lit(0),
        )
        .as('number'),
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.countAll<number>().as('count')),
          lit(0),
        )
        .as('clubs'),
      fn
        .coalesce(
          selectFrom('sailors').select((eb) => eb.fn.countAll<number>().as('count')),
          lit(0),
        )
        .as('sailors'),
      selectFrom('competitors').select('id').where('sailor_id', '=', value('sailor')).limit(1).as('own_entry'),
    ])
    .where('meta.key', '=', 'epoch'),
);
