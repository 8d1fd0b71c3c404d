import { rowWhy } from '../../../texts/scoring';
import { shownTenths } from '../../decimals';
import type { SeriesRowScore, TieBreak } from '../types';

/** Returns the name of a boat in a sentence: its sail number on screen. */
export type NameOf = (competitor: string) => string;

function whySum({ netTenths, totalTenths, cells, discarded }: SeriesRowScore): string {
  const counted = cells.filter(({ tenths }) => tenths !== null).length;
  const net = shownTenths(netTenths);
  if (counted === 0) return rowWhy.nothingCounts;
  if (discarded.length === 0) return rowWhy.total(net, counted);
  const words = { discarded: shownTenths(totalTenths - netTenths), races: discarded.map((race) => race + 1) };
  return rowWhy.net(net, shownTenths(totalTenths), words);
}

function whyBefore(tie: TieBreak, { cells }: SeriesRowScore, nameOf: NameOf): string {
  const over = nameOf(tie.over);
  const own = shownTenths(tie.ownTenths);
  const other = shownTenths(tie.otherTenths);
  if (tie.rule === 'A8.1') return rowWhy.bestScores(over, tie.nth, own, other);
  const last = cells.findLastIndex(({ tenths }) => tenths !== null);
  return tie.race === last ? rowWhy.lastRace(over, own, other) : rowWhy.earlierRace(over, tie.race + 1, own, other);
}

/** Explains a boat's rank in Swedish: its net points, and how its ties were broken or not (RRS A8). */
export function whyRow(row: SeriesRowScore, nameOf: NameOf): string[] {
  const { competitor, brokenTie, sharing, rank } = row;
  const tiedWith = sharing.filter((other) => other !== competitor);
  return [
    whySum(row),
    ...(tiedWith.length > 0 ? [rowWhy.tied(rank, tiedWith.map(nameOf))] : []),
    ...(brokenTie ? [whyBefore(brokenTie, row, nameOf)] : []),
  ];
}
