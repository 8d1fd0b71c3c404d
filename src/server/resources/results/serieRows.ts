import type { Kysely } from 'kysely';
import type { SeriesRow } from '../../../shared/contract/series';
import { seriesRows } from '../../../shared/domain/series/seriesRows';
import type { Database } from '../../db/schema';
import type { Remember } from '../../db/remember';
import { serieStandings } from './standings';

/**
 * The rows of all classes of a serie, for the own club or for others: an unpublished sailing has a column for the club
 * alone.
 */
export async function serieRows(
  db: Kysely<Database>,
  serie: { id: number; clubId: number },
  remember: Remember,
): Promise<(reader: { isOwn: boolean }) => SeriesRow[]> {
  const { races, classes } = await serieStandings(db, serie, remember);
  return ({ isOwn }) => {
    const sailings = races.filter(({ status }) => isOwn || status !== 'unpublished').map(({ sailing }) => sailing);
    return classes.flatMap(({ standings, scores }) => seriesRows(standings, scores, sailings));
  };
}
