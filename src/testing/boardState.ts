import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '../shared/contract/common';
import type { Competitor } from '../shared/contract/competitors';
import { selectBoard } from '../client/changes/board';
import type { PlannedMove } from '../client/changes/kinds/move';
import { changeStarted } from '../client/changes/queue/events';
import { sailingLoaded } from '../client/state/entities/events';
import type { RootState } from '../client/state/rootState';
import { aCompetitor } from './aCompetitor';
import { aFullSailing } from './aFullSailing';
import { aStartGroup } from './aStartGroup';
import { stateReducers } from './stateReducers';

export const SAILING = 1;

const groups = [
  aStartGroup({ id: 10, order: 1 }),
  aStartGroup({ id: 20, order: 2 }),
  aStartGroup({ id: 30, order: 3 }),
];
const boats = [
  aCompetitor({ id: 1, start_group: 10, sail_number: 'SWE 100', version: 3 }),
  aCompetitor({ id: 2, start_group: 10, sail_number: 'SWE 20', version: 3 }),
  aCompetitor({ id: 3, start_group: null, sail_number: 'SWE 3', version: 3 }),
];

/** The sailing arrives from the server: three start groups; boats 1 and 2 are in group 10, boat 3 in none. */
export const loaded = sailingLoaded({
  clubVersion: 5,
  sailing: aFullSailing({ start_groups: groups, competitors: boats }),
});

export const reduce = combineReducers(stateReducers);

/** The state once the sailing has been loaded and these events have followed. */
export const after = (...events: UnknownAction[]): RootState =>
  events.reduce<RootState>(reduce, reduce(undefined, loaded));

/** An official starts a move of these boats: from group 10 to no group, unless a move says otherwise. */
export const aMove = (id: string, ...moves: (Partial<PlannedMove> & { competitor: Id })[]) =>
  changeStarted({
    kind: 'move',
    id,
    sailing: SAILING,
    conditional: false,
    moves: moves.map((move) => ({ start_group: null, from: 10, base: 3, ...move })),
  });

/** A boat of the sailing as the server has it later. */
export const row = (id: Id, values: Partial<Competitor>): Competitor => ({
  ...aCompetitor({ id }),
  ...boats[id - 1],
  ...values,
});

/** Boats per column, the ungrouped list first. */
export const board = (state: RootState) => selectBoard(state, SAILING).map(({ competitorIds }) => competitorIds);
