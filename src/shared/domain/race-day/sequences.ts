/** A flag of a sequence: the group's class flag, its preparatory flag, or the club's own (for example an orange one). */
export type SequenceFlag = 'class' | 'prep' | 'own';
export type SignalSound = 'short' | 'long' | 'none';

export interface SequenceStep {
  /** Seconds before the start. */
  before_s: number;
  flag: SequenceFlag;
  up: boolean;
  sound: SignalSound;
}

export interface StartSequence {
  key: string;
  name: string;
  steps: readonly SequenceStep[];
}

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

/** RRS 26, and what clubs use instead of it. */
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

/** The sequence of the key; an unknown key is that of RRS 26. */
export const sequenceOf = (key: string): StartSequence =>
  START_SEQUENCES.find((sequence) => sequence.key === key) ?? (START_SEQUENCES[0] as StartSequence);

/** Milliseconds from the warning to the start. */
export const sequenceLength = ({ steps }: StartSequence): number =>
  Math.max(0, ...steps.map(({ before_s }) => before_s)) * 1000;
