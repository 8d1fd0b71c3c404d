import type { Id, WireDuration } from '../shared/contract/common';
import type { Competitor, CompetitorMove, CompetitorPayload, FinishEntry } from '../shared/contract/competitors';
import type { PushMessage } from '../shared/contract/push';
import type { Sailing, SailingRow } from '../shared/contract/sailings';
import type { StartGroupRow } from '../shared/contract/startGroups';
import { competitorStart } from '../shared/domain/effectiveStart';
import { withFinish } from '../shared/domain/recordFinish';
import { sailNumberKey } from '../shared/domain/sailNumber';
import { aCompetitor } from './aCompetitor';
import { aFullSailing } from './aFullSailing';
import { aDeletion, aPush } from './aPush';
import { aSailing } from './aSailing';
import { aStartGroup } from './aStartGroup';

export type ChangeReply = { saved: Competitor[] } | { refusal: { status: number }; current?: Competitor[] };

interface Data {
  counter: number;
  nextId: Id;
  sailing: SailingRow;
  groups: Map<Id, StartGroupRow>;
  boats: Map<Id, Competitor>;
  /** `isPublic`: sent to those outside the club too. */
  log: { message: PushMessage; isPublic: boolean }[];
  answers: Map<string, ChangeReply>;
}

/**
 * What the contract says of numbers, frames, reads and moves, for one sailing of one club, in a few lines and without a
 * database.
 */
export interface ModelServer {
  epoch: () => number;
  counter: () => number;
  boats: () => Id[];
  groups: () => Id[];
  /** Changes by others. */
  moveBoat(boat: Id, group: Id | null): void;
  renameBoat(boat: Id, name: string): void;
  timeBoat(boat: Id, elapsed: WireDuration | null): void;
  addBoat(group: Id | null): void;
  removeBoat(boat: Id): void;
  addGroup(): void;
  renameGroup(group: Id, name: string): void;
  removeGroup(group: Id): void;
  setPublished(isPublished: boolean): void;
  /** Goes back to how it all began, as a restored backup does. */
  restore(): void;
  /** The frames after a number, as this reader may see them. */
  framesAfter(number: number, isMember: boolean): PushMessage[];
  /** null: not for this reader. */
  read(isMember: boolean): { clubVersion: number; sailing: Sailing } | null;
  readList(isMember: boolean): { club: Id; clubVersion: number; sailings: SailingRow[] };
  move(key: string, moves: CompetitorMove[]): ChangeReply;
  finish(key: string, finishes: FinishEntry[]): ChangeReply;
  enter(key: string, entry: CompetitorPayload): ChangeReply;
  /** `version`: only while the boat is at it. */
  withdraw(key: string, boat: Id, version: number | undefined): ChangeReply;
}

const CLUB = 1;
const SAILING = 1;

const START = competitorStart(null, null, aSailing());

const timeOf = (elapsed_time: WireDuration | null): Partial<Competitor> => {
  const { finish_time, recorded } = withFinish(aCompetitor(), { elapsed_time }, START);
  return { elapsed_time, finish_time, recorded };
};

function firstData(): Data {
  const groups = [10, 20].map((id, order) => aStartGroup({ id, order, version: 2, sailing: SAILING }));
  const boats = [1, 2, 3, 4].map((id) =>
    aCompetitor({ id, version: 3, sailing: SAILING, start_group: id % 2 === 0 ? 10 : null }),
  );
  return {
    counter: 3,
    nextId: 100,
    sailing: aSailing({ id: SAILING, club: CLUB, version: 3 }),
    groups: new Map(groups.map((group) => [group.id, group])),
    boats: new Map(boats.map((boat) => [boat.id, boat])),
    log: [],
    answers: new Map(),
  };
}

export function modelServer(): ModelServer {
  let data = firstData();
  let epoch = 1;

  const isPublished = () => data.sailing.status !== 'unpublished';
  const nextNumber = () => (data.counter += 1);
  const note = (message: PushMessage, isPublic = isPublished()) => data.log.push({ message, isPublic });

  /** Counted at the moment, and without a number of its own. */
  const presentGroup = (group: StartGroupRow): StartGroupRow => ({
    ...group,
    competitor_count: [...data.boats.values()].filter(({ start_group }) => start_group === group.id).length,
  });

  function saveBoat(boat: Competitor, change: 'created' | 'updated' = 'updated'): Competitor {
    const saved = { ...boat, version: nextNumber() };
    data.boats.set(saved.id, saved);
    data.sailing = { ...data.sailing, version: saved.version };
    note(aPush('competitor', change, saved));
    return saved;
  }

  function saveGroup(group: StartGroupRow, change: 'created' | 'updated' = 'updated'): void {
    const saved = { ...group, version: nextNumber() };
    data.groups.set(saved.id, saved);
    data.sailing = { ...data.sailing, version: saved.version };
    note(aPush('start_group', change, presentGroup(saved)));
  }

  function noteDeletion(model: 'competitor' | 'start_group', id: Id): void {
    const version = nextNumber();
    data.sailing = { ...data.sailing, version };
    note(aDeletion(model, id, version));
  }

  const changeBoat = (id: Id, values: Partial<Competitor>): void => {
    const boat = data.boats.get(id);
    if (boat) saveBoat({ ...boat, ...values });
  };

  function judge(moves: CompetitorMove[]): ChangeReply {
    const rows = moves.map(({ competitor }) => data.boats.get(competitor)).filter((row) => row !== undefined);
    const isLost =
      rows.length < moves.length ||
      moves.some(({ start_group }) => start_group !== null && !data.groups.has(start_group));
    if (isLost) return { refusal: { status: 400 } };
    const isBehind = moves.some(({ version }, index) => version !== undefined && (rows[index]?.version ?? 0) > version);
    if (isBehind) return { refusal: { status: 409 }, current: rows };
    return { saved: rows.map((row, index) => saveBoat({ ...row, start_group: moves[index]?.start_group ?? null })) };
  }

  const boatOf = (finish: FinishEntry): Competitor | undefined =>
    'competitor' in finish
      ? data.boats.get(finish.competitor)
      : [...data.boats.values()].find(
          ({ sail_number }) => sailNumberKey(sail_number) === sailNumberKey(finish.sail_number),
        );

  function validateFinishes(finishes: FinishEntry[]): ChangeReply {
    const found = finishes.map((finish) => ({ finish, row: boatOf(finish) }));
    if (found.some(({ finish, row }) => 'competitor' in finish && !row)) return { refusal: { status: 400 } };
    const isBehind = found.some(
      ({ finish, row }) => 'version' in finish && row && row.version > (finish.version ?? Infinity),
    );
    if (isBehind) return { refusal: { status: 409 }, current: found.flatMap(({ row }) => row ?? []) };
    return {
      saved: found.map(({ finish, row }) => {
        if (row) return saveBoat(withFinish(row, finish, START));
        const sail_number = 'sail_number' in finish ? finish.sail_number : '';
        const unknown = aCompetitor({ id: (data.nextId += 1), sailing: SAILING, sail_number, is_unmatched: true });
        return saveBoat(withFinish(unknown, finish, START), 'created');
      }),
    };
  }

  function validateEntry({ sail_number = '', start_group = null }: CompetitorPayload): ChangeReply {
    if (start_group !== null && !data.groups.has(start_group)) return { refusal: { status: 400 } };
    const boat = aCompetitor({ id: (data.nextId += 1), sailing: SAILING, sail_number, start_group });
    return { saved: [saveBoat(boat, 'created')] };
  }

  function validateWithdrawal(id: Id, version = Infinity): ChangeReply {
    const boat = data.boats.get(id);
    if (!boat) return { refusal: { status: 404 } };
    if (boat.version > version) return { refusal: { status: 409 }, current: [boat] };
    data.boats.delete(id);
    noteDeletion('competitor', id);
    return { saved: [] };
  }

  /** The same key gets the first one's answer; only successes are kept. */
  function once(key: string, validated: () => ChangeReply): ChangeReply {
    const known = data.answers.get(key);
    if (known) return known;
    const reply = validated();
    if ('saved' in reply) data.answers.set(key, reply);
    return reply;
  }

  return {
    epoch: () => epoch,
    counter: () => data.counter,
    boats: () => [...data.boats.keys()],
    groups: () => [...data.groups.keys()],
    moveBoat: (id, start_group) => changeBoat(id, { start_group }),
    renameBoat: (id, boat_name) => changeBoat(id, { boat_name }),
    timeBoat: (id, elapsed) => changeBoat(id, timeOf(elapsed)),
    addBoat: (start_group) =>
      void saveBoat(aCompetitor({ id: (data.nextId += 1), sailing: SAILING, start_group }), 'created'),
    removeBoat: (id) => {
      if (data.boats.delete(id)) noteDeletion('competitor', id);
    },
    addGroup: () => saveGroup(aStartGroup({ id: (data.nextId += 1), sailing: SAILING }), 'created'),
    renameGroup: (id, name) => {
      const group = data.groups.get(id);
      if (group) saveGroup({ ...group, name });
    },
    removeGroup: (id) => {
      for (const boat of data.boats.values()) if (boat.start_group === id) saveBoat({ ...boat, start_group: null });
      if (data.groups.delete(id)) noteDeletion('start_group', id);
    },
    setPublished: (isWanted) => {
      if (isWanted === isPublished()) return;
      data.sailing = { ...data.sailing, status: isWanted ? 'upcoming' : 'unpublished', version: nextNumber() };
      note(aPush('sailing', 'updated', data.sailing));
    },
    restore: () => {
      data = firstData();
      epoch += 1;
    },
    framesAfter: (number, isMember) =>
      data.log.flatMap(({ message, isPublic }) => {
        if (message.version <= number) return [];
        if (isMember || isPublic) return [message];
        const isWithdrawn = message.model === 'sailing';
        return isWithdrawn ? [aDeletion('sailing', message.id, message.version)] : [];
      }),
    read: (isMember) => {
      if (!isMember && !isPublished()) return null;
      const below = {
        start_groups: [...data.groups.values()].map(presentGroup),
        competitors: [...data.boats.values()],
      };
      return { clubVersion: data.counter, sailing: aFullSailing({ ...data.sailing, ...below }) };
    },
    readList: (isMember) => ({
      club: CLUB,
      clubVersion: data.counter,
      sailings: isMember || isPublished() ? [data.sailing] : [],
    }),
    move: (key, moves) => once(key, () => judge(moves)),
    finish: (key, finishes) => once(key, () => validateFinishes(finishes)),
    enter: (key, entry) => once(key, () => validateEntry(entry)),
    withdraw: (key, boat, version) => once(key, () => validateWithdrawal(boat, version)),
  };
}
