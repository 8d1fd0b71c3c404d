import { useRef, useState } from 'react';
import { useUnsaved } from '../../../../lib/unsaved';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

export interface LineProblem {
  field: 'number' | 'time';
  text: string;
}

/** A boat that has a result already is asked about. */
export interface HeldQuestion {
  kind: 'held';
  boat: string;
  held: string;
  written: string;
  /** A code for a boat with a time, which stays. */
  addsCode: ScoreCode | null;
  write: () => void;
}

/** The number fits several boats. */
export interface BoatQuestion {
  kind: 'boat';
  number: string;
  boats: readonly FinishRow[];
  choose: (boat: FinishRow) => void;
}

/** The time is not likely: one more Enter writes it all the same. */
export interface DoubtQuestion {
  kind: 'doubt';
  text: string;
  write: () => void;
}

export type Question = HeldQuestion | BoatQuestion | DoubtQuestion;

const EMPTY = { number: '', time: '', code: '' as ScoreCode | '' };

export type Typed = typeof EMPTY;

/** What stands in the fields of the line, and what is said of it. Any key takes away what was said. */
export function useTypedLine() {
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  useUnsaved(typed.number !== '' || typed.time !== '');
  const numberField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);

  const put = (values: Partial<Typed>, boat: string | null) => {
    setTyped((before) => ({ ...before, ...values }));
    if (values.number !== undefined) setChosen(boat);
    setProblem(null);
    setQuestion(null);
  };
  const clear = () => {
    put(EMPTY, null);
    numberField.current?.focus();
  };
  return {
    typed,
    /** The boat that was picked from the list, by its key. */
    chosen,
    problem,
    question,
    numberField,
    timeField,
    type: (values: Partial<Typed>) => put(values, null),
    pick: (key: string, number: string) => {
      put({ number }, key);
      timeField.current?.focus();
    },
    clear,
    fail: (next: LineProblem) => {
      setProblem(next);
      (next.field === 'number' ? numberField : timeField).current?.focus();
    },
    ask: (next: Question) => {
      setQuestion(next);
      setProblem(null);
      // What is typed next is another number, and never the end of this one.
      if (next.kind === 'boat') numberField.current?.select();
    },
    /** The answer was no: the next finish is another one, and what was typed for this one is not mixed with it. */
    keep: clear,
    /** The time is typed once more: what stands there is selected, so that it is not mixed with it. */
    retype: () => {
      setQuestion(null);
      timeField.current?.focus();
      timeField.current?.select();
    },
  };
}

export type TypedLine = ReturnType<typeof useTypedLine>;
