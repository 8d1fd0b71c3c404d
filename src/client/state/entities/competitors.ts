import { createEntityAdapter, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { PushMessage } from '../../../shared/contract/push';
import { loggedOut } from '../session';
import {
  clubLeft,
  competitorDeleted,
  competitorSaved,
  epochChanged,
  moveSettled,
  pushReceived,
  sailingDeleted,
  sailingLoaded,
} from './events';
import { pushedCompetitors, pushedDeletions } from './pushed';
import { dropRows, dropScopes, emptyScopes, takeRows, takeSnapshot, type LiveRows } from './rows';

export type CompetitorsState = LiveRows<Competitor>;

const adapter = createEntityAdapter<Competitor>();
const initialState: CompetitorsState = adapter.getInitialState(emptyScopes());

const sailingOf = (row: Competitor): Id => row.sailing;

const endsClub = isAnyOf(clubLeft, loggedOut, epochChanged);

function takeMessages(rows: CompetitorsState, messages: readonly PushMessage[]): CompetitorsState {
  const taken = takeRows(rows, pushedCompetitors(messages), sailingOf);
  const kept = dropRows(taken, pushedDeletions(messages, 'competitor'));
  return dropScopes(kept, pushedDeletions(messages, 'sailing'), sailingOf);
}

export function competitorsReducer(rows: CompetitorsState = initialState, action: UnknownAction): CompetitorsState {
  if (pushReceived.match(action)) return takeMessages(rows, action.payload);
  if (sailingLoaded.match(action)) {
    const { clubVersion, sailing } = action.payload;
    return takeSnapshot(rows, { scope: sailing.id, clubVersion, rows: sailing.competitors }, sailingOf);
  }
  if (competitorSaved.match(action)) return takeRows(rows, [action.payload], sailingOf);
  if (moveSettled.match(action)) {
    const told = 'saved' in action.payload ? action.payload.saved : (action.payload.current ?? []);
    return takeRows(rows, told, sailingOf);
  }
  if (competitorDeleted.match(action)) return dropRows(rows, [{ id: action.payload }]);
  if (sailingDeleted.match(action)) return dropScopes(rows, [{ id: action.payload }], sailingOf);
  return endsClub(action) ? initialState : rows;
}

/** Competitors of all sailings held, and one by its id. */
export const { selectById: competitorById, selectAll: allCompetitors } = adapter.getSelectors();
