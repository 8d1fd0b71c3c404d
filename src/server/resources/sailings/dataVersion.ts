import type { Kysely } from 'kysely';
import { maySeeSailing, type Asker } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { audienceIn } from '../../http/audience';
import type { Standing } from '../../http/keptAnswer';
import { sailingMoments } from './repositoryVersion';

/**
 * What an answer about a sailing hangs on. Throws 404 when there is no such sailing, or none that the asker may know
 * of.
 */
export async function sailingStanding(db: Kysely<Database>, asker: Asker, id: number): Promise<Omit<Standing, 'of'>> {
  const [found] = await sailingMoments(db, { sailing: id, sailor: asker.sailor?.id ?? null });
  if (!found || !maySeeSailing(asker, found)) throw notFound();
  const { club, number, under, own_entry: ownEntry } = found;
  return { number, under, clubVersion: number, audience: audienceIn(asker, club, ownEntry !== null) };
}
