import { useRef, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { ObservationList } from '../../../../../shared/contract/finishObservations';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { withFinish } from '../../../../../shared/domain/recordFinish';
import { wireDatetime } from '../../../../../shared/domain/time';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { selectObservations, type SeenBoat, type ShownObservation } from '../../../../changes/observations';
import { useAppSelector } from '../../../../state/rootState';
import { useSheet } from '../sheet/sheetOf';
import { useStamps, type Stamps } from '../stamps/useStamps';
import { keepPlaces } from './tileOrder';

/** A boat is not to be finished twice, or asked about, by a finger that trembles. */
const SECOND_TAP_MS = 400;
const LAST = 3;

/** What stands on a tile: still out, home, with a code, or seen without the time counting yet. */
export type TileState = 'out' | 'home' | 'coded' | 'asked';

export interface Tile extends FinishRow {
  id: Id;
  /** In the order that the boats are expected in. */
  place: number;
  state: TileState;
  /** What was seen of it, the one that counts first. */
  seen: ShownObservation | undefined;
}

const finishOf = ({ boat }: FinishRow): number | null =>
  boat.finish_time === null ? null : Date.parse(boat.finish_time);

function stateOf({ boat }: FinishRow, seen: ShownObservation | undefined): TileState {
  if (boat.recorded !== null) return 'home';
  if (boat.score_code !== null) return 'coded';
  return seen ? 'asked' : 'out';
}

function tileOf(row: FinishRow & { id: Id }, place: number, crossings: readonly ShownObservation[]): Tile {
  const own = crossings.filter(({ competitor }) => competitor === row.id);
  const seen = own.find(({ ms }) => finishAt(ms) === finishOf(row)) ?? own[0];
  return { ...row, place, seen, state: stateOf(row, seen) };
}

/** A boat as the reserve list has it: home where that list saw it, whatever the results say. */
function asReserveHas(row: FinishRow & { id: Id }, crossings: readonly ShownObservation[]): FinishRow & { id: Id } {
  const seen = crossings.find(({ competitor }) => competitor === row.id);
  const finish_time = seen ? wireDatetime(finishAt(seen.ms)) : null;
  return { ...row, boat: withFinish(row.boat, { finish_time }, row.start) };
}

const isOfList = (row: FinishRow): row is FinishRow & { id: Id } => row.id !== null && !row.boat.is_unmatched;

/** The places of the boats, which are given once and for all while the page is open. */
function usePlaces(rows: readonly FinishRow[]): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const kept = keepPlaces(places, rows);
  if (kept !== places) setPlaces(kept);
  return kept;
}

export interface Crossing {
  seen: ShownObservation;
  /** The boat as the sheet has it; undefined while the server has not said which it is. */
  row: FinishRow | undefined;
}

export interface FinishLive {
  stamps: Stamps;
  /** How many are home and out, by the list that is written here. */
  counts: { home: number; out: number };
  rows: readonly FinishRow[];
  /** By place; null where a boat stood that is gone. */
  tiles: readonly (Tile | null)[];
  /** The latest boats at the line, newest first, whichever phone wrote them and whenever it could send them. */
  last: readonly Crossing[];
  /** The boat that the next press finishes. */
  armed: Tile | null;
  /** How many crossings are written down here and not with the server yet. */
  savedHere: number;
  /** Somebody crosses the line at this moment of the monotonic clock. */
  go: (moment: number) => void;
  /** Returns the boat whose actions are to be shown, if the tap asks for them. */
  tap: (tile: Tile, moment: number) => Tile | null;
  /** The boat of a number: it gets the time that waits, or is the one that the next press finishes. */
  take: (boat: SeenBoat) => void;
  disarm: () => void;
}

const boatOf = ({ id, boat }: Tile): SeenBoat => ({ competitor: id, sail_number: boat.sail_number });

/** Boat first or time first: both finish the boat, and no tap hits another than it was meant for. */
export function useFinishLive(sailing: SailingRow, list: ObservationList): FinishLive {
  const { rows, sheet } = useSheet(sailing);
  const stamps = useStamps(sailing.id, list);
  const observations = useAppSelector((state) => selectObservations(state, sailing.id));
  const [armedKey, setArmed] = useState<string | null>(null);
  const taps = useRef(new Map<string, number>());

  const crossings = observations.filter((one) => one.list === list && !one.order_only);
  const ofList = rows.filter(isOfList);
  const shown = list === 'main' ? ofList : ofList.map((row) => asReserveHas(row, crossings));
  const boats = new Map(shown.map((row) => [row.key, row]));
  const tiles = usePlaces([...boats.values()]).map((key, place) => {
    const row = boats.get(key);
    return row ? tileOf(row, place, crossings) : null;
  });
  const countIn = (state: TileState) => tiles.filter((tile) => tile?.state === state).length;
  const counts =
    list === 'main'
      ? { home: sheet.home.length, out: sheet.out.length }
      : { home: countIn('home'), out: countIn('out') };
  const armed = tiles.find((tile) => tile?.key === armedKey && tile.state === 'out') ?? null;
  const last = crossings
    .filter(({ competitor, sail_number, isPending }) => competitor !== null || (isPending && sail_number !== ''))
    .slice(-LAST)
    .toReversed()
    .map((seen) => ({ seen, row: rows.find(({ id }) => id !== null && id === seen.competitor) }));

  // Each list has tiles of its own.
  const isSecondTap = ({ key }: Tile, moment: number): boolean => {
    const before = taps.current.get(list + key);
    taps.current.set(list + key, moment);
    return before !== undefined && moment - before < SECOND_TAP_MS;
  };
  const take = (boat: SeenBoat) => {
    const key = tiles.find((tile) => tile?.id === boat.competitor)?.key ?? null;
    if (stamps.next) stamps.assign(stamps.next, boat);
    setArmed(stamps.next || key === armedKey ? null : key);
  };
  return {
    ...{ stamps, counts, rows, tiles, last, armed },
    savedHere: observations.filter(({ isPending, isKept }) => isPending && isKept).length,
    go: (moment) => {
      stamps.add(moment, armed ? boatOf(armed) : undefined);
      if (armed) taps.current.set(list + armed.key, moment);
      setArmed(null);
    },
    tap: (tile, moment) => {
      if (isSecondTap(tile, moment)) return null;
      if (tile.state !== 'out') return tile;
      take(boatOf(tile));
      return null;
    },
    take,
    disarm: () => setArmed(null),
  };
}
