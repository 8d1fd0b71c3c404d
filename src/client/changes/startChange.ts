import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import { competitorLabel } from '../../shared/domain/sailNumber';
import { newId } from '../api/idempotency';
import { boundAt, serverClock } from '../lib/serverClock';
import { readSetting, writeSetting } from '../lib/storage';
import type { RootState } from '../state/rootState';
import { selectSailing, selectStartGroup } from '../state/rowSelectors';
import type { ChangeNames } from './kinds/changeKind';
import { definitionOf, type PlannedChange } from './kinds/registry';
import { changeStarted } from './queue/events';
import { selectShownCompetitor } from './shownCompetitors';

export type Thunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>;

/** What the change speaks of, by the names of now; undefined while the sailing itself is not known. */
function namesOf(state: RootState, change: PlannedChange & { id: string; sailing: Id }): ChangeNames | undefined {
  const sailing = selectSailing(state, change.sailing);
  if (!sailing) return undefined;
  const { steps, boats, groups, createdCompetitor } = definitionOf(change);
  const created = createdCompetitor ? [createdCompetitor(change)] : [];
  const ids = [...steps(change).map(({ competitor }) => competitor), ...(boats?.(change) ?? [])];
  const named = ids.flatMap((id) => (id === null ? [] : (selectShownCompetitor(state, id) ?? [])));
  const led = (groups?.(change) ?? []).flatMap((id) => (id === null ? [] : (selectStartGroup(state, id) ?? [])));
  return {
    club: sailing.club,
    sailing: sailing.name,
    boats: Object.fromEntries([...named, ...created].map((boat) => [boat.id, competitorLabel(boat)])),
    groups: Object.fromEntries(led.map(({ id, name }) => [id, name])),
  };
}

interface Making {
  sailing: Id;
  /** Shared by changes that are made by one press. */
  batch?: string;
  /** Only on rows that are as this screen knows them; if it is not said, while there is no connection. */
  conditional?: boolean;
}

/**
 * Makes an own change of any kind: it is shown on this screen at once and the queue sends it. Returns the id to undo by.
 */
export const startChange =
  (planned: PlannedChange, { sailing, batch, conditional }: Making): Thunk<string> =>
  (dispatch, getState) => {
    const state = getState();
    const id = newId();
    const names = namesOf(state, { ...planned, id, sailing });
    dispatch(
      changeStarted({
        ...planned,
        ...{ id, sailing, names, conditional: conditional ?? !state.connection.connected },
        ...(batch !== undefined && { batch }),
      }),
    );
    return id;
  };

/** A long list in pieces that one call may carry. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

const DEVICE_KEY = 'styrbord.device';
const DEVICE_LENGTH = 8;

/** Tells this browser apart from the others at the line. */
export function deviceName(): string {
  const known = readSetting(DEVICE_KEY);
  if (known !== null) return known;
  const made = newId().slice(0, DEVICE_LENGTH);
  writeSetting(DEVICE_KEY, made);
  return made;
}

/** How wrong the server's clock may be here; null where it is not known. */
export function uncertaintyMs(): number | null {
  const clock = serverClock();
  return clock && Math.round(boundAt(clock, performance.now()));
}
