import { object } from 'yup';
import type { FieldErrors } from '../contract/common';
import { SEQUENCE_FLAGS, SIGNAL_SOUNDS, type SequenceStep, type StartSequence } from '../contract/startSequences';
import { START_SEQUENCES } from '../domain/race-day/sequences';
import { MAX_OWN_SEQUENCES, MAX_SEQUENCE_KEY, MAX_SEQUENCE_S, MAX_SEQUENCE_STEPS } from '../limits';
import { startSequenceTexts, validationTexts } from '../texts/validation';
import { choice, flag } from './fields/choice';
import { required } from './fields/field';
import { listOf } from './fields/json';
import { integer } from './fields/number';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const stepSchema = object({
  before_s: required(integer({ max: MAX_SEQUENCE_S })),
  flag: required(choice(SEQUENCE_FLAGS)),
  up: required(flag()),
  sound: required(choice(SIGNAL_SOUNDS)),
});

const sequenceSchema = object({
  key: required(
    text({ max: MAX_SEQUENCE_KEY }).test('slug', startSequenceTexts.notKey, (key) => key == null || KEY.test(key)),
  ),
  name: required(text({ max: 60 })),
  /** `readSteps` validates each step. */
  steps: required(listOf(MAX_SEQUENCE_STEPS, (step) => ({ step }))),
});

/** What is wrong with a sequence: by field, and of steps by their index. */
export type SequenceErrors = Record<string, string[] | Record<number, FieldErrors>>;

type Reading<T> = { value: T } | { errors: SequenceErrors };

const isSame = (a: SequenceStep, b: SequenceStep): boolean =>
  a.before_s === b.before_s && a.flag === b.flag && a.up === b.up;

function readSteps(items: readonly { step: unknown }[]): Reading<SequenceStep[]> {
  const steps: (SequenceStep | null)[] = [];
  const errors: Record<number, FieldErrors> = {};
  items.forEach(({ step: raw }, index) => {
    const reading = fieldErrors(stepSchema, raw);
    const step = 'value' in reading ? reading.value : null;
    if ('errors' in reading) errors[index] = reading.errors;
    else if (steps.some((earlier) => earlier && isSame(earlier, reading.value)))
      errors[index] = { before_s: [startSequenceTexts.stepTwice] };
    steps.push(step);
  });
  if (Object.keys(errors).length > 0) return { errors: { steps: errors } };
  const good = steps.filter((step) => step !== null);
  if (good.length === 0) return { errors: { steps: [validationTexts.emptyList] } };
  if (good.every(({ before_s }) => before_s > 0)) return { errors: { steps: [startSequenceTexts.noStart] } };
  return { value: good.sort((a, b) => b.before_s - a.before_s) };
}

/** Judges one sequence, its steps one by one, and says all that is wrong at once. The earliest step comes first. */
export function readSequence(raw: unknown): Reading<StartSequence> {
  const whole = fieldErrors(sequenceSchema, raw);
  const list = fieldErrors(sequenceSchema.pick(['steps']), raw);
  const steps = 'value' in list ? readSteps(list.value.steps) : null;
  const wrong = { ...('errors' in whole && whole.errors), ...(steps && 'errors' in steps && steps.errors) };
  if ('errors' in whole || steps === null || 'errors' in steps) return { errors: wrong };
  return { value: { key: whole.value.key, name: whole.value.name, steps: steps.value } };
}

/** The errors of sequences by their index, or one for the whole list. */
export interface SequencesErrors {
  list?: string[];
  items: Record<number, SequenceErrors>;
}

const givenOf = (key: string) => START_SEQUENCES.find((given) => given.key === key);

const isEqual = (a: StartSequence, b: StartSequence): boolean =>
  a.name === b.name &&
  a.steps.length === b.steps.length &&
  a.steps.every((step, index) => step.sound === b.steps[index]?.sound && isSame(step, b.steps[index]));

/**
 * Judges the sequences of a club: its own. Those that every club has may be among them as they are, and are left out.
 */
export function readOwnSequences(items: readonly unknown[]): { value: StartSequence[] } | { errors: SequencesErrors } {
  const own: StartSequence[] = [];
  const wrong: Record<number, SequenceErrors> = {};
  items.forEach((raw, index) => {
    const reading = readSequence(raw);
    if ('errors' in reading) {
      wrong[index] = reading.errors;
      return;
    }
    const given = givenOf(reading.value.key);
    if (given && !isEqual(given, reading.value)) wrong[index] = { key: [startSequenceTexts.given] };
    else if (own.some(({ key }) => key === reading.value.key)) wrong[index] = { key: [validationTexts.notUnique] };
    else if (!given) own.push(reading.value);
  });
  if (Object.keys(wrong).length > 0) return { errors: { items: wrong } };
  if (own.length > MAX_OWN_SEQUENCES) return { errors: { list: [startSequenceTexts.tooMany], items: {} } };
  return { value: own };
}
