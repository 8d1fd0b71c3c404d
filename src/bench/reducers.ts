import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { boardColumns } from '../client/changes/board';
import { changeSettled, changeStarted } from '../client/changes/queue/events';
import { pushReceived, sailingLoaded } from '../client/state/entities/events';
import { stateReducers } from '../testing/stateReducers';
import { moveCompetitors } from '../shared/domain/moveCompetitor';
import { aCompetitor } from '../testing/aCompetitor';
import { aSailing } from '../testing/aSailing';
import { aStartGroup } from '../testing/aStartGroup';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';

const SIZES = [200, 2_000, 20_000];
const GROUPS = 8;
const GOAL_MS = 0.4;
const GOAL_SIZE = 2_000;
const ROUNDS = 400;
const WARM_UP_ROUNDS = 150;

const root = combineReducers(stateReducers);
type State = ReturnType<typeof root>;

const groupOf = (id: number) => 1 + (id % GROUPS);

function stateOf(size: number): State {
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    ...aStartGroup({ id: index + 1, order: index }),
    competitors: [],
  }));
  const competitors = Array.from({ length: size }, (_, index) =>
    aCompetitor({ id: index + 1, start_group: groupOf(index + 1) }),
  );
  const sailing = {
    ...aSailing(),
    start_groups: groups,
    competitors,
    ungrouped_competitors: [],
    race_classes: [],
    results: [],
  };
  return root(undefined, sailingLoaded({ clubVersion: 1, sailing }));
}

/** Median time of what `prepare` gives back, each on a boat of its own, after the engine has warmed to it. */
function medianMs(size: number, prepare: (boat: number, round: number) => () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const boat = 1 + ((round * 37) % size);
    const call = prepare(boat, round);
    const begun = performance.now();
    call();
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - begun);
  }
  return quantile(times);
}

const started = (boat: number, round: number) =>
  changeStarted({
    kind: 'move',
    id: `move-${round}`,
    sailing: 1,
    conditional: false,
    moves: [{ competitor: boat, from: groupOf(boat), start_group: groupOf(boat + 1), base: 1 }],
  });

const moved = (boat: number, round: number) =>
  aCompetitor({ id: boat, start_group: groupOf(boat + 1), version: round + 2 });

const pushed = (boat: number, round: number): UnknownAction => {
  const data = moved(boat, round);
  const { version } = data;
  return pushReceived([
    {
      type: 'notification',
      model: 'competitor',
      id: boat,
      change: 'updated',
      data,
      version,
      cursor: `k.${version}`,
      at: data.updated_at,
    },
  ]);
};

/** A reducer that took nothing would be fast, and worth nothing. */
function reduce(state: State, action: UnknownAction): State {
  const next = root(state, action);
  if (next === state) throw new Error(`${action.type} changed nothing`);
  return next;
}

/** What a move and a push cost in the store, by name. */
function costs(size: number): Record<string, number> {
  const state = stateOf(size);
  const rows = Object.values(state.competitors.entities);
  const groups = Object.values(state.startGroups.entities);
  const board = {
    groups: Object.fromEntries(
      groups.map(({ id }) => [id, rows.filter((row) => row.start_group === id).map((row) => row.id)]),
    ),
    ungrouped: [],
  };
  const columns = boardColumns({ rows, groups, pending: [] });
  const pendingOf = (boat: number, round: number) => reduce(state, started(boat, round));
  return {
    'move, rule on the lists': medianMs(
      size,
      (boat) => () => moveCompetitors(board, [{ competitor: boat, start_group: groupOf(boat + 1) }]),
    ),
    'move started, all slices': medianMs(size, (boat, round) => () => reduce(state, started(boat, round))),
    'move settled, all slices': medianMs(size, (boat, round) => {
      const pending = pendingOf(boat, round);
      const settled = changeSettled({ id: `move-${round}`, saved: [moved(boat, round)] });
      return () => reduce(pending, settled);
    }),
    'push, all slices': medianMs(size, (boat, round) => {
      const push = pushed(boat, round);
      return () => reduce(state, push);
    }),
    'board redrawn from rows (no reducer)': medianMs(size, (boat, round) => {
      const pending = pendingOf(boat, round).pendingChanges.queue;
      return () => boardColumns({ rows, groups, pending }, columns);
    }),
  };
}

/** Time of the move and push reducers at three sizes, and how it grows from each to the next. */
export function measureReducers(): Figure[] {
  const figures: Figure[] = [];
  let smaller: Record<string, number> = {};
  for (const size of SIZES) {
    const found = costs(size);
    for (const [name, value] of Object.entries(found)) {
      const hasGoal = size === GOAL_SIZE && !name.includes('no reducer');
      figures.push({ name: `${name}, ${size} boats`, value, unit: 'ms', ...(hasGoal && { goal: GOAL_MS }) });
      const before = smaller[name];
      if (before) figures.push({ name: `${name}, growth to ${size}`, value: value / before, unit: '×' });
    }
    smaller = found;
  }
  return figures;
}
