import { useRef, useState } from 'react';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import { useUnsaved } from '../../../../lib/unsaved';

export interface LineProblem {
  field: 'number' | 'time';
  text: string;
}

/** A boat that has a result already is asked about. */
export interface Question {
  boat: string;
  held: string;
  written: string;
  /** A code for a boat with a time, which stays. */
  addsCode: ScoreCode | null;
  write: () => void;
}

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
    clear: () => {
      put(EMPTY, null);
      numberField.current?.focus();
    },
    fail: (next: LineProblem) => {
      setProblem(next);
      (next.field === 'number' ? numberField : timeField).current?.focus();
    },
    ask: setQuestion,
    keep: () => {
      setQuestion(null);
      numberField.current?.focus();
      numberField.current?.select();
    },
  };
}
