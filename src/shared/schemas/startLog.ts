import { object, type AnyObject, type ObjectSchema } from 'yup';
import type { FieldErrors } from '../contract/common';
import { PREP_FLAGS, RECALL_ORDERS } from '../contract/startGroups';
import { SIGNALS_BELOW, type StartEventKind, type StartEventPayload } from '../contract/startLog';
import { MAX_GROUPS_PER_ACT, MAX_START_EVENTS_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, relation, uuid } from './fields/choice';
import { field, misread, required, typeName, type Misread } from './fields/field';
import { listOf, objectOf } from './fields/json';
import { integer, numberIn } from './fields/number';
import { datetime } from './fields/temporal';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const MAX_COMPETITORS_ON_THE_WRONG_SIDE = 500;
const MAX_DEVICE = 40;
const SHIFT_MINUTES = { min: -120, max: 240 };

const idSchema = object({ id: required(relation()) });

function readId(raw: unknown): number | Misread {
  const reading = fieldErrors(idSchema, { id: raw });
  return 'value' in reading ? reading.value.id : misread(reading.errors['id']?.[0] ?? validationTexts.notString);
}

const groups = () => listOf(MAX_GROUPS_PER_ACT, readId).nullable().default(null);
const signalBelow = field('signal', (raw) => {
  return SIGNALS_BELOW.find((one) => one === raw) ?? misread(validationTexts.notChoice(String(raw)));
});
const nothing = object({});
const optionalDatetime = () => datetime().nullable().default(null);

/** What each kind of act carries; left out is null. */
const PAYLOADS: Readonly<Record<StartEventKind, ObjectSchema<AnyObject>>> = {
  armed: nothing,
  ap_up: object({ with: signalBelow.nullable().default(null), groups: groups() }),
  ap_down: object({ first_warning: optionalDatetime(), groups: groups() }),
  n_up: object({ with: choice(['H', 'A']).nullable().default(null), groups: groups() }),
  n_down: object({ first_warning: optionalDatetime() }),
  x_up: object({ competitors: listOf(MAX_COMPETITORS_ON_THE_WRONG_SIDE, readId).default([]) }),
  x_down: nothing,
  recall_up: nothing,
  recall_down: object({
    order: choice(RECALL_ORDERS).nullable().default(null),
    prep: choice(PREP_FLAGS).nullable().default(null),
    first_warning: optionalDatetime(),
  }),
  prep_set: object({ flag: required(choice(PREP_FLAGS)) }),
  start_set: object({ start: optionalDatetime() }),
  shift: object({ minutes: required(integer(SHIFT_MINUTES)), groups: groups() }),
  shortened: object({ mark: text({ max: 50 }).nullable().default(null) }),
  course_changed: object({ course: relation().nullable().default(null), text: text({ min: 0, max: 200 }).default('') }),
  wind: object({
    direction: integer({ max: 359 }).nullable().default(null),
    speed: numberIn({ min: 0, max: 99 }).nullable().default(null),
  }),
  note: object({ text: required(text({ max: 500 })) }),
  undone: nothing,
};

const KINDS = Object.keys(PAYLOADS) as StartEventKind[];

const eventSchema = object({
  id: required(uuid()),
  kind: required(choice(KINDS)),
  start_group: relation().nullable().default(null),
  at: required(datetime()),
  uncertainty_ms: integer({ max: 86_400_000 }).nullable().default(null),
  device: text({ min: 0, max: MAX_DEVICE }).default(''),
  payload: objectOf((value) => value).default({}),
  undoes: uuid().nullable().default(null),
});

type EventErrors = Record<number, FieldErrors>;
export type ReadStartEvents = { events: StartEventPayload[] } | { lineErrors: EventErrors } | { errors: FieldErrors };

function readEvent(raw: unknown): StartEventPayload | { errors: FieldErrors } {
  const reading = fieldErrors(eventSchema, raw);
  if ('errors' in reading) return reading;
  const { payload: rawPayload, ...event } = reading.value;
  const payload = fieldErrors(PAYLOADS[event.kind], rawPayload);
  if ('errors' in payload) return payload;
  if (event.kind === 'undone' && event.undoes === null) return { errors: { undoes: [validationTexts.required] } };
  return { ...event, payload: payload.value } as StartEventPayload;
}

/** POST signal-device/. */
export const signalDeviceSchema = object({ device: required(text({ max: MAX_DEVICE })) });

const bodySchema = object({
  events: required(
    field<unknown[]>('events', (raw) => {
      if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
      if (raw.length === 0) return misread(validationTexts.emptyList);
      return raw.length > MAX_START_EVENTS_PER_CALL
        ? misread(validationTexts.tooManyItems(MAX_START_EVENTS_PER_CALL))
        : raw;
    }),
  ),
});

/** POST start-log/: the acts in their order, or all that is wrong with them. */
export function readStartEvents(body: unknown): ReadStartEvents {
  const list = fieldErrors(bodySchema, body);
  if ('errors' in list) return list;
  const events: StartEventPayload[] = [];
  const lineErrors: EventErrors = {};
  list.value.events.forEach((raw, index) => {
    const event = readEvent(raw);
    if ('errors' in event) lineErrors[index] = event.errors;
    else events.push(event);
  });
  return Object.keys(lineErrors).length > 0 ? { lineErrors } : { events };
}
