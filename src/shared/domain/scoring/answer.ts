import type { SeriesAnswerRow, RaceAnswerRow, PursuitAnswerRow, PursuitDocument } from '../../contract/scoring';
import { scoringTimesTexts as texts } from '../../texts/scoringTimes';
import { fromScaled, fromTenths, shownDecimal } from '../decimals';
import { clockText } from '../duration';
import { halfUp, times, whole } from './fraction';
import { pursuitScores, startClock, type PursuitBoatScore } from './pursuitScores';
import type { RaceBoatScore, RaceScores } from './raceScores';
import type { SeriesRowScore, SeriesScores } from './types';
import { whyPoints } from './why/whyPoints';
import { whyRaceBoat, whyRaceIsNotCounted } from './why/whyRace';
import { whyRow } from './why/whyRow';

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
function whyStart(document: CheckedPursuit, { rating, exact, offsetS }: PursuitBoatScore): string {
  const { unit_seconds, mode } = document.rounding;
  const seconds = shownDecimal(fromScaled(halfUp(times(exact, whole(100))), 2)).replace('-', '−');
  const rounding = (mode === 'up' ? texts.up : texts.nearest)(texts.unit(unit_seconds));
  const sum = texts.sum(formulaOf(document, rating), seconds, rounding);
  if (offsetS === 0) return texts.startsWith(sum);
  return (offsetS > 0 ? texts.startsAfter : texts.startsBefore)(clockText(Math.abs(offsetS)), sum);
}

function answerRow({
  competitor,
  rank,
  netTenths,
  totalTenths,
  cells,
  discarded,
  sharing,
}: SeriesRowScore): SeriesAnswerRow {
  return {
    competitor,
    rank,
    net: fromScaled(netTenths, 1),
    total: fromScaled(totalTenths, 1),
    points: cells.map(({ tenths }) => fromTenths(tenths)),
    discarded: discarded.map((race) => race + 1),
    tied_with: sharing.filter((other) => other !== competitor),
  };
}

function whyOf(row: SeriesRowScore, { races }: SeriesScores): SeriesAnswerRow['why'] {
  const points = races.map((race, index) => {
    const notCounted = whyRaceIsNotCounted(race);
    return notCounted === null ? whyPoints(row, index) : [notCounted];
  });
  return { points, row: whyRow(row, (competitor) => competitor) };
}

/**
 * The standings as `npm run score` prints them: decimal strings with one decimal, races counted from 1, and with `why`
 * the explanation of each point and row.
 */
export function seriesAnswer(scores: SeriesScores, { why = false }: { why?: boolean } = {}): SeriesAnswerRow[] {
  return scores.rows.map((row) => {
    const answer = answerRow(row);
    const reasons = why ? whyOf(row, scores) : undefined;
    return reasons ? { ...answer, why: reasons } : answer;
  });
}

/** The results of a race as `npm run score` prints them. */
export function raceAnswer(scores: RaceScores, { why = false }: { why?: boolean } = {}): RaceAnswerRow[] {
  const rowOf = (row: RaceBoatScore): RaceAnswerRow => ({
    id: row.boat.id,
    corrected: row.correctedS === null ? null : clockText(row.correctedS),
    place: row.place,
    points: fromScaled(row.tenths, 1),
    ...(why && { why: whyRaceBoat(scores, row) }),
  });
  return scores.rows.map(rowOf);
}

/** The start list of a checked pursuit document as `npm run score` prints it. */
export function pursuitAnswer(
  document: Required<PursuitDocument>,
  { why = false }: { why?: boolean } = {},
): PursuitAnswerRow[] {
  const rowOf = (boat: PursuitBoatScore): PursuitAnswerRow => ({
    id: boat.id,
    offset_seconds: boat.offsetS,
    start_time: startClock(document.first_start, boat.offsetS),
    ...(why && { why: [whyStart(document, boat)] }),
  });
  return pursuitScores(document).map(rowOf);
}
