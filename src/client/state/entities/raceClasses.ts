import type { RaceClass } from '../../../shared/contract/raceClasses';
import { rowsBelowSailing } from './belowSailing';
import { raceClassDeleted, raceClassSaved } from './events';
import { pushedRaceClasses } from './pushed';

/** Race classes of all sailings held. */
export const { reducer: raceClassesReducer, selectAll: allRaceClasses } = rowsBelowSailing<RaceClass>({
  model: 'race_class',
  read: (sailing) => sailing.race_classes,
  pushed: pushedRaceClasses,
  told: (action) => (raceClassSaved.match(action) ? [action.payload] : []),
  deleted: (action) => (raceClassDeleted.match(action) ? action.payload : undefined),
});
