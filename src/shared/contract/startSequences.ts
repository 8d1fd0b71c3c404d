/** A flag of a sequence: the group's class flag, its preparatory flag, or the club's own (for example an orange one). */
export const SEQUENCE_FLAGS = ['class', 'prep', 'own'] as const;
export type SequenceFlag = (typeof SEQUENCE_FLAGS)[number];

export const SIGNAL_SOUNDS = ['short', 'long', 'none'] as const;
export type SignalSound = (typeof SIGNAL_SOUNDS)[number];

export interface SequenceStep {
  /** Whole seconds before the start. */
  before_s: number;
  flag: SequenceFlag;
  up: boolean;
  sound: SignalSound;
}

/** What a group is started with: flags and sounds, the earliest first. */
export interface StartSequence {
  /** Names the sequence within its club: "5-4-1-0". */
  key: string;
  name: string;
  steps: SequenceStep[];
}
