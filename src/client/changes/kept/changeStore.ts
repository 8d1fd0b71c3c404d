import type { AppStore } from '../../state/rootState';
import { newId } from '../../api/newId';
import { startAdopting } from './takeOver';
import { newLedger, noteWanted, write } from './pendingWrites';
import { beginTabLife } from './pageLock';
import { oneByOne } from './mutex';

export interface Keeper {
  user: string;
  /** Resolves when all that the store holds is written down, or could not be. */
  settled: () => Promise<void>;
  /** Takes over what this person made in tabs that are gone. */
  adopt: () => Promise<void>;
  /** Writes what is left; from then on the changes belong to no tab. */
  stop: () => Promise<void>;
}

/**
 * Keeps one person's own changes in this browser, from the moment he makes them until the server has judged them and he
 * has seen the judgement. Whatever kinds they are of: it writes down how the queue differs from what is written.
 */
export function keepChanges(store: AppStore, user: string): Keeper {
  const tab = newId();
  const life = beginTabLife(tab);
  const ledger = newLedger({ store, life, owner: { user, tab } });
  const inTurn = oneByOne();
  const writeNow = () => inTurn(() => write(ledger));
  const takeOthers = startAdopting(ledger);
  const adopt = () => inTurn(takeOthers);
  const follow = () => {
    if (noteWanted(ledger)) void writeNow();
  };

  follow();
  const stopFollowing = store.subscribe(follow);
  void adopt();
  return {
    user,
    settled: () => inTurn(async () => {}),
    adopt,
    stop: async () => {
      stopFollowing();
      await writeNow();
      life.end();
    },
  };
}
