import type { RaceResultDocument, SeriesDocument } from '../shared/contract/scoring';
import { seriesAnswer } from '../shared/domain/scoring/answer';
import { scoreSeries } from '../shared/domain/scoring/scoreSeries';
import { readSeriesDocument } from '../shared/schemas/scoring/readSeriesDocument';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';

const RACES = 20;
const SIZES = [500, 1_000, 2_000];
const GOAL_SIZE = 500;
const GOAL_MS = 50;
/** Twice the boats may take somewhat more than twice the time: they are sorted. */
const GROWTH_GOAL = 2.5;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;

/** Whole numbers that look random and are the same in every run. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ODD: readonly ((place: number) => RaceResultDocument | null)[] = [
  () => null,
  () => ({ code: 'DNF' }),
  (place) => ({ code: 'DSQ', crossed: place }),
  (place) => ({ code: 'ZFP', place, times: 2 }),
  (place) => ({ code: 'RDG', place, average: 'all-others' }),
  () => ({ code: 'DUTY' }),
  () => ({ code: 'DNE' }),
];

/**
 * A race of the fleet in some order: one boat in ten has a code or stayed at home, and one in twelve is tied with the
 * one before.
 */
function raceOf(boats: readonly string[], random: (below: number) => number): SeriesDocument['races'][number] {
  const order = boats.map((boat) => ({ boat, at: random(2 ** 30) })).sort((a, b) => a.at - b.at);
  let place = 1;
  const results = order.flatMap(({ boat }, index): [string, RaceResultDocument][] => {
    if (random(12) > 0) place = index + 1;
    const odd = random(10) === 0 ? ODD[random(ODD.length)] : undefined;
    const result = odd ? odd(place) : { place };
    return result ? [[boat, result]] : [];
  });
  return Object.fromEntries(results);
}

/** A season with discards, quotas and A6.1 to do. */
function seasonOf(size: number): SeriesDocument {
  const random = numbersFrom(size);
  const competitors = Array.from({ length: size }, (_, index) => `SWE ${index + 1}`);
  const halves = [0, RACES / 2].map((from) => ({
    races: Array.from({ length: RACES / 2 }, (_, index) => from + index + 1),
    min: 3,
  }));
  return {
    kind: 'series',
    rules: { places: 'crossing', discards: { table: [{ races: 8, counting: 8 }] }, quotas: halves },
    competitors,
    races: Array.from({ length: RACES }, () => raceOf(competitors, random)),
  };
}

export function medianMs(call: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const begun = performance.now();
    call();
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - begun);
  }
  return quantile(times);
}

/**
 * What a season costs to score from scratch: once in a process that has scored nothing yet, then warm, and how it
 * grows.
 */
export function measureScoring(): Figure[] {
  const season = readSeriesDocument(seasonOf(GOAL_SIZE));
  const begun = performance.now();
  scoreSeries(season);
  const name = `season of ${RACES} races scored`;
  const figures: Figure[] = [
    { name: `${name}, ${GOAL_SIZE} boats, first time`, value: performance.now() - begun, unit: 'ms', goal: GOAL_MS },
  ];

  let before = 0;
  for (const size of SIZES) {
    const document = seasonOf(size);
    const input = readSeriesDocument(document);
    const value = medianMs(() => scoreSeries(input));
    figures.push({ name: `${name}, ${size} boats`, value, unit: 'ms', ...(size === GOAL_SIZE && { goal: GOAL_MS }) });
    if (before > 0)
      figures.push({ name: `${name}, growth to ${size}`, value: value / before, unit: '×', goal: GROWTH_GOAL });
    if (size === GOAL_SIZE) {
      const whole = medianMs(() => seriesAnswer(scoreSeries(readSeriesDocument(document)), { why: true }));
      figures.push({ name: `${name}, ${size} boats, from document to explained answer`, value: whole, unit: 'ms' });
    }
    before = value;
  }
  return figures;
}
