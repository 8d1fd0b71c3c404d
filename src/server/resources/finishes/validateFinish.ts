import type { FieldErrors } from '../../../shared/contract/common';
import type { ScoreCode } from '../../../shared/contract/competitors';
import { fromTenths, toScaled } from '../../../shared/domain/decimals';
import { readDuration } from '../../../shared/domain/duration';
import { finishInstant, finishProblem, type RecordedFinish, type FinishProblem } from '../../../shared/domain/finish';
import { lacksPoints, scoreAfter, type ScoreDetails } from '../../../shared/domain/scoreDetails';
import { TIME_ZONE } from '../../../shared/product';
import type { FinishInput } from '../../../shared/schemas/finish';
import { validationTexts } from '../../../shared/texts/validation';
import { realChanges } from '../../db/changes';
import type { CompetitorChanges, CompetitorRecord, NewCompetitor } from '../../db/schema';
import { refused } from '../../errors';
import { recordedOf, timeColumns, type TimeColumns } from '../competitors/times';

/** What the rules of finishes say. */
export const finishTexts = {
  problem: {
    startMissing: 'Starttid saknas, så seglad tid kan inte beräknas.',
    beforeStart: 'Målgången är före starten.',
    tooLong: 'Målgången är mer än 30 dygn efter starten.',
  } satisfies Record<FinishProblem, string>,
  pointsMissing: (code: ScoreCode | null) => `Ange poäng för ${code}.`,
  selfReportingOff: 'Klubben tar inte emot egenrapporterade tider för den här seglingen.',
  notSailing: 'Tider kan rapporteras när seglingen pågår eller är avslutad.',
  clubsCode: (code: ScoreCode) => `Koden ${code} är satt av klubben. Hör av dig till klubben om den är fel.`,
  sameBoat: (line: number) => `Båten står redan på rad ${line}.`,
  severalBoats: (sailNumber: string) =>
    `Flera båtar i seglingen har segelnumret ${sailNumber}. Välj vilken av dem det gäller.`,
  nobodyHas: (sailNumber: string) =>
    `Ingen båt i seglingen har segelnumret ${sailNumber}. Skriv en tid eller en kod, så sparas den som okänd.`,
  nothingToMove: 'Båten har varken tid eller kod att flytta.',
  sameBoatTwice: 'Välj en annan båt.',
  nothingToSwap: 'Ingen av båtarna har en tid eller en kod.',
  targetUnmatched: 'Välj en anmäld båt.',
  targetElsewhere: 'Båten är anmäld till en annan segling.',
  targetHasResult: 'Båten har redan en tid eller en kod. Ta bort den först.',
  unknownSkipper: 'Okänd',
} as const;

const SECOND_MS = 1000;

/** Whose finish it is. */
export interface Finisher {
  entry: TimeColumns &
    Pick<
      CompetitorRecord,
      | 'score_code'
      | 'score_points_tenths'
      | 'score_percent'
      | 'score_times'
      | 'redress'
      | 'reported_by'
      | 'is_unmatched'
    >;
  /** Instant in milliseconds. */
  start: number | null;
  /** The sailing's. */
  date: string;
  /** A clock before the start is written down as it is, and gives no time sailed. */
  mayBeEarly?: boolean;
}

export type ValidatedFinish = { changes: CompetitorChanges } | { errors: FieldErrors };

type TimeReading = { columns: TimeColumns } | { errors: FieldErrors };

const wrongTime = (text: string): TimeReading => ({ errors: { finish_time: [text] } });

const inWholeSeconds = (ms: number): number => Math.round(ms / SECOND_MS);

function clockAtFinish(text: string, { start, date }: Finisher): number | null {
  const instant = text.includes('T') ? Date.parse(text) : finishInstant(text, start, date);
  return instant === null ? null : inWholeSeconds(instant) * SECOND_MS;
}

/** The time sailed beats the clock where both are sent; one of them cleared clears both. */
function readTime({ elapsed_time: elapsed, finish_time: finish }: FinishInput, finisher: Finisher): TimeReading {
  const { entry, start } = finisher;
  if (elapsed)
    return validateTime({ recorded: 'elapsed', elapsedS: inWholeSeconds(readDuration(elapsed) ?? 0) }, finisher);
  if (finish) {
    const instant = clockAtFinish(finish, finisher);
    if (instant === null) return wrongTime(validationTexts.noSuchLocalTime(TIME_ZONE));
    return validateTime({ recorded: 'finish', finish: instant }, finisher);
  }
  const isCleared = elapsed === null || finish === null;
  return { columns: timeColumns(isCleared ? null : recordedOf(entry), start) };
}

/** An unmatched boat keeps whatever was written down: its start is not known until it has been matched. */
function validateTime(time: RecordedFinish, { entry, start, mayBeEarly = false }: Finisher): TimeReading {
  const problem = entry.is_unmatched === 1 ? null : finishProblem(time, start);
  return problem && !(mayBeEarly && problem === 'beforeStart')
    ? wrongTime(finishTexts.problem[problem])
    : { columns: timeColumns(time, start) };
}

/** Throws 400 where a boat that starts then cannot have been timed so. */
export function assertTime(time: RecordedFinish | null, start: number | null): void {
  const problem = time && finishProblem(time, start);
  if (problem) throw refused(finishTexts.problem[problem]);
}

const scoreOf = (entry: Finisher['entry']): ScoreDetails => ({
  score_code: entry.score_code,
  score_points: fromTenths(entry.score_points_tenths),
  score_percent: entry.score_percent,
  score_times: entry.score_times,
  redress: entry.redress,
});

const scoreColumns = ({ score_points: points, ...score }: ScoreDetails): CompetitorChanges => ({
  ...score,
  score_points_tenths: points === null ? null : toScaled(points, 1),
});

/** What writing this down changes of the entry, or all that is wrong with it. */
export function validateFinish(finisher: Finisher, input: FinishInput, by: 'club' | 'sailor'): ValidatedFinish {
  const { entry } = finisher;
  const time = readTime(input, finisher);
  const score = scoreAfter(scoreOf(entry), input);
  const errors: FieldErrors = 'errors' in time ? { ...time.errors } : {};
  if (lacksPoints(score)) errors['score_points'] = [finishTexts.pointsMissing(score.score_code)];
  if ('errors' in time || Object.keys(errors).length > 0) return { errors };

  const hasResult = time.columns.recorded !== null || score.score_code !== null;
  const written = { ...time.columns, ...scoreColumns(score), reported_by: hasResult ? by : null };
  return { changes: realChanges<CompetitorChanges>(entry, written) };
}

const NOT_HOME: readonly (ScoreCode | null)[] = ['DNF', 'DNS', 'DNC'];
/** Whether the code says that the boat never came to the finish: somebody who saw it there says otherwise. */
export const isNotHome = (code: ScoreCode | null): boolean => NOT_HOME.includes(code);

/** A boat that was seen at the finish and is on no list: kept under its sail number until somebody matches it. */
export const unknownBoat = (sailNumber: string) =>
  ({
    is_unmatched: 1,
    sail_number: sailNumber,
    skipper_name: finishTexts.unknownSkipper,
    boat_name: '',
    start_group_id: null,
    start_at: null,
    rating_type: 'srs',
    finish_at: null,
    elapsed_s: null,
    recorded: null,
    score_code: null,
    score_points_tenths: null,
    score_percent: null,
    score_times: 1,
    redress: null,
    reported_by: null,
    entered_by: 'club',
  }) as const satisfies Partial<NewCompetitor>;
