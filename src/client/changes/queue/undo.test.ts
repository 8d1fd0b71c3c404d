import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { aCompetitor } from '../../../testing/aCompetitor';
import { stateReducers } from '../../../testing/stateReducers';
import { clubLeft } from '../../state/entities/events';
import { loggedOut, sessionAssumed } from '../../state/session';
import { changeForgotten, changeSent, changeSettled, changeStarted } from './events';
import { onUndo, undoChanges } from './undo';

const SAILING = 1;

/** A store with a move `a`, and how often its compensation has run. */
function aMove() {
  const store = configureStore({ reducer: combineReducers(stateReducers) });
  const moves = [{ competitor: 1, start_group: 20, from: 10, base: 3 }];
  store.dispatch(sessionAssumed({ user: '1' }));
  store.dispatch(changeStarted({ kind: 'move', id: 'a', sailing: SAILING, conditional: false, moves }));
  let runs = 0;
  onUndo(store, 'a', () => (runs += 1));
  return { ...store, runs: () => runs };
}

test('what goes with a change is compensated once when a change that was sent is taken back', () => {
  const { dispatch, runs } = aMove();
  dispatch(changeSent({ id: 'a' }));
  dispatch(changeSettled({ id: 'a', saved: [aCompetitor({ id: 1, start_group: 20, version: 4 })] }));
  expect(runs()).toBe(0);
  dispatch(undoChanges(['a']));
  dispatch(undoChanges(['a']));
  expect(runs()).toBe(1);
});

test('it is compensated when a change is taken back that was never sent, wherever that is done', () => {
  const { dispatch, runs } = aMove();
  dispatch(changeForgotten({ id: 'a' }));
  expect(runs()).toBe(1);
});

test.each([
  ['is refused', [changeSent({ id: 'a' }), changeSettled({ id: 'a', refusal: { status: 409 } })]],
  ['is lost when its maker logs out', [loggedOut('asked')]],
  ['can no longer be taken back, since its maker has left the club', [clubLeft(), changeForgotten({ id: 'a' })]],
])('it is not compensated when the change %s', (_, events) => {
  const { dispatch, runs } = aMove();
  for (const event of events) dispatch(event);
  expect(runs()).toBe(0);
});
