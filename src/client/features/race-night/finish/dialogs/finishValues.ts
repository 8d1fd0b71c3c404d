import {
  REDRESS_AVERAGES,
  type FinishPayload,
  type RedressAverage,
  type ScoreCode,
} from '../../../../../shared/contract/competitors';
import { readDecimal, typedDecimal } from '../../../../../shared/domain/decimals';
import type { FinishCompetitor } from '../../../../changes/kinds/finishSheet';
import { finishText } from '../../../../sailing-ui/finishText';
import { formatDecimal } from '../../../../ui/format';
import { readFinish, type Finisher, type TimeMode } from '../readFinish';
import { finishDialogTexts } from './texts';
import { finishTexts as sheetTexts } from '../texts';

/** The form of one boat's finish as it is typed. */
export interface FinishValues {
  mode: TimeMode;
  time: string;
  code: ScoreCode | '';
  points: string;
  redress: RedressAverage;
  percent: string;
  times: string;
}

const MAX_TIMES = 10;

/** What the form shows of a boat: its time as it was recorded. */
export function finishValues(competitor: FinishCompetitor, mode: TimeMode): FinishValues {
  const { recorded, finish_time, elapsed_time, score_code, score_points, score_percent, score_times, redress } =
    competitor;
  const shown = recorded === 'elapsed' ? finishText({ elapsed_time }) : finishText({ finish_time });
  return {
    mode: recorded === null ? mode : recorded === 'elapsed' ? 'elapsed' : 'clock',
    time: shown,
    code: score_code ?? '',
    points: score_points === null ? '' : formatDecimal(score_points),
    redress: redress ?? REDRESS_AVERAGES[0],
    percent: score_percent === null ? '' : String(score_percent),
    times: String(score_times),
  };
}

export const hasPoints = (code: string): code is 'RDG' | 'DPI' => code === 'RDG' || code === 'DPI';
export const hasPercent = (code: string): boolean => code === 'SCP' || code === 'ZFP';

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

function isPoints(text: string): boolean {
  const parts = readDecimal(typedDecimal(text));
  return parts !== null && !parts.isNegative && parts.fraction.length <= 1 && parts.whole.length <= 4;
}

function detailsOf({ code, points, redress, percent, times }: FinishValues): FinishPayload {
  if (hasPoints(code)) {
    const score_points = points.trim() === '' ? null : typedDecimal(points);
    return code === 'RDG' && score_points === null ? { score_points, redress } : { score_points };
  }
  return hasPercent(code)
    ? { score_percent: percent.trim() === '' ? null : Number(percent), score_times: Number(times) }
    : {};
}

function detailProblems({ code, points, percent, times }: FinishValues): Record<string, string> {
  const problems: Record<string, string> = {};
  if (hasPoints(code) && points.trim() !== '' && !isPoints(points)) problems['points'] = finishDialogTexts.notPoints;
  if (code === 'DPI' && points.trim() === '') problems['points'] = finishDialogTexts.pointsMissing(code);
  if (hasPercent(code) && percent.trim() !== '' && !isWhole(percent, 100))
    problems['percent'] = finishDialogTexts.notPercent;
  if (hasPercent(code) && !isWhole(times, MAX_TIMES)) problems['times'] = finishDialogTexts.notTimes;
  return problems;
}

/** The finish that the form says, or what is wrong with each field. */
export function readFinishValues(
  values: FinishValues,
  finisher: Finisher,
): { finish: FinishPayload } | { problems: Record<string, string> } {
  const problems = detailProblems(values);
  const score_code = values.code === '' ? null : values.code;
  const isTimed = values.time.trim() !== '';
  const reading = isTimed ? readFinish({ time: values.time, code: null, mode: values.mode }, finisher) : null;
  if (reading && 'problem' in reading) problems['time'] = sheetTexts.problems[reading.problem];
  if (!isTimed && score_code === null) problems['time'] = finishDialogTexts.nothing;
  if (Object.keys(problems).length > 0) return { problems };
  const time = reading && 'finish' in reading ? reading.finish : { finish_time: null };
  return { finish: { ...time, score_code, ...detailsOf(values) } };
}
