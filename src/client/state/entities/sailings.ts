import { createEntityAdapter, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { PushMessage } from '../../../shared/contract/push';
import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import { loggedOut } from '../session';
import {
  answeredRows,
  clubLeft,
  epochChanged,
  pushReceived,
  sailingDeleted,
  sailingLoaded,
  sailingSaved,
  sailingsLoaded,
} from './events';
import { pushedDeletions, pushedSailings } from './pushed';
import { dropRows, emptyScopes, takeReadRows, takeRows, takeSnapshot, type LiveRows } from './rows';

export type SailingsState = LiveRows<SailingRow>;

const adapter = createEntityAdapter<SailingRow>();
const initialState: SailingsState = adapter.getInitialState(emptyScopes());

const clubOf = (row: SailingRow): Id => row.club;

const endsClub = isAnyOf(clubLeft, loggedOut, epochChanged);

const NOTHING_BELOW = { competitors: [], start_groups: [], ungrouped_competitors: [], race_classes: [], results: [] };

/**
 * What lies below a sailing is kept elsewhere: live rows in their own slices, results nowhere, since they are derived.
 */
export function sailingRow(sailing: Sailing | SailingRow): SailingRow {
  const { competitors, start_groups, ungrouped_competitors, race_classes, results, ...row } = {
    ...NOTHING_BELOW,
    ...sailing,
  };
  return row;
}

function takeMessages(rows: SailingsState, messages: readonly PushMessage[]): SailingsState {
  const taken = takeRows(rows, pushedSailings(messages).map(sailingRow), clubOf);
  return dropRows(taken, pushedDeletions(messages, 'sailing'));
}

export function sailingsReducer(rows: SailingsState = initialState, action: UnknownAction): SailingsState {
  if (pushReceived.match(action)) return takeMessages(rows, action.payload);
  if (sailingsLoaded.match(action)) {
    const { club, clubVersion, sailings } = action.payload;
    return takeSnapshot(rows, { scope: club, clubVersion, rows: sailings.map(sailingRow) }, clubOf);
  }
  if (sailingLoaded.match(action)) {
    const { clubVersion, sailing } = action.payload;
    return takeReadRows(rows, { scope: sailing.club, clubVersion, rows: [sailingRow(sailing)] });
  }
  if (sailingSaved.match(action)) return takeRows(rows, [sailingRow(action.payload)], clubOf);
  if (sailingDeleted.match(action)) return dropRows(rows, [{ id: action.payload }]);
  return endsClub(action) ? initialState : takeRows(rows, answeredRows(action).sailings ?? [], clubOf);
}

/** Sailings of all clubs held, and one by its id. */
export const { selectById: sailingById, selectAll: allSailings } = adapter.getSelectors();
