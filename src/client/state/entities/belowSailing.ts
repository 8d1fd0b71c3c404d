import { createEntityAdapter, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Id, Model } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { PushMessage } from '../../../shared/contract/push';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { Sailing } from '../../../shared/contract/sailings';
import type { StartGroup, StartGroupRow } from '../../../shared/contract/startGroups';
import { loggedOut } from '../session';
import {
  answeredRows,
  clubLeft,
  competitorDeleted,
  competitorSaved,
  competitorsRead,
  epochChanged,
  pushReceived,
  raceClassDeleted,
  raceClassSaved,
  sailingDeleted,
  sailingLoaded,
  startGroupDeleted,
  startGroupSaved,
} from './events';
import { pushedCompetitors, pushedDeletions, pushedRaceClasses, pushedStartGroups } from './pushed';
import { dropRows, dropScopes, emptyScopes, takeRows, takeSnapshot, type LiveRow, type LiveRows } from './rows';

/** One kind of row that lies below a sailing and comes and goes with it. */
interface Kind<T> {
  model: Model;
  /** Its rows in a sailing that was read. */
  read: (sailing: Sailing) => readonly T[];
  /** Its rows in a burst of frames. */
  pushed: (messages: readonly PushMessage[]) => readonly T[];
  /** The rows that the answer to a write contains. */
  told: (action: UnknownAction) => readonly T[];
  /** The row that somebody here has deleted. */
  deleted: (action: UnknownAction) => Id | undefined;
}

const endsClub = isAnyOf(clubLeft, loggedOut, epochChanged);

/** The reducer and the readers of one kind of row: start groups, race classes, competitors. */
function rowsBelowSailing<T extends LiveRow & { sailing: Id }>({ model, read, pushed, told, deleted }: Kind<T>) {
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

/** Only a boat's own row says where it stands, so a group's list of boats is never kept. */
export function startGroupRow(group: StartGroup | StartGroupRow): StartGroupRow {
  const { competitors, ...row } = { competitors: [], ...group };
  return row;
}

/** Start groups of all sailings held, and one by its id. */
export const {
  reducer: startGroupsReducer,
  selectById: startGroupById,
  selectAll: allStartGroups,
} = rowsBelowSailing<StartGroupRow>({
  model: 'start_group',
  read: (sailing) => sailing.start_groups.map(startGroupRow),
  pushed: (messages) => pushedStartGroups(messages).map(startGroupRow),
  told: (action) =>
    startGroupSaved.match(action) ? [startGroupRow(action.payload)] : (answeredRows(action).startGroups ?? []),
  deleted: (action) => (startGroupDeleted.match(action) ? action.payload : undefined),
});

/** Race classes of all sailings held. */
export const { reducer: raceClassesReducer, selectAll: allRaceClasses } = rowsBelowSailing<RaceClass>({
  model: 'race_class',
  read: (sailing) => sailing.race_classes,
  pushed: pushedRaceClasses,
  told: (action) => (raceClassSaved.match(action) ? [action.payload] : []),
  deleted: (action) => (raceClassDeleted.match(action) ? action.payload : undefined),
});

/** Competitors of all sailings held, and one by its id. */
export const {
  reducer: competitorsReducer,
  selectById: competitorById,
  selectAll: allCompetitors,
} = rowsBelowSailing<Competitor>({
  model: 'competitor',
  read: (sailing) => sailing.competitors,
  pushed: pushedCompetitors,
  told: (action) => {
    if (competitorSaved.match(action)) return [action.payload];
    return competitorsRead.match(action) ? action.payload : (answeredRows(action).competitors ?? []);
  },
  deleted: (action) => (competitorDeleted.match(action) ? action.payload : undefined),
});
