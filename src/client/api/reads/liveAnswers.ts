import type { Id } from '../../../shared/contract/common';
import { sailingPaths, type Sailing } from '../../../shared/contract/sailings';
import {
  selectCompetitorsOfSailing,
  selectRaceClasses,
  selectSailing,
  selectSailingsOfClub,
  selectStartGroups,
} from '../../state/rowSelectors';
import type { AppStore, RootState } from '../../state/rootState';
import { keepAnswer, keptAnswer, writeAnswers } from '../answers/answerStore';

/** Frames come in bursts; the browser need not write each of them down. */
const WRITE_AFTER_MS = 2_000;

const LIVE = ['sailings', 'startGroups', 'raceClasses', 'competitors'] as const;

const scopesOf = ({ snapshotVersions }: { snapshotVersions: Record<Id, number> }): Id[] =>
  Object.keys(snapshotVersions).map(Number);

/** What a sailing's rows say, in the shape in which it is read. A boat's own row says where it stands. */
function sailingNow(state: RootState, id: Id): Partial<Sailing> | null {
  const row = selectSailing(state, id);
  if (!row) return null;
  return {
    ...row,
    competitors: selectCompetitorsOfSailing(state, id),
    start_groups: selectStartGroups(state, id).map((group) => ({ ...group, competitors: [] })),
    ungrouped_competitors: [],
    race_classes: selectRaceClasses(state, id),
  };
}

/** The answers that live rows were read with, by their addresses, as the rows say now. */
function liveBodies(state: RootState): [url: string, body: object][] {
  const lists = scopesOf(state.sailings).map((club): [string, object] => [
    sailingPaths.ofClub(club),
    selectSailingsOfClub(state, club),
  ]);
  const sailings = scopesOf(state.competitors).flatMap((id): [string, object][] => {
    const body = sailingNow(state, id);
    return body ? [[sailingPaths.one(id), body]] : [];
  });
  return [...lists, ...sailings];
}

const haveMoved = (was: RootState, now: RootState): boolean => LIVE.some((slice) => was[slice] !== now[slice]);

/**
 * Keeps answers of live rows as true as the screen: what frames and own changes have brought since the read is written
 * into them. With a connection they are as they stand at this moment; without one as old as they were. Returns the way
 * to stop.
 */
export function startLiveAnswers(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = store.getState();

  async function keep(state: RootState): Promise<void> {
    const { user } = state.session;
    if (user === null) return;
    const now = Date.now();
    for (const [url, body] of liveBodies(state)) {
      const kept = await keptAnswer(user, url);
      if (!kept || store.getState().session.user !== user) continue;
      const whole = Array.isArray(body) ? body : { ...(kept.body as object), ...body };
      keepAnswer({ ...kept, body: whole, at: state.connection.connected ? now : kept.at });
    }
  }

  function keepNow(state: RootState): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return keep(state);
  }

  const stopFollowing = store.subscribe(() => {
    const was = before;
    const now = (before = store.getState());
    const isLost = was.connection.connected && !now.connection.connected;
    // The rows go with the club's pages, and what was true until the connection was lost is told from what was true
    // then.
    if (isLost || was.connection.club !== now.connection.club) void keepNow(was);
    else if (haveMoved(was, now)) timer ??= setTimeout(() => void keepNow(store.getState()), WRITE_AFTER_MS);
  });

  // The page may be closed, or thrown out of memory, without another word.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void keepNow(before).then(writeAnswers);
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    stopFollowing();
  };
}
