import type { Id } from '../../../shared/contract/common';
import { competitorPaths, type MoveAnswer, type MovePayload } from '../../../shared/contract/competitors';
import {
  boatName,
  CONFLICT,
  savedBase,
  versionToSend,
  texts,
  type ChangeKindDefinition,
  type Step,
} from './changeKind';

export interface PlannedMove extends Step {
  competitor: Id;
  /** null = ungrouped. */
  start_group: Id | null;
  /** Where the boat was shown when it was moved. */
  from: Id | null;
}

/** An official moves boats between start groups. */
export interface PlannedMoves {
  kind: 'move';
  moves: PlannedMove[];
}

export const moveKind: ChangeKindDefinition<PlannedMoves> = {
  steps: ({ moves }) => moves,
  groups: ({ moves }) => moves.flatMap(({ from, start_group }) => [from, start_group]),
  lines: ({ moves }, names) =>
    moves.map(({ competitor, start_group }) => {
      const group = start_group === null ? texts.ungrouped : (names?.groups[start_group] ?? texts.someGroup);
      return texts.moved(boatName(names, competitor, texts.someBoat), group);
    }),

  request: (change) => {
    const moves = change.moves.map(({ competitor, start_group, base }) => ({
      competitor,
      start_group,
      ...versionToSend(base, change),
    }));
    return { url: competitorPaths.move(change.sailing), method: 'POST', body: { moves } satisfies MovePayload };
  },
  savedRows: (answer) => (answer as MoveAnswer).competitors,
  isAlreadyApplied: ({ moves }, { status, current }) => {
    const groups = new Map(current.map(({ id, start_group }) => [id, start_group]));
    return status === CONFLICT && moves.every((move) => groups.get(move.competitor) === move.start_group);
  },

  undoneOn: 'board',
  undo: (change) => ({
    kind: 'move',
    moves: change.moves.map((step) => ({
      ...step,
      start_group: step.from,
      from: step.start_group,
      base: savedBase(change, step),
    })),
  }),
  withoutCompetitor: (change, gone) => {
    change.moves = change.moves.filter(({ competitor }) => competitor !== gone);
    return change.moves.length > 0;
  },

  moves: ({ moves }) => moves,
  // A boat that changes group changes start.
  showOnFinishSheet: ({ rows, startOf }, { moves }) => {
    for (const { competitor, start_group } of moves) {
      const row = rows.get(String(competitor));
      if (!row) continue;
      const boat = { ...row.boat, start_group };
      rows.set(row.key, { ...row, boat, start: startOf(boat) });
    }
  },
};
