import type { Kysely } from 'kysely';
import { mayEditClub } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { accountOf, type Caller, type RateLimits } from '../../http/request';
import { forbidden } from '../../errors';
import { incomingFile, type IncomingFile } from '../../uploads/keepFile';
import { prepareMap } from '../../uploads/prepareFile';
import { ownClubOfBody } from '../clubs/ownClub';
import { parseCourse } from './columns';
import { existingCourse } from './readCourses';

interface MapDeps {
  db: Kysely<Database>;
  rateLimits: Pick<RateLimits, 'upload'>;
}

async function assertMayWrite(
  db: Kysely<Database>,
  user: Caller,
  body: unknown,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) await ownClubOfBody(db, user, body, () => parseCourse(body, { partial: false }));
  else if (!mayEditClub(user, (await existingCourse(db, id)).club_id)) throw forbidden();
}

/**
 * The map in the body of a course that is made, or changed (`id`). Throws 403 for another club's account before the
 * map is processed.
 */
export const incomingMap =
  ({ db, rateLimits }: MapDeps) =>
  async (user: Caller, body: unknown, id?: number): Promise<IncomingFile> => {
    await assertMayWrite(db, user, body, id);
    return incomingFile(body, 'map', { count: () => rateLimits.upload(accountOf(user)), prepare: prepareMap });
  };
