import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorStart } from '../../../../../shared/domain/effectiveStart';
import type { WrittenFinish } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { serverNow } from '../../../../lib/serverClock';
import { finishText } from '../../../../sailing-ui/finishText';
import { readFinish, readStamp, type Finisher, type FinishReading, type TimeMode } from '../readFinish';
import type { Stamp } from '../stamps/useStamps';
import { finishTexts } from '../texts';
import type { GivenStamp } from '../useWriting';
import { nameOf, recordedText } from '../words';
import { doubtsOfLine } from './doubtsOfLine';
import type { CompetitorMatch } from './matchCompetitors';
import type { TypedLine } from './useTypedLine';

export interface FinishLineOptions {
  sailing: SailingRow;
  rows: readonly FinishRow[];
  mode: TimeMode;
  /** The time that the next boat gets when none is typed. */
  stamp: Stamp | null;
  /** Writes it down; `label` is how to report it, `from` where its time came from. */
  onWrite: (finish: WrittenFinish, label: string, from: GivenStamp | null) => void;
}

/** The line as it stands. */
export interface LineState extends FinishLineOptions {
  line: TypedLine;
  match: CompetitorMatch;
  row: FinishRow | null;
  /** The stamp that the line gets, since neither time nor code is typed. */
  used: Stamp | null;
}

const finisherOf = (row: FinishRow | null, sailing: SailingRow): Finisher => ({
  start: row ? row.start : competitorStart(null, null, sailing),
  date: sailing.start_date,
  isUnknown: row?.boat.is_unmatched ?? true,
  mayBeEarly: true,
  now: sailing.status === 'ongoing' ? serverNow() : undefined,
});

const codeAlone = ({ finish_time, elapsed_time, score_code }: FinishPayload) =>
  finish_time === undefined && elapsed_time === undefined ? (score_code ?? null) : null;

/** What the line comes to for a boat. */
export function readLine({ line: { typed }, used, mode, sailing }: LineState, row: FinishRow | null): FinishReading {
  const finisher = finisherOf(row, sailing);
  if (used) return readStamp(used.at, finisher);
  return readFinish({ time: typed.time, code: typed.code === '' ? null : typed.code, mode }, finisher);
}

const doubtsOf = (finish: FinishPayload, row: FinishRow | null, rows: readonly FinishRow[]) =>
  doubtsOfLine(finish, row, { rows, now: serverNow() });

function write(state: LineState, row: FinishRow | null, finish: FinishPayload, from: GivenStamp | null): void {
  const sail_number = row?.boat.sail_number ?? state.match.unknown ?? '';
  const anyway = doubtsOf(finish, row, state.rows).isRefused;
  state.onWrite(
    { competitor: row?.id ?? null, sail_number, finish, ...(anyway && { anyway }) },
    finishTexts.saved(row ? nameOf(row.boat) : sail_number, finishText(finish)),
    from && { ...from, replaces: from.replaces || anyway },
  );
}

/** Nothing is written over unasked. */
function replace(state: LineState, row: FinishRow | null, finish: FinishPayload): void {
  const { line, used } = state;
  const held = row ? recordedText(row.boat) : '';
  const writeIt = () => {
    write(state, row, finish, used && { stamp: used, replaces: held !== '' });
    line.clear();
  };
  const written = finishText(finish);
  if (row && held !== '')
    line.ask({ kind: 'held', boat: nameOf(row.boat), held, written, addsCode: codeAlone(finish), write: writeIt });
  else writeIt();
}

/** Writes the line down for the boat; null: for one that is on no list. What is doubtful is asked about first. */
export function submitFor(state: LineState, row: FinishRow | null): void {
  const { line, match, rows } = state;
  const reading = readLine(state, row);
  if ('problem' in reading) {
    line.fail({ field: 'time', text: finishTexts.problems[reading.problem] });
    return;
  }
  const { finish } = reading;
  const { texts } = doubtsOf(finish, row, rows);
  // The second Enter of the same line is the answer.
  if (texts.length === 0 || line.question?.kind === 'doubt') {
    replace(state, row, finish);
    return;
  }
  const what = `${row ? nameOf(row.boat) : (match.unknown ?? '')} ${finishText(finish)}`;
  line.ask({
    kind: 'doubt',
    text: finishTexts.doubtful(what, texts.join(' ')),
    write: () => replace(state, row, finish),
  });
}

/** Gives the boat a stamp at once. false: it has to be looked at first. */
export function giveStamp(state: LineState, row: FinishRow, stamp: Stamp): boolean {
  const reading = readStamp(stamp.at, finisherOf(row, state.sailing));
  if ('problem' in reading || doubtsOf(reading.finish, row, state.rows).texts.length > 0) return false;
  write(state, row, reading.finish, { stamp, replaces: false });
  return true;
}
