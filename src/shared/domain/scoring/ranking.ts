import { compareContenders, compareNames, tieDifference, type Contender } from './ties';
import type { TieBreak } from './types';

export interface Ranked<T extends Contender> {
  contender: T;
  rank: number;
  sharing: readonly string[];
  brokenTie: TieBreak | null;
}

/** Contenders in order, those together that share a rank. */
function inGroups<T extends Contender>(contenders: readonly T[], isHighPoint: boolean): T[][] {
  const compare = (a: T, b: T) => compareContenders(a, b, isHighPoint);
  const sorted = [...contenders].sort((a, b) => compare(a, b) || compareNames(a.competitor, b.competitor));
  const groups: T[][] = [];
  for (const contender of sorted) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && compare(first, contender) === 0) group.push(contender);
    else groups.push([contender]);
  }
  return groups;
}

function tieBroken(own: Contender, next: Contender | undefined): TieBreak | null {
  if (own.netTenths !== next?.netTenths) return null;
  const difference = tieDifference(own, next);
  return difference && { ...difference, over: next.competitor };
}

/**
 * Ranks by net points, and where they are the same by A8; boats that are still tied share a rank and follow their
 * names. Each says what put it before the next boat with the same net points.
 */
export function rankContenders<T extends Contender>(contenders: readonly T[], isHighPoint: boolean): Ranked<T>[] {
  const groups = inGroups(contenders, isHighPoint);
  let rank = 1;
  return groups.flatMap((group, index) => {
    const shared = rank;
    rank += group.length;
    const sharing = group.map(({ competitor }) => competitor);
    const next = groups[index + 1]?.[0];
    return group.map((contender) => ({
      contender,
      rank: shared,
      sharing,
      brokenTie: tieBroken(contender, next),
    }));
  });
}
