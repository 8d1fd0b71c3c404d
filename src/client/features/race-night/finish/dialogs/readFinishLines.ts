import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorStart } from '../../../../../shared/domain/effectiveStart';
import { tidySailNumber } from '../../../../../shared/domain/sailNumber';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { matchCompetitors } from '../line/matchCompetitors';
import { readFinish, readTypedCode, type TimeMode, type TypedProblem } from '../readFinish';
import { recordedText } from '../words';

export type LineProblem = TypedProblem | 'noNumber' | 'severalBoats' | { sameAs: number };

export interface PastedLine {
  /** From 1, as the lines stand in the text. */
  line: number;
  text: string;
  /** null: no boat of the list. */
  row: FinishRow | null;
  number: string;
  finish: FinishPayload | null;
  /** What the boat has already. */
  held: string;
  problem: LineProblem | null;
}

export interface PasteContext {
  sailing: SailingRow;
  rows: readonly FinishRow[];
  mode: TimeMode;
}

const SEPARATORS = /[;\t]|\s+|,(?!\d)|,(?=\d{3,})/;
const LIST_NUMBER = /^\d{1,3}[.)]\s+(?=\S+\s)/;

/**
 * "57 18.45.23", "SWE 312;DNF", "3. GER 88 18:45:23 SCP": the last word is the time or the code, and both may stand
 * there.
 */
function wordsOf(text: string): { number: string; time: string; code: ReturnType<typeof readTypedCode> } {
  const words = text.replace(LIST_NUMBER, '').split(SEPARATORS).filter(Boolean);
  const code = readTypedCode(words.at(-1) ?? '');
  if (code !== null) words.pop();
  // "SWE 312 DNF": what is left is a number, and no time.
  const isNumber = code !== null && tidySailNumber(words.join(' ')) !== null;
  const isTimed = words.length > 1 && !isNumber && /^[\d.:,]+$/.test(words.at(-1) ?? '');
  const time = isTimed ? (words.pop() ?? '') : '';
  return { number: words.join(' '), time, code };
}

function readLine(text: string, line: number, { sailing, rows, mode }: PasteContext): PastedLine {
  const { number, time, code } = wordsOf(text);
  const match = matchCompetitors(rows, number);
  const { picked: row } = match;
  const start = row ? row.start : competitorStart(null, null, sailing);
  const reading = readFinish(
    { time, code, mode },
    { start, date: sailing.start_date, isUnknown: row?.boat.is_unmatched ?? true },
  );
  const known = {
    line,
    text,
    row,
    number: row?.boat.sail_number ?? match.unknown ?? number,
    held: row ? recordedText(row.boat) : '',
  };
  if (!row && match.unknown === null) {
    return { ...known, finish: null, problem: match.options.length > 1 ? 'severalBoats' : 'noNumber' };
  }
  return 'problem' in reading
    ? { ...known, finish: null, problem: reading.problem }
    : { ...known, finish: reading.finish, problem: null };
}

const identity = ({ row, number }: PastedLine): string => row?.key ?? number;

/**
 * What pasted lines say, each with its boat or its problem. A boat that stands twice is a problem of the second line.
 */
export function readFinishLines(text: string, context: PasteContext): PastedLine[] {
  const first = new Map<string, number>();
  return text.split(/\r?\n/).flatMap((raw, index) => {
    if (raw.trim() === '') return [];
    const read = readLine(raw.trim(), index + 1, context);
    if (read.problem !== null) return [read];
    const earlier = first.get(identity(read));
    first.set(identity(read), earlier ?? read.line);
    return [earlier === undefined ? read : { ...read, finish: null, problem: { sameAs: earlier } }];
  });
}
