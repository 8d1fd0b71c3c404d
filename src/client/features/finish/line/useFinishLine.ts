import { useRef, useState } from 'react';
import type { FinishPayload, ScoreCode } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { competitorStart } from '../../../../shared/domain/effectiveStart';
import type { WrittenFinish } from '../../../api/finishes';
import type { FinishRow } from '../../../state/entities/finishes';
import { texts } from '../texts';
import { finishText, nameOf, recordedText } from '../words';
import { matchBoats } from './matchBoats';
import { readFinish, type TimeMode } from './readFinish';

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

export interface FinishLineOptions {
  sailing: SailingRow;
  rows: readonly FinishRow[];
  mode: TimeMode;
  /** Writes it down; `label` is how to tell of it. */
  onWrite: (finish: WrittenFinish, label: string) => void;
}

const EMPTY = { number: '', time: '', code: '' as ScoreCode | '' };

type Typed = typeof EMPTY;

/** One line of the finish sheet: what is typed, which boat it is, and what is wrong or must be asked before it is written down. */
export function useFinishLine({ sailing, rows, mode, onWrite }: FinishLineOptions) {
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);

  const match = matchBoats(rows, typed.number);
  const row = rows.find(({ key }) => key === chosen) ?? match.picked;
  const finisher = {
    start: row ? row.start : competitorStart(null, null, sailing),
    date: sailing.start_date,
    isUnknown: row ? row.boat.is_unmatched : true,
  };
  const reading = readFinish({ time: typed.time, code: typed.code === '' ? null : typed.code, mode }, finisher);

  const type = (values: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...values }));
    if (values.number !== undefined) setChosen(null);
    setProblem(null);
    setQuestion(null);
  };

  function write(finish: FinishPayload): void {
    const sail_number = row?.boat.sail_number ?? match.unknown ?? '';
    const label = texts.saved(row ? nameOf(row.boat) : sail_number, finishText(finish));
    onWrite({ competitor: row?.id ?? null, sail_number, finish }, label);
    setTyped(EMPTY);
    setChosen(null);
    setQuestion(null);
    numberField.current?.focus();
  }

  function fail(field: LineProblem['field'], text: string): void {
    setProblem({ field, text });
    (field === 'number' ? numberField : timeField).current?.focus();
  }

  function submit(): void {
    if (!row && match.unknown === null) {
      fail('number', match.options.length > 1 ? texts.severalBoats : texts.noNumber);
      return;
    }
    if ('problem' in reading) {
      fail('time', texts.problems[reading.problem]);
      return;
    }
    const { finish } = reading;
    const held = row ? recordedText(row.boat) : '';
    if (row === null || held === '') {
      write(finish);
      return;
    }
    const addsCode = finish.finish_time === undefined && finish.elapsed_time === undefined ? (finish.score_code ?? null) : null;
    setQuestion({ boat: nameOf(row.boat), held, written: finishText(finish), addsCode, write: () => write(finish) });
  }

  return {
    typed,
    type,
    match,
    row,
    reading: typed.time.trim() === '' ? null : reading,
    problem,
    question,
    submit,
    numberField,
    timeField,
    choose: (next: FinishRow) => {
      setTyped((before) => ({ ...before, number: next.boat.sail_number || nameOf(next.boat) }));
      setChosen(next.key);
      setProblem(null);
      setQuestion(null);
      timeField.current?.focus();
    },
    keep: () => {
      setQuestion(null);
      numberField.current?.focus();
      numberField.current?.select();
    },
  };
}

export type FinishLineState = ReturnType<typeof useFinishLine>;
