import { object } from 'yup';
import type { InferType } from 'yup';
import { RESULT_METHODS } from '../contract/raceClasses';
import { REGISTRATION_SCOPES, SAILING_STATUSES, START_TYPES } from '../contract/sailings';
import { RECALL_ORDERS } from '../contract/startGroups';
import { readDuration, wireDuration } from '../domain/duration';
import { requestedStatus } from '../domain/status';
import { MAX_RACE_WEIGHT, MAX_REASON_LENGTH, MAX_SEQUENCE_KEY } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation, relationOrObject } from './fields/choice';
import { required } from './fields/field';
import { integer } from './fields/number';
import { date, datetime, duration, time } from './fields/temporal';
import { text } from './fields/text';

const MAX_DEADLINE_MINUTES = 1440;
const [SHORTEST_INTERVAL_MS, LONGEST_INTERVAL_MS] = [0, 60 * 60_000];

const startInterval = () =>
  duration()
    .test('max', validationTexts.tooLarge(wireDuration(LONGEST_INTERVAL_MS)), (value) => {
      return value == null || (readDuration(value) ?? 0) <= LONGEST_INTERVAL_MS;
    })
    .test('min', validationTexts.tooSmall(wireDuration(SHORTEST_INTERVAL_MS)), (value) => {
      return value == null || (readDuration(value) ?? 0) >= SHORTEST_INTERVAL_MS;
    });

/** The sailing form and its calls. `club` counts at creation only. */
export const sailingSchema = object({
  club: relation(),
  serie: relationOrObject().nullable(),
  name: required(text({ max: 100 })),
  description: text({ min: 0, max: 5000, kind: 'lines' }),
  status: choice(SAILING_STATUSES),
  is_finished: flag(),
  anyway: flag(),
  move_groups: flag(),
  verified_result: flag(),
  reason: text({ min: 0, max: MAX_REASON_LENGTH }),
  start_date: required(date()),
  start_time: time().nullable(),
  start_type: choice(START_TYPES),
  /** The server checks that the club has it. */
  start_sequence: text({ max: MAX_SEQUENCE_KEY }),
  start_interval: startInterval(),
  recall_order: choice(RECALL_ORDERS),
  auto_group: flag(),
  result_method: choice(RESULT_METHODS),
  course: relation().nullable(),
  registration_open: flag(),
  registration_deadline: datetime().nullable(),
  registration_scope: choice(REGISTRATION_SCOPES),
  self_reporting: flag(),
  report_deadline_minutes: integer({ min: 0, max: MAX_DEADLINE_MINUTES }).nullable(),
  entry_approval: flag(),
  race_weight: integer({ min: 1, max: MAX_RACE_WEIGHT }),
  must_count: flag(),
}).test('finished', (value, context) => {
  const agrees = requestedStatus('upcoming', value) !== null;
  return agrees || context.createError({ path: 'status', message: validationTexts.statusContradiction });
});

export type SailingInput = InferType<typeof sailingSchema>;
