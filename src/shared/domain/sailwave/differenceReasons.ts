import { sailwaveTexts } from '../../texts/sailwave';
import type { SeriesCell } from '../scoring/types';
import { boatLabel } from './sailwaveBoats';
import type { CodeRead } from './sailwaveCodes';
import type { SailwaveCell, SailwaveHandle } from './sailwaveFile';
import type { PlannedBoat, PlannedFleet, PlannedRace } from './sailwavePlan';
import { ratingKind } from './sailwaveRatings';

const texts = sailwaveTexts.why;

/** A boat's points in a race, those of the file and ours. */
export interface ComparedCell {
  fleet: PlannedFleet;
  race: PlannedRace;
  boat: PlannedBoat;
  cell: SailwaveCell;
  stored: number;
  /** null: she has no row here. */
  ours: SeriesCell | null;
  /** Her code as we have it; null without one, undefined for one that we do not have. */
  read: CodeRead | null | undefined;
  base: { entries: number; came: number; finishers: number } | null;
}

/** How many boats the points of a code count on, where both sides count entries or those who came. */
function baseReason({ stored, ours }: ComparedCell): string | null {
  const step = ours?.steps[0];
  if (step?.step !== 'code' || step.base === 'fixed') return null;
  const theirs = (stored - step.plusTenths) / 10;
  return Number.isInteger(theirs) && theirs > 0 && theirs !== step.count ? texts.base(theirs, step.count) : null;
}

const isTurned = ({ ratingSystem }: PlannedFleet): boolean =>
  ['portsmouth', 'corrected'].includes(ratingKind(ratingSystem));

/** What may make the points of a boat with a code differ. */
function codeReason(one: ComparedCell, { code, redress }: CodeRead): string | null {
  if (one.fleet.hasOwnRules) return texts.ownRules;
  if (redress !== null || code === 'DUTY') return texts.average(code ?? '');
  return code === 'SCP' || code === 'ZFP' ? texts.penalty(code) : baseReason(one);
}

/** What of the boat's own result makes the points differ. */
function ownReason(one: ComparedCell): string | null {
  const { cell, fleet, ours, read } = one;
  if (read === undefined) return texts.unknownCode(cell.code.toUpperCase());
  if (ours === null || ours.tenths === null) return texts.notCounted;
  if (read !== null) return codeReason(one, read);
  if (cell.kind === 4 && ours.place === null) return texts.time;
  return isTurned(fleet) ? texts.rating : null;
}

/**
 * Why the points of a boat differ, as a Swedish sentence; null where it cannot be told. `differing`: all of her fleet
 * that do.
 */
export function reasonOf(
  one: ComparedCell,
  { stale, differing }: { stale: ReadonlySet<SailwaveHandle>; differing: readonly ComparedCell[] },
): string | null {
  if (stale.has(one.race.handle)) return texts.notScored;
  const own = ownReason(one);
  if (own !== null) return own;
  const cause = differing.find((other) => other !== one && other.race === one.race && ownReason(other) !== null);
  return cause ? texts.others(boatLabel(cause.boat)) : null;
}

/** Why a sum differs: the races in which the boat's points do, else what is discarded. */
export const totalReason = (races: readonly string[]): string =>
  races.length > 0 ? texts.points(races) : texts.discards;

/** Why a rank differs: other sums in the fleet, else how ties are broken. */
export const rankReason = (haveOtherSums: boolean): string => (haveOtherSums ? texts.totals : texts.ties);
