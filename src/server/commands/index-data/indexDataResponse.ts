import { localDateOf } from '../../../shared/domain/time';
import type { Asker } from '../../../shared/domain/permissions';
import { ANYBODY, audienceAnywhere } from '../../http/audience';
import type { Question, Standing } from '../../http/keptAnswer';
import { platformMoments } from './repositoryVersion';
import { readIndexData } from './readIndexData';

interface DayStanding extends Standing {
  now: Date;
}

/** What the start page shows; null is somebody who has not logged in. */
export const indexDataQuestion = (asker: Asker | null, clock: () => Date, site: string): Question<DayStanding> => ({
  look: async (db) => {
    const [found] = await platformMoments(db, { sailor: asker?.sailor?.id ?? null });
    if (!found) throw new Error('The database has no epoch.');
    const { number, epoch, clubs, sailors, own_entry: ownEntry } = found;
    const now = clock();
    const under = `${epoch} ${localDateOf(now.getTime())} ${clubs} ${sailors} ${site}`;
    return {
      of: 'the start page',
      number,
      under,
      now,
      audience: asker ? audienceAnywhere(asker, ownEntry !== null) : ANYBODY,
    };
  },
  compute: (db, { audience, now }) => readIndexData(db, audience, { now, site }),
});
