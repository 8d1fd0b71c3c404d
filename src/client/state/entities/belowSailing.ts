import { createEntityAdapter, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Id, Model } from '../../../shared/contract/common';
import type { PushMessage } from '../../../shared/contract/push';
import type { Sailing } from '../../../shared/contract/sailings';
import { loggedOut } from '../session';
import { clubLeft, epochChanged, pushReceived, sailingDeleted, sailingLoaded } from './events';
import { pushedDeletions } from './pushed';
import { dropRows, dropScopes, emptyScopes, takeRows, takeSnapshot, type LiveRow, type LiveRows } from './rows';

/** One kind of row that lies below a sailing and comes and goes with it. */
interface Kind<T> {
  model: Model;
  /** Its rows in a sailing that was read. */
  read: (sailing: Sailing) => readonly T[];
  /** Its rows in a burst of frames. */
  pushed: (messages: readonly PushMessage[]) => readonly T[];
  /** The rows that the answer to a write tells of. */
  told: (action: UnknownAction) => readonly T[];
  /** The row that somebody here has deleted. */
  deleted: (action: UnknownAction) => Id | undefined;
}

const endsClub = isAnyOf(clubLeft, loggedOut, epochChanged);

/** The reducer and the readers of one kind of row: start groups, race classes, competitors. */
export function rowsBelowSailing<T extends LiveRow & { sailing: Id }>({ model, read, pushed, told, deleted }: Kind<T>) {
  type Rows = LiveRows<T>;
  const adapter = createEntityAdapter<T>();
  const initialState: Rows = adapter.getInitialState(emptyScopes());
  const sailingOf = (row: T): Id => row.sailing;

  function takeMessages(rows: Rows, messages: readonly PushMessage[]): Rows {
    const taken = takeRows(rows, pushed(messages), sailingOf);
    const kept = dropRows(taken, pushedDeletions(messages, model));
    return dropScopes(kept, pushedDeletions(messages, 'sailing'), sailingOf);
  }

  function reducer(rows: Rows = initialState, action: UnknownAction): Rows {
    if (pushReceived.match(action)) return takeMessages(rows, action.payload);
    if (sailingLoaded.match(action)) {
      const { clubVersion, sailing } = action.payload;
      return takeSnapshot(rows, { scope: sailing.id, clubVersion, rows: read(sailing) }, sailingOf);
    }
    if (sailingDeleted.match(action)) return dropScopes(rows, [{ id: action.payload }], sailingOf);
    if (endsClub(action)) return initialState;
    const gone = deleted(action);
    return gone === undefined ? takeRows(rows, told(action), sailingOf) : dropRows(rows, [{ id: gone }]);
  }

  const { selectById, selectAll } = adapter.getSelectors();
  return { reducer, selectById, selectAll };
}
