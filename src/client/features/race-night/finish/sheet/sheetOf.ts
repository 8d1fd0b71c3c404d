import { useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { ResultMethod } from '../../../../../shared/contract/raceClasses';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toScaled, toThousandths } from '../../../../../shared/domain/decimals';
import { readDuration } from '../../../../../shared/domain/duration';
import { sailNumberSortKey } from '../../../../../shared/domain/sailNumber';
import { racePlaces } from '../../../../../shared/domain/scoring/racePlaces';
import { correctedTimeS, hasResult, type ResultEntry } from '../../../../../shared/domain/scoring/resultEntry';
import { selectFinishRows } from '../../../../changes/finishRows';
import type { FinishCompetitor, FinishRow } from '../../../../changes/kinds/finishSheet';
import { useAppSelector } from '../../../../state/rootState';
import { selectRaceClasses } from '../../../../state/rowSelectors';

const SECOND_MS = 1000;

export interface SheetRow extends FinishRow {
  finishMs: number | null;
  elapsedS: number | null;
  correctedS: number | null;
  /** In its class, by what the sailing compares. */
  place: number | null;
}

export interface Sheet {
  /** Boats with a time, in order of finish. */
  home: SheetRow[];
  /** Boats with a code alone. */
  coded: SheetRow[];
  /** Boats of the list of whom nothing is known yet, by sail number. */
  out: SheetRow[];
  /** Unknown boats, which are in one of the others as well. */
  unknownCount: number;
  waitingCount: number;
}

function entryOf(competitor: FinishCompetitor, id: Id): ResultEntry {
  const { finish_time, elapsed_time, score_points } = competitor;
  return {
    id,
    ratingThousandths: toThousandths(competitor.rating),
    elapsedS: elapsed_time === null ? null : (readDuration(elapsed_time) ?? 0) / SECOND_MS,
    finishMs: finish_time === null ? null : Date.parse(finish_time),
    code: competitor.score_code,
    pointsTenths: score_points === null ? null : toScaled(score_points, 1),
    percent: competitor.score_percent,
    times: competitor.score_times,
    redress: competitor.redress,
    isUnmatched: competitor.is_unmatched,
    isPreliminary: competitor.reported_by === 'sailor',
  };
}

/** How boats of a class are compared; null is the boats of no class. */
export type MethodOf = (raceClass: Id | null) => ResultMethod;

function placesOf(
  entries: readonly { boat: FinishCompetitor; entry: ResultEntry }[],
  methodOf: MethodOf,
): Map<Id, number> {
  const classes = new Set(entries.map(({ boat: competitor }) => competitor.race_class));
  return new Map(
    [...classes].flatMap((raceClass) => {
      const own = entries
        .filter(({ boat: competitor }) => competitor.race_class === raceClass)
        .map(({ entry }) => entry);
      return [...racePlaces(own, methodOf(raceClass))];
    }),
  );
}

const byFinish = (a: SheetRow, b: SheetRow): number =>
  (a.finishMs ?? Infinity) - (b.finishMs ?? Infinity) || (a.elapsedS ?? 0) - (b.elapsedS ?? 0) || byNumber(a, b);

/** Compares for `sort`: by sail number, the oldest entry first. */
export function byNumber(a: SheetRow, b: SheetRow): number {
  const [keyA, keyB] = [sailNumberSortKey(a.boat.sail_number), sailNumberSortKey(b.boat.sail_number)];
  return keyA < keyB ? -1 : keyA > keyB ? 1 : (a.id ?? Infinity) - (b.id ?? Infinity);
}

/**
 * The finish sheet of a sailing: who is home, who has a code, who is still out. Times and places by the rules that also
 * score them.
 */
export function sheetOf(rows: readonly FinishRow[], methodOf: MethodOf): Sheet {
  // A boat that the server does not know yet is unknown, and has no place.
  const entries = rows.map((row, index) => ({ row, boat: row.boat, entry: entryOf(row.boat, row.id ?? -1 - index) }));
  const places = placesOf(entries, methodOf);
  const sheet = entries.map(({ row, entry }): SheetRow => {
    const { finishMs, elapsedS } = entry;
    return { ...row, finishMs, elapsedS, correctedS: correctedTimeS(entry), place: places.get(entry.id) ?? null };
  });
  const isHome = ({ finishMs, elapsedS }: SheetRow) => finishMs !== null || elapsedS !== null;
  const isOut = ({ finishMs, elapsedS, boat: competitor }: SheetRow) =>
    !hasResult({ finishMs, elapsedS, code: competitor.score_code });
  return {
    home: sheet.filter(isHome).sort(byFinish),
    coded: sheet.filter((row) => !isHome(row) && !isOut(row)).sort(byNumber),
    out: sheet.filter(isOut).sort(byNumber),
    unknownCount: sheet.filter(({ boat: competitor }) => competitor.is_unmatched).length,
    waitingCount: sheet.filter(({ isWaiting }) => isWaiting).length,
  };
}

/** The boats of a sailing as the finish sheet shows them, own unconfirmed finishes included. */
export function useSheet({ id, result_method }: SailingRow): { rows: FinishRow[]; sheet: Sheet } {
  const rows = useAppSelector((state) => selectFinishRows(state, id));
  const classes = useAppSelector((state) => selectRaceClasses(state, id));
  const sheet = useMemo(() => {
    const methods = new Map(classes.map((raceClass) => [raceClass.id, raceClass.result_method]));
    return sheetOf(rows, (raceClass) => (raceClass === null ? null : methods.get(raceClass)) ?? result_method);
  }, [rows, classes, result_method]);
  return { rows, sheet };
}
