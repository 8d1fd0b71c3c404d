import type { Asker } from '../../../shared/domain/permissions';
import type { Remember } from '../../db/remember';
import { ANYBODY } from '../../http/audience';
import type { Question } from '../../http/keptAnswer';
import { visibleSailing, sailingStanding } from '../sailings/access';
import { sailingResults, type ResultsWish } from './sailingResults';

/** The results of one sailing, which are the same for everybody who may see them. */
export const sailingResultsQuestion = (
  asker: Asker,
  { id, wish }: { id: number; wish: ResultsWish },
  remember: Remember,
): Question => ({
  look: async (db) => ({
    ...(await sailingStanding(db, asker, id)),
    of: `results of sailing ${id}, ${wish.list ?? ''}, ${wish.category ?? ''}`,
    audience: ANYBODY,
  }),
  compute: async (db) => sailingResults(db, await visibleSailing(db, asker, id), remember, wish),
});
