import type { SequenceFlag, SequenceStep, SignalSound, StartSequence } from '../../contract/startSequences';

const step = (before_s: number, flag: SequenceFlag, up: boolean, sound: SignalSound = 'short'): SequenceStep => ({
  before_s,
  flag,
  up,
  sound,
});

/** Class flag at the warning and at the start, preparatory flag in between, the last minute with a long sound. */
const withPreparatory = (key: string, name: string, [warning, preparatory, lastMinute]: [number, number, number]) => ({
  key,
  name,
  steps: [
    step(warning, 'class', true),
    step(preparatory, 'prep', true),
    step(lastMinute, 'prep', false, 'long'),
    step(0, 'class', false),
  ],
});

/** Those that every club has: RRS 26, and what is used instead of it. */
export const START_SEQUENCES: readonly StartSequence[] = [
  withPreparatory('5-4-1-0', '5, 4, 1, start (RRS 26)', [300, 240, 60]),
  withPreparatory('3-2-1-0', '3, 2, 1, start', [180, 120, 60]),
  {
    key: '10-5-0',
    name: '10, 5, start',
    steps: [step(600, 'class', true), step(300, 'prep', true), step(0, 'class', false), step(0, 'prep', false, 'none')],
  },
  withPreparatory('10-9-1-0', '10, 9, 1, start', [600, 540, 60]),
  { key: '5-0', name: '5, start', steps: [step(300, 'class', true), step(0, 'class', false)] },
  { key: 'own', name: 'Egen tid, utan signaler', steps: [step(0, 'own', false, 'none')] },
];

export const isGivenSequence = (key: string): boolean => START_SEQUENCES.some((sequence) => sequence.key === key);

/** What a club's sailings choose from. An answer that a device has kept since an earlier version does not say. */
export const clubSequences = (club: { start_sequences?: readonly StartSequence[] }): readonly StartSequence[] =>
  club.start_sequences ?? START_SEQUENCES;

/** What a row of a sailing says of its sequence. One that a device has kept since an earlier version lacks the steps. */
export interface Sequenced {
  start_sequence?: string;
  start_steps?: readonly SequenceStep[] | null;
}

/**
 * The steps before a start of the sailing, its own copy: an edit of the club's sequence does not reach a race that has
 * begun. Without a copy those of the given sequence, of RRS 26 for an unknown one.
 */
export function stepsOf({ start_sequence: key, start_steps: own }: Sequenced): readonly SequenceStep[] {
  const given = START_SEQUENCES.find((sequence) => sequence.key === key) ?? START_SEQUENCES[0];
  return own ?? given?.steps ?? [];
}

/** Milliseconds from the warning to the start. */
export const sequenceLength = (steps: readonly SequenceStep[]): number =>
  Math.max(0, ...steps.map(({ before_s }) => before_s)) * 1000;
