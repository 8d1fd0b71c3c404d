import type { StartEventKind, StartEventPayload, StartEventPayloads } from '../shared/contract/startLog';
import { wireDatetime } from '../shared/domain/time';

/** The payload of each kind that says nothing in particular. */
const PLAIN: StartEventPayloads = {
  armed: {},
  ap_up: { with: null, groups: null },
  ap_down: { first_warning: null, groups: null },
  n_up: { with: null, groups: null },
  n_down: { first_warning: null },
  x_up: { competitors: [] },
  x_down: {},
  recall_up: {},
  recall_down: { order: null, prep: null, first_warning: null },
  prep_set: { flag: 'P' },
  start_set: { start: null },
  shift: { minutes: 0, groups: null },
  shortened: { mark: null },
  course_changed: { course: null, text: '' },
  wind: { direction: null, speed: null },
  note: { text: '' },
  undone: {},
};

interface Rest<K extends StartEventKind> {
  start_group?: number | null;
  payload?: Partial<StartEventPayloads[K]>;
  device?: string;
  undoes?: string;
  id?: string;
}

/** A uuid that is the number's own. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let made = 0;

/** An act of the race committee at the instant, by the tower unless said otherwise. */
export function aStartEvent<K extends StartEventKind>(kind: K, at: number, rest: Rest<K> = {}): StartEventPayload {
  const { start_group = null, payload, device = 'tornet', undoes = null, id = uuidOf((made += 1)) } = rest;
  return {
    id,
    kind,
    start_group,
    at: wireDatetime(at),
    uncertainty_ms: null,
    device,
    payload: { ...PLAIN[kind], ...payload },
    undoes,
  } as StartEventPayload;
}
