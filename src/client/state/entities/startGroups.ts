import { createEntityAdapter, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { PushMessage } from '../../../shared/contract/push';
import type { StartGroup, StartGroupRow } from '../../../shared/contract/startGroups';
import { loggedOut } from '../session';
import { clubLeft, epochChanged, pushReceived, sailingDeleted, sailingLoaded, startGroupDeleted, startGroupSaved } from './events';
import { pushedDeletions, pushedStartGroups } from './pushed';
import { dropRows, dropScopes, emptyScopes, takeRows, takeSnapshot, type LiveRows } from './rows';

export type StartGroupsState = LiveRows<StartGroupRow>;

const adapter = createEntityAdapter<StartGroupRow>();
const initialState: StartGroupsState = adapter.getInitialState(emptyScopes());

const sailingOf = (row: StartGroupRow): Id => row.sailing;

const endsClub = isAnyOf(clubLeft, loggedOut, epochChanged);

/** Where a boat stands is told by its own row only, so a group's list of boats is never kept. */
export function startGroupRow(group: StartGroup | StartGroupRow): StartGroupRow {
  const { competitors, ...row } = { competitors: [], ...group };
  return row;
}

function takeMessages(rows: StartGroupsState, messages: readonly PushMessage[]): StartGroupsState {
  const taken = takeRows(rows, pushedStartGroups(messages).map(startGroupRow), sailingOf);
  const kept = dropRows(taken, pushedDeletions(messages, 'start_group'));
  return dropScopes(kept, pushedDeletions(messages, 'sailing'), sailingOf);
}

export function startGroupsReducer(rows: StartGroupsState = initialState, action: UnknownAction): StartGroupsState {
  if (pushReceived.match(action)) return takeMessages(rows, action.payload);
  if (sailingLoaded.match(action)) {
    const { clubVersion, sailing } = action.payload;
    return takeSnapshot(rows, { scope: sailing.id, clubVersion, rows: sailing.start_groups.map(startGroupRow) }, sailingOf);
  }
  if (startGroupSaved.match(action)) return takeRows(rows, [startGroupRow(action.payload)], sailingOf);
  if (startGroupDeleted.match(action)) return dropRows(rows, [{ id: action.payload }]);
  if (sailingDeleted.match(action)) return dropScopes(rows, [{ id: action.payload }], sailingOf);
  return endsClub(action) ? initialState : rows;
}

/** Start groups of all sailings, and one by its id. */
export const { selectById: startGroupById, selectAll: allStartGroups } = adapter.getSelectors();
