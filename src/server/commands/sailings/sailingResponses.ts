import type { Kysely } from 'kysely';
import type { Asker } from '../../../shared/domain/permissions';
import type { Remember } from '../../db/remember';
import type { Database } from '../../db/schema';
import { audienceIn } from '../../http/audience';
import type { Question } from '../../http/keptAnswer';
import { clubMoment, findClub } from '../../resources/clubs/clubs';
import { visibleSailing, sailingStanding } from '../../resources/sailings/access';
import { listSailings, wholeSailing, type SailingQuery } from './readSailings';

type Db = Kysely<Database>;

/** The sailing with all that lies below it. */
export const wholeSailingQuestion = (asker: Asker, id: number, remember: Remember): Question => ({
  look: async (db) => ({ of: `sailing ${id}`, ...(await sailingStanding(db, asker, id)) }),
  compute: async (db, { audience }) => wholeSailing(db, audience, await visibleSailing(db, audience, id), remember),
});

/**
 * All sailings of the club that the query names; undefined where it asks for something else, or names no club that
 * there is.
 */
export async function clubSailingsQuestion(
  db: Db,
  asker: Asker,
  { club, serie }: SailingQuery,
): Promise<Question | undefined> {
  const found = club === undefined || serie !== undefined ? undefined : await findClub(db, club);
  if (!found) return undefined;
  const { id } = found;
  return {
    look: async (executor) => {
      const { number, under, isEntered } = await clubMoment(executor, id, asker.sailor?.id);
      return {
        of: `sailings of club ${id}`,
        number,
        under,
        clubVersion: number,
        audience: audienceIn(asker, id, isEntered),
      };
    },
    compute: async (executor, { audience }) =>
      (await listSailings(executor, audience, { club: String(id), serie: undefined })).sailings,
  };
}
