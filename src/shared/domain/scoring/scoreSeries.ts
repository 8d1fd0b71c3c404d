import { averagePoints } from './averages';
import { NO_RESULT } from './defaults';
import { excludeWorst, planDiscards, type DiscardPlan } from './discards';
import { racePoints, type RacePoints } from './racePoints';
import { rankContenders, type Ranked } from './ranking';
import { bestFirst, type Contender } from './ties';
import type { PointsStep, RaceResult, SeriesCell, SeriesInput, SeriesRowScore, SeriesScores } from './types';

interface ScoredBoat extends Contender {
  totalTenths: number;
}

/** A competitor that is in no list of the race did not come to the starting area (A2.2). */
const DNC: RaceResult = { ...NO_RESULT, code: 'DNC' };

type UnweightedCell = Pick<SeriesCell, 'place' | 'code' | 'tenths' | 'steps'>;

/** The points that waited for the boat's other races. */
function withAverages(races: readonly RacePoints[]): UnweightedCell[] {
  const known = races.map(({ tenths }) => tenths);
  return races.map(({ place, code, steps, tenths, awaited }, race) => {
    if (!awaited) return { place, code, steps, tenths };
    const step = averagePoints(awaited, race, known);
    return { place, code, steps: [step], tenths: step.tenths };
  });
}

function weighted(cell: UnweightedCell, weight: number): UnweightedCell {
  if (cell.tenths === null || weight === 1) return cell;
  const step: PointsStep = { step: 'weight', weight, tenths: cell.tenths * weight };
  return { ...cell, steps: [...cell.steps, step], tenths: step.tenths };
}

function withExclusions(cells: readonly UnweightedCell[], plan: DiscardPlan): SeriesCell[] {
  const exclusions = excludeWorst(cells, plan);
  return cells.map((cell, race) => {
    const exclusion = exclusions[race] ?? null;
    const isDiscarded = exclusion === 'discarded';
    return { ...cell, isDiscarded, kept: exclusion === 'discarded' ? null : exclusion };
  });
}

const sumOf = (cells: readonly SeriesCell[]): number => cells.reduce((sum, { tenths }) => sum + (tenths ?? 0), 0);

function rowOf({ contender, rank, sharing, brokenTie }: Ranked<ScoredBoat>): SeriesRowScore {
  const { competitor, netTenths, totalTenths, cells } = contender;
  const discarded = cells.flatMap(({ isDiscarded }, race) => (isDiscarded ? [race] : []));
  return { competitor, rank, netTenths, totalTenths, cells, discarded, sharing, brokenTie };
}

/**
 * Scores a series, or a single race as a series of one, from scratch. In this order: places moved up (A6.1), points
 * (A4, A7), codes (A5), penalties (44.3(c)), stated redress, averages (A9), weights, discards (A2.1, 90.3(b)), totals
 * and ties (A8). The answer does not depend on the order of the competitors. All points are whole tenths.
 */
export function scoreSeries({ rules, competitors, races }: SeriesInput): SeriesScores {
  const entries = rules.entries ?? competitors.length;
  const isHighPoint = rules.system !== 'low_point';
  const scored = races.map((race) =>
    racePoints(
      competitors.map((competitor) => race.get(competitor) ?? DNC),
      rules,
      entries,
    ),
  );
  const summaries = scored.map(({ summary }) => summary);
  const isCounted = summaries.map((summary) => summary.isCounted);
  const plan = planDiscards(rules, isHighPoint, isCounted);

  const boats = competitors.map((competitor, boat): ScoredBoat => {
    const ownRaces = scored.flatMap(({ points }) => points[boat] ?? []);
    const weightedCells = withAverages(ownRaces).map((cell, race) => weighted(cell, rules.weights[race] ?? 1));
    const cells = withExclusions(weightedCells, plan);
    const counting = bestFirst(cells, isHighPoint);
    const netTenths = counting.reduce((sum, tenths) => sum + tenths, 0);
    return { competitor, cells, bestFirst: counting, netTenths, totalTenths: sumOf(cells) };
  });
  return { rows: rankContenders(boats, isHighPoint).map(rowOf), races: summaries, discardCount: plan.count };
}
