import type { BlwCompared, BlwDifference } from '../../contract/blwImport';
import { fromTenths } from '../decimals';
import type { ScoredStandings } from '../results/resultRows';
import type { SeriesCell, SeriesRowScore } from '../scoring/types';
import type { RowKeys } from '../series/rowKeys';
import type { ScorablePlan } from './planAsRaces';
import { cellsByRace } from './planRaces';
import { pointsOf, readCode } from './sailwaveCodes';
import { rankReason, reasonOf, totalReason, type ComparedCell } from './differenceReasons';
import type { SailwaveBoat, SailwaveFile, SailwaveHandle } from './sailwaveFile';
import type { PlannedBoat, PlannedFleet, SailwavePlan } from './sailwavePlan';
import { systemsOf } from './sailwaveSystems';

/** Our scoring of a plan. */
export interface ScoredPlan {
  plan: SailwavePlan;
  scorable: ScorablePlan;
  keys: Pick<RowKeys, 'ofEntry'>;
  classes: readonly ScoredStandings[];
}

export interface Comparison {
  compared: BlwCompared;
  /** Points by race and boat, then totals, then ranks. */
  differences: BlwDifference[];
}

/** A boat's row in our standings. */
interface OwnRow {
  row: SeriesRowScore;
  /** By the race's handle. */
  cells: ReadonlyMap<SailwaveHandle, SeriesCell>;
  base: ReadonlyMap<SailwaveHandle, { entries: number; came: number; finishers: number }>;
}

function ownRows({ scorable, keys, classes }: ScoredPlan): (boat: PlannedBoat) => OwnRow | undefined {
  const keyOf = new Map([...scorable.entryOf].map(([id, { boat }]) => [boat, keys.ofEntry.get(id)]));
  const rows = new Map<string, OwnRow>();
  for (const { standings, scores } of classes) {
    const handles = standings.races.map(({ sailing }) => scorable.raceOf.get(sailing)?.handle ?? 0);
    const base = new Map(
      scores.races.map(({ entries, cameToStart, finishers }, race) => [
        handles[race] ?? 0,
        { entries, came: cameToStart, finishers },
      ]),
    );
    for (const row of scores.rows) {
      const cells = new Map(row.cells.map((cell, race) => [handles[race] ?? 0, cell]));
      rows.set(`${standings.race_class ?? ''}\n${row.competitor}`, { row, cells, base });
    }
  }
  return (boat) => rows.get(`${boat.fleet ?? ''}\n${keyOf.get(boat) ?? ''}`);
}

const figure = (text: string): number | null => Number(/^\d+/.exec(text.trim())?.[0] ?? 0) || null;

class Count {
  same = 0;
  different = 0;

  add(isSame: boolean): boolean {
    if (isSame) this.same += 1;
    else this.different += 1;
    return isSame;
  }

  get counts() {
    return { same: this.same, different: this.different };
  }
}

interface FleetCompared {
  fleet: PlannedFleet;
  cells: ComparedCell[];
}

/** Each cell of a fleet that has points in the file, beside ours. */
function comparedCells(file: SailwaveFile, scored: ScoredPlan, rowOf: ReturnType<typeof ownRows>): FleetCompared[] {
  const cells = cellsByRace(file);
  const systems = systemsOf(file);
  const sailed = scored.plan.races.filter(({ isSailed }) => isSailed);
  return scored.plan.fleets.map((fleet) => ({
    fleet,
    cells: sailed.flatMap((race) =>
      fleet.boats.flatMap((boat): ComparedCell[] => {
        const cell = cells.get(race.handle)?.get(boat.handle);
        const stored = cell ? pointsOf(cell.points) : null;
        if (!cell || stored === null) return [];
        const own = rowOf(boat);
        const ours = own?.cells.get(race.handle) ?? null;
        const read = cell.code === '' ? null : readCode(systems.ofFleet(fleet.name ?? ''), cell);
        return [{ fleet, race, boat, cell, stored, ours, read, base: own?.base.get(race.handle) ?? null }];
      }),
    ),
  }));
}

/** A boat's standings: as the file has them, and ours. */
interface ComparedRow {
  boat: PlannedBoat;
  storedNet: number | null;
  storedRank: number | null;
  own: SeriesRowScore | undefined;
}

type Told = Record<BlwDifference['kind'], BlwDifference[]>;
type Counts = Record<BlwDifference['kind'], Count>;

const named = ({ fleet, sailNumber, helm }: PlannedBoat) => ({ fleet, sail_number: sailNumber, skipper_name: helm });

function compareRows(rows: readonly ComparedRow[], differing: readonly ComparedCell[], counts: Counts, told: Told) {
  const otherSums = rows.filter(
    ({ storedNet, own }) => storedNet !== null && !counts.total.add(storedNet === own?.netTenths),
  );
  for (const { boat, storedNet, own } of otherSums) {
    const races = differing.filter((one) => one.boat === boat).map(({ race }) => race.name);
    told.total.push({
      ...{ kind: 'total', race: null, ...named(boat), stored: fromTenths(storedNet) ?? '' },
      ...{ ours: fromTenths(own?.netTenths ?? null), reason: totalReason(races) },
    });
  }
  const reason = rankReason(otherSums.length > 0);
  for (const { boat, storedRank, own } of rows) {
    if (storedRank === null || counts.rank.add(storedRank === own?.rank)) continue;
    const ours = own ? String(own.rank) : null;
    told.rank.push({ kind: 'rank', race: null, ...named(boat), stored: String(storedRank), ours, reason });
  }
}

/**
 * Our points, sums and ranks beside those that stand in the file, boat by boat in her fleet. `stale`: races whose stored
 * points are old. Points compare to the tenth.
 */
export function compareScores(file: SailwaveFile, scored: ScoredPlan, stale: ReadonlySet<SailwaveHandle>): Comparison {
  const rowOf = ownRows(scored);
  const records = new Map<SailwaveHandle, SailwaveBoat>(file.boats.map((boat) => [boat.handle, boat]));
  const counts: Counts = { points: new Count(), total: new Count(), rank: new Count() };
  const told: Told = { points: [], total: [], rank: [] };

  for (const { fleet, cells } of comparedCells(file, scored, rowOf)) {
    const differing = cells.filter(({ stored, ours }) => !counts.points.add(stored === (ours?.tenths ?? null)));
    for (const one of differing)
      told.points.push({
        ...{ kind: 'points', race: one.race.name, ...named(one.boat) },
        ...{ stored: fromTenths(one.stored) ?? '', ours: fromTenths(one.ours?.tenths ?? null) },
        reason: reasonOf(one, { stale, differing }),
      });
    const rows = fleet.boats.map((boat): ComparedRow => {
      const { net = '', rank = '' } = records.get(boat.handle) ?? {};
      return { boat, storedNet: pointsOf(net), storedRank: figure(rank), own: rowOf(boat)?.row };
    });
    compareRows(rows, differing, counts, told);
  }
  return {
    compared: { points: counts.points.counts, totals: counts.total.counts, ranks: counts.rank.counts },
    differences: [...told.points, ...told.total, ...told.rank],
  };
}
