import type { Id } from '../../../shared/contract/common';
import { useFreshResultLog } from '../../api/results';
import { finishDifferences } from '../kinds/finishDifferences';
import { CONFLICT } from '../kinds/changeKind';
import { ofKind } from '../kinds/registry';
import type { RefusedChange } from '../queue/pendingChanges';
import { texts } from './texts';

/** Two officials wrote different finishes of one boat: both of them, and the answers to choose between. */
export interface FinishConflict {
  text: string;
  keep: string;
  use: string;
}

const NOWHERE: Id | null = null;

/**
 * What somebody else wrote meanwhile, and who; null for a refusal of another kind, for an undo, and while the log of the
 * results cannot be read.
 */
export function useFinishConflict(refused: RefusedChange): FinishConflict | null {
  const [own] = ofKind([refused], 'finish');
  const isConflict = own !== undefined && own.undoes === undefined && own.refusal.status === CONFLICT;
  const log = useFreshResultLog(isConflict ? own.sailing : NOWHERE);
  if (!own || !log) return null;
  const found = finishDifferences(own, log);
  const [one] = found;
  if (!one) return null;
  const isAlone = found.length === 1 && own.finishes.length === 1;
  return {
    text: found.map(({ boat, by, theirs, mine }) => texts.conflict(boat, by, { theirs, mine })).join(' '),
    keep: isAlone ? texts.keepTheirs(one.theirs) : texts.keepAllOfTheirs,
    use: isAlone ? texts.useMine(one.mine) : texts.useAllOfMine,
  };
}
