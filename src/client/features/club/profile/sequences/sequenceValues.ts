import type {
  SequenceFlag,
  SequenceStep,
  SignalSound,
  StartSequence,
} from '../../../../../shared/contract/startSequences';
import { MAX_SEQUENCE_KEY, MAX_SEQUENCE_S } from '../../../../../shared/limits';
import { readSequence } from '../../../../../shared/schemas/startSequences';
import { sequenceTexts } from './texts';

/** A step as it is typed. `key` follows it when others go. */
export interface StepValues {
  key: string;
  minutes: string;
  seconds: string;
  flag: SequenceFlag;
  direction: 'up' | 'down';
  sound: SignalSound;
}

/** The form of a sequence as it is typed. `from`: the key of the one that a new one begins as. */
export interface SequenceValues {
  from: string;
  name: string;
  steps: StepValues[];
}

const SECONDS = 60;

/** The steps of a sequence, to be changed. */
export const stepValues = ({ key, steps }: StartSequence): StepValues[] =>
  steps.map(({ before_s, flag, up, sound }, index) => ({
    key: `${key} ${index}`,
    minutes: String(Math.floor(before_s / SECONDS)),
    seconds: String(before_s % SECONDS).padStart(2, '0'),
    flag,
    direction: up ? 'up' : 'down',
    sound,
  }));

export const newStep = (key: string): StepValues => ({
  key,
  minutes: '1',
  seconds: '00',
  flag: 'class',
  direction: 'up',
  sound: 'short',
});

const isCount = (typed: string): boolean => /^\d{0,4}$/.test(typed.trim());

/** Whole seconds before the start; not a number where the time cannot be read. */
function beforeOf({ minutes, seconds }: StepValues): number {
  const isEmpty = minutes.trim() === '' && seconds.trim() === '';
  if (isEmpty || !isCount(minutes) || !isCount(seconds)) return Number.NaN;
  return Number(minutes) * SECONDS + Number(seconds);
}

const wireStep = (step: StepValues): SequenceStep => ({
  before_s: beforeOf(step),
  flag: step.flag,
  up: step.direction === 'up',
  sound: step.sound,
});

/** What was typed, for the wire, in the order of the form. */
export const typedSequence = ({ name, steps }: SequenceValues, key: string): StartSequence => ({
  key,
  name: name.trim(),
  steps: steps.map(wireStep),
});

/** What can be read so far, the earliest first. */
export const readableSteps = ({ steps }: Pick<SequenceValues, 'steps'>): SequenceStep[] =>
  steps
    .map(wireStep)
    .filter(({ before_s }) => !Number.isNaN(before_s))
    .sort((a, b) => b.before_s - a.before_s);

/** A key that no other has, from the name: "Vår 3, 2" is "var-3-2". */
export function keyOf(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'egen';
  const withEnd = (end: string) => `${words.slice(0, MAX_SEQUENCE_KEY - end.length).replace(/-+$/, '')}${end}`;
  let key = withEnd('');
  for (let number = 2; taken.includes(key); number += 1) key = withEnd(`-${number}`);
  return key;
}

const tooManySeconds = ({ seconds }: StepValues): boolean => isCount(seconds) && Number(seconds) >= SECONDS;

/** Of a time it says how to type it, below the field that it is about. */
function timeProblems(step: StepValues, index: number): Record<string, string> {
  const { form } = sequenceTexts;
  const before = beforeOf(step);
  if (tooManySeconds(step)) return { [`steps.${index}.seconds`]: form.tooManySeconds };
  if (Number.isNaN(before)) return { [`steps.${index}.minutes`]: form.timeProblem };
  return before > MAX_SEQUENCE_S ? { [`steps.${index}.minutes`]: form.tooEarly } : {};
}

/** What is wrong with the form, by the rules that the server goes by; of a step at its place: "steps.1.minutes". */
export function checkedSequence(values: SequenceValues): Record<string, string> {
  const problems: Record<string, string> = {};
  const reading = readSequence(typedSequence(values, 'egen'));
  for (const [name, wrong] of Object.entries('errors' in reading ? reading.errors : {})) {
    if (Array.isArray(wrong)) problems[name] = wrong[0] ?? '';
    else
      for (const [index, { before_s: sentences = [] }] of Object.entries(wrong))
        problems[`steps.${index}.minutes`] = sentences[0] ?? '';
  }
  const times = Object.assign({}, ...values.steps.map(timeProblems)) as Record<string, string>;
  // What is wrong with a time stands for what follows from it.
  return Object.keys(times).length === 0 ? problems : { ...withoutSteps(problems), ...times };
}

const withoutSteps = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !name.startsWith('steps')));
