import type { WireDuration } from '../../../../shared/contract/common';
import type { ResultMethod } from '../../../../shared/contract/raceClasses';
import type { PursuitPlan } from '../../../../shared/contract/sailings';
import { parseFraction, halfUp } from '../../../../shared/domain/scoring/fraction';
import { plannedElapsed, pursuitCourse } from '../../../../shared/domain/scoring/pursuitCourse';
import { startClock } from '../../../../shared/domain/scoring/pursuitScores';
import { timeText } from '../../../../shared/domain/time';
import { formatDecimal, formatTime } from '../../../ui/format';
import { pursuitTexts } from './texts';

/** The time of day at which all boats are reckoned to finish. */
function expectedFinish(plan: PursuitPlan): string {
  const course = pursuitCourse('srs', plan.basis, plan.reference_rating);
  const seconds = halfUp(plannedElapsed(course, parseFraction(plan.reference_rating)));
  return timeText(startClock(plan.first_start, seconds));
}

/** "01:15:00" is "1 h 15 min". */
function shownLength(duration: WireDuration): string {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  const parts = [
    hours > 0 ? pursuitTexts.hours(hours) : '',
    minutes > 0 ? pursuitTexts.minutes(minutes) : '',
    seconds > 0 ? pursuitTexts.seconds(seconds) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function lengthSentence({ basis, reference_rating }: PursuitPlan): string {
  if ('expected_elapsed' in basis)
    return pursuitTexts.byElapsed(formatDecimal(reference_rating), shownLength(basis.expected_elapsed));
  if ('expected_corrected' in basis) return pursuitTexts.byCorrected(shownLength(basis.expected_corrected));
  return pursuitTexts.byDistance(formatDecimal(basis.distance_nm), formatDecimal(basis.seconds_per_nm ?? ''));
}

function roundingSentence({ rounding: { unit_seconds: unit, mode } }: PursuitPlan): string {
  return mode === 'up'
    ? pursuitTexts.roundedUp(pursuitTexts.unitUp[unit] ?? '')
    : pursuitTexts.roundedNearest(pursuitTexts.unit[unit] ?? '');
}

/** The plan as sentences of a sailing instruction. */
export function describePlan(plan: PursuitPlan, method: ResultMethod): string[] {
  const { recalculate_percent: percent, reference_rating, first_start } = plan;
  const isByCorrected = method === 'corrected';
  return [
    lengthSentence(plan),
    pursuitTexts.firstStart(formatDecimal(reference_rating), formatTime(first_start)),
    pursuitTexts.expectedFinish(expectedFinish(plan)),
    roundingSentence(plan),
    isByCorrected ? pursuitTexts.correctedWins : pursuitTexts.firstHomeWins,
    ...(percent === null || isByCorrected ? [] : [pursuitTexts.recalculated(formatDecimal(String(percent)))]),
  ];
}
