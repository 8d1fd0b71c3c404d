import {
  startLogPath,
  type StartEventPayload,
  type StartEventsAnswer,
  type StartEventsPayload,
} from '../../../shared/contract/startLog';
import { startActText } from '../../sailing-ui/race-mode/startActText';
import type { ChangeKindDefinition } from './changeKind';

/** The race committee does something at the start. */
export interface PlannedStartEvents {
  kind: 'startEvent';
  events: StartEventPayload[];
}

export const startEventKind: ChangeKindDefinition<PlannedStartEvents, never> = {
  // It builds on no row: the log takes acts in any order.
  steps: () => [],
  groups: ({ events }) => events.map(({ start_group }) => start_group),
  boats: ({ events }) => events.flatMap(({ payload }) => ('competitors' in payload ? payload.competitors : [])),
  lines: ({ events }, names) =>
    events.map((event) => {
      const group = event.start_group === null ? undefined : names?.groups[event.start_group];
      return [startActText(event, (boat) => names?.boats[boat]), group].filter(Boolean).join(', ');
    }),

  // The uuids say what is sent again.
  request: ({ sailing, events }) => ({
    url: startLogPath(sailing),
    method: 'POST',
    body: { events } satisfies StartEventsPayload,
  }),
  savedRows: () => [],
  rowsBeside: (answer) => {
    const { events, start_groups, sailing, competitors } = answer as StartEventsAnswer;
    return { startEvents: events, startGroups: start_groups, sailings: [sailing], competitors };
  },
  staleTags: (id) => [{ type: 'SailingResults', id }],
  isAlreadyApplied: () => false,

  // An act that names it takes it back.
  undo: null,
  withoutCompetitor: () => true,
};
