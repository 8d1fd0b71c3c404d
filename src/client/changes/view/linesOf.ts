import type { Id } from '../../../shared/contract/common';
import { boatLabel } from '../../../shared/domain/boatLabel';
import type { ChangeNames } from '../../state/entities/events';
import type { ChangeKind, PlannedByKind } from '../kinds/plannedChange';
import { finishText } from '../../sailing-ui/finishText';
import { texts } from './texts';

interface Named {
  names?: ChangeNames | undefined;
}

/** What a change of each kind does, a line per boat. A new kind of change has its own way here. */
type Lines = { [K in ChangeKind]: (planned: PlannedByKind[K], names: ChangeNames | undefined) => string[] };

const boatOf = (names: ChangeNames | undefined, boat: Id | null, fallback: string = texts.someBoat): string =>
  (boat === null ? undefined : names?.boats[boat]) ?? fallback;

const groupOf = (names: ChangeNames | undefined, group: Id | null): string =>
  group === null ? texts.ungrouped : (names?.groups[group] ?? texts.someGroup);

const LINES: Lines = {
  move: ({ moves }, names) =>
    moves.map(({ competitor, start_group }) => texts.moved(boatOf(names, competitor), groupOf(names, start_group))),
  finish: ({ finishes }, names) =>
    finishes.map(({ competitor, sail_number, finish }) => {
      const boat = boatOf(names, competitor, sail_number);
      const written = finishText(finish);
      if (written === '') return texts.finishRemoved(boat);
      return finish.finish_time ? texts.finish(boat, written) : texts.result(boat, written);
    }),
  entry: ({ boat: { entry } }) => {
    const { sail_number = '', boat_name = '', skipper_name = '' } = entry;
    return [texts.entered(boatLabel({ sail_number, boat_name, skipper_name }))];
  },
  withdrawal: ({ withdrawals }, names) =>
    withdrawals.map(({ competitor }) => texts.withdrawn(boatOf(names, competitor))),
};

/** The change in words that need no rows. */
export function linesOf<K extends ChangeKind>(change: PlannedByKind[K] & { kind: K } & Named): string[] {
  return LINES[change.kind](change, change.names);
}
