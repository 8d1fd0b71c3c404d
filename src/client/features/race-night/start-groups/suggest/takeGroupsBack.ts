import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { errorTexts } from '../../../../../shared/texts/errors';
import { changeGroupBack, removeEmptyGroup } from '../../../../api/formerGroups';
import { toFormErrors } from '../../../../api/formErrors';
import { untilTakenBack } from '../../../../changes/queue/undo';
import { selectShownCompetitors, selectShownGroup } from '../../../../changes/shownCompetitors';
import type { AppStore } from '../../../../state/rootState';
import { showToast } from '../../../../ui/messages/toasts';
import { OWN_CHANGE_TOPIC } from '../moving/useUndo';
import { suggestionTexts } from './texts';

/** A group that a proposal has made or changed. */
export interface SavedGroup {
  name: string;
  /** null: it was made. */
  before: StartGroupRow | null;
  saved: StartGroupRow;
}

const GONE = 404;
const CHANGED = 409;

/** Why the group is not as it was; null where somebody has deleted it, which is visible anyway. */
function whyNot(name: string, error: FetchBaseQueryError | SerializedError): string | null {
  const status = 'status' in error ? error.status : undefined;
  if (status === GONE) return null;
  return status === CHANGED
    ? suggestionTexts.changedSince(name)
    : suggestionTexts.notBack(name, toFormErrors(error).form ?? errorTexts.unexpected);
}

async function changeBack(store: AppStore, { name, saved }: SavedGroup, before: StartGroupRow): Promise<string | null> {
  const { min_rating, max_rating, start_time, custom_start_datetime } = before;
  const changes = { min_rating, max_rating, start_time, custom_start_datetime };
  const { error } = await store.dispatch(
    changeGroupBack.initiate({ id: saved.id, version: saved.version, changes }, { track: false }),
  );
  return error ? whyNot(name, error) : null;
}

/** How many boats this screen has put there, also those that the server has not heard of. */
const shownIn = (store: AppStore, { id, sailing }: StartGroupRow): number =>
  selectShownCompetitors(store.getState(), sailing).filter(
    (competitor) => selectShownGroup(store.getState(), competitor.id) === id,
  ).length;

async function remove(store: AppStore, { name, saved }: SavedGroup): Promise<string | null> {
  const shown = shownIn(store, saved);
  if (shown > 0) return suggestionTexts.stillUsed(name, shown);
  const { data, error } = await store.dispatch(
    removeEmptyGroup.initiate({ id: saved.id, version: saved.version }, { track: false }),
  );
  if (error) return whyNot(name, error);
  return data === 0 ? null : suggestionTexts.stillUsed(name, data);
}

/**
 * Takes back what a proposal did to the groups, once its moves are taken back: groups that it made go if nobody is in
 * them, and those that it changed are as before if nobody has changed them since. What stays is reported. `changes`:
 * the moves.
 */
export async function takeGroupsBack(
  store: AppStore,
  groups: readonly SavedGroup[],
  changes: readonly string[],
): Promise<void> {
  const { cacheGeneration } = store.getState();
  const isUndone = await untilTakenBack(store, changes);
  // The board reports what was refused. After a logout nothing more is done.
  if (!isUndone || store.getState().cacheGeneration !== cacheGeneration) return;
  const kept: string[] = [];
  for (const group of groups.toReversed()) {
    const why = group.before ? await changeBack(store, group, group.before) : await remove(store, group);
    if (why !== null) kept.unshift(why);
  }
  const topics = [OWN_CHANGE_TOPIC];
  if (kept.length === 0) showToast({ kind: 'success', text: suggestionTexts.undone, topics });
  else showToast({ kind: 'error', text: [suggestionTexts.partlyUndone, ...kept].join(' '), topics });
}
