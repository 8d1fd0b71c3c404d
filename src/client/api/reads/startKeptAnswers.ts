import { authPaths } from '../../../shared/contract/auth';
import type { AppStore, RootState } from '../../state/rootState';
import type { api } from '../api';
import { me } from '../auth';
import { forgetOthersAnswers, keepAnswer } from '../answers/answerStore';
import { whenIdle } from '../../lib/wait';
import { startFreshAnswers } from './freshAnswers';
import { startLiveAnswers } from './liveAnswers';

type ApiState = RootState & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** However busy the page is: what others have read does not stay. */
const FORGET_WITHIN_MS = 1_000;

/** A login reports the user in its own way, not as the read that asks for it later. */
function keepWhoReads(state: RootState, user: string): void {
  const { data, fulfilledTimeStamp } = me.select()(state as ApiState);
  if (data && String(data.id) === user)
    keepAnswer({ user, url: authPaths.me, body: data, clubVersion: null, at: fulfilledTimeStamp ?? Date.now() });
}

/**
 * What keeps answers for reading without a network, and fresh ones on screen, while somebody is logged in. Returns the
 * way to stop.
 */
export function startKeptAnswers(store: AppStore): () => void {
  const state = store.getState();
  const { user } = state.session;
  if (user !== null && Object.keys(state.keptAnswers.given).length === 0) keepWhoReads(state, user);
  const stops = [startLiveAnswers(store), startFreshAnswers(store)];
  if (user !== null) stops.push(whenIdle(() => void forgetOthersAnswers(user), { within: FORGET_WITHIN_MS }));
  return () => stops.forEach((stop) => stop());
}
