import type { PursuitDocument } from '../../../contract/scoring';
import { scoringTimesTexts as texts } from '../../../texts/scoringTimes';
import { fromScaled, shownDecimal } from '../../decimals';
import { clockText } from '../../duration';
import { halfUp, times, whole } from '../fraction';
import type { PursuitBoatScore } from '../pursuitScores';

type CheckedPursuit = Required<PursuitDocument>;

function formulaOf({ system, basis, reference_rating }: CheckedPursuit, boatRating: string): string {
  const reference = shownDecimal(reference_rating);
  const rating = shownDecimal(boatRating);
  if ('expected_elapsed' in basis) {
    const formula = system === 'py' ? texts.byPortsmouth : texts.byFactor;
    return formula(basis.expected_elapsed, reference, rating);
  }
  if (system === 'tod' && 'distance_nm' in basis)
    return texts.byMiles(shownDecimal(basis.distance_nm), reference, rating);
  const length =
    'expected_corrected' in basis
      ? basis.expected_corrected
      : texts.miles(shownDecimal(basis.distance_nm), shownDecimal(basis.seconds_per_nm ?? '0'));
  return (system === 'py' ? texts.byPortsmouthCorrected : texts.byCorrected)(length, reference, rating);
}

/**
 * How a boat's start time in a pursuit start came about, as a Swedish sentence. The exact seconds are shown with two
 * decimals.
 */
export function whyStart(document: CheckedPursuit, { rating, exact, offsetS }: PursuitBoatScore): string {
  const { unit_seconds, mode } = document.rounding;
  const seconds = shownDecimal(fromScaled(halfUp(times(exact, whole(100))), 2)).replace('-', '−');
  const rounding = (mode === 'up' ? texts.up : texts.nearest)(texts.unit(unit_seconds));
  const sum = texts.sum(formulaOf(document, rating), seconds, rounding);
  if (offsetS === 0) return texts.startsWith(sum);
  return (offsetS > 0 ? texts.startsAfter : texts.startsBefore)(clockText(Math.abs(offsetS)), sum);
}
