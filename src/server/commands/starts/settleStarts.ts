import type { SailingStatus } from '../../../shared/contract/sailings';
import { isWaiting, plannedGroupStart, plannedSailingStart } from '../../../shared/domain/effectiveStart';
import { EFFECTS } from '../../../shared/domain/race-day/effects';
import type { RaceDay, RaceOfGroup } from '../../../shared/domain/race-day/raceDay';
import { storedInstant } from '../../../shared/domain/time';
import { isEmpty, realChanges } from '../../db/changes';
import type { SailingChanges, StartGroupChanges, StartGroupRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { competitorsOf, type CompetitorView } from '../../resources/competitors/repository';
import { retimedAsFarAsKnown } from '../../resources/competitors/times';
import { keepEveningOpen } from '../../resources/sailings/evening';
import { sailingNow, visibilityIn, type SailingView } from '../../resources/sailings/access';
import { changeSailing } from '../../resources/sailings/saveSailing';
import { dayOf, presentEvent, setupOf } from '../../resources/start-log/readStartLog';
import { keepPlanOfGroup, keepPlanOfSailing, logOfSailing, type Plan } from '../../resources/start-log/repository';
import { startGroupsOf } from '../../resources/start-groups/repository';
import { rearrange } from '../competitors/saveCompetitor';
import { changeStartGroup } from '../groups/startGroups';

/** A sailing with its groups, as they stand in the work. */
interface Standing {
  sailing: SailingView;
  groups: StartGroupRecord[];
}

const standingOf = async (work: Work, id: number): Promise<Standing> => ({
  sailing: await sailingNow(work.tx, id),
  groups: await startGroupsOf(work.tx, id),
});

/** The starts that the log begins from are kept: what the log gives is written over them. */
async function keepPlan(work: Work, { sailing, groups }: Standing): Promise<void> {
  for (const { id, start, prep } of setupOf({ sailing, groups }).groups) {
    const plan: Plan = { planned_start: start === null ? null : storedInstant(start), planned_prep: prep };
    const row = id === null ? sailing : groups.find((group) => group.id === id);
    if (row?.planned_prep !== null) continue;
    await (id === null ? keepPlanOfSailing(work.tx, sailing.id, plan) : keepPlanOfGroup(work.tx, id, plan));
  }
}

/** What the log makes of a group's row, or of that of a sailing without groups. `shown`: the start that the row gives. */
function columnsOf({ state, start, attempt, prep, planned }: RaceOfGroup, shown: number | null) {
  return {
    start_state: state,
    attempt,
    prep_flag: prep,
    ...(start !== null && start !== shown && { custom_start_datetime: storedInstant(start) }),
    ...(start !== null && planned !== null && { start_shift_ms: start - planned }),
  } satisfies StartGroupChanges & SailingChanges;
}

/** By group, how far its boats' own starts move; null is a sailing without groups. */
type Shifts = ReadonlyMap<number | null, number>;

async function writeGroups(work: Work, { sailing, groups }: Standing, { races }: RaceDay): Promise<Shifts> {
  const shifts = new Map<number | null, number>();
  for (const race of races) {
    const group = groups.find(({ id }) => id === race.id);
    if (!group) continue;
    const changes = realChanges(group, columnsOf(race, plannedGroupStart(group, sailing)));
    if (isEmpty(changes)) continue;
    shifts.set(group.id, (changes.start_shift_ms ?? group.start_shift_ms) - group.start_shift_ms);
    await changeStartGroup(work, group, changes, sailing);
  }
  return shifts;
}

type RowOfRace = Pick<StartGroupRecord, 'start_state' | 'attempt'>;

const rowsOf = ({ sailing, groups }: Standing): RowOfRace[] => (groups.length === 0 ? [sailing] : groups);

/** By the rows: a group is on its course, or has lost a start that it had. */
const wasSailed = (standing: Standing, now: number): boolean => {
  const { sailing, groups } = standing;
  const starts =
    groups.length === 0
      ? [isWaiting(sailing) ? null : plannedSailingStart(sailing)]
      : groups.map((group) => (isWaiting(group) ? null : plannedGroupStart(group, sailing)));
  return starts.some((start) => start !== null && start <= now) || rowsOf(standing).some(({ attempt }) => attempt > 1);
};

const wasCancelled = (standing: Standing): boolean =>
  rowsOf(standing).every(({ start_state }) => start_state === 'cancelled');

/** The sailing's status follows its starts, also back where an act is taken back. */
function statusAfter(before: Standing, { races, isCancelled }: RaceDay, now: number): SailingStatus {
  const { status } = before.sailing;
  const isSailed = races.some(({ state, past }) => state === 'started' || past.length > 0);
  switch (status) {
    case 'upcoming':
      return isCancelled ? 'cancelled' : isSailed ? 'ongoing' : status;
    case 'ongoing':
      if (isCancelled) return 'cancelled';
      return wasSailed(before, now) && !isSailed ? 'upcoming' : status;
    case 'cancelled':
      if (isCancelled || !wasCancelled(before)) return status;
      return isSailed ? 'ongoing' : 'upcoming';
    default:
      return status;
  }
}

async function writeSailing(work: Work, before: Standing, day: RaceDay): Promise<Shifts> {
  const { sailing, groups } = before;
  const status = statusAfter(before, day, Date.parse(work.now));
  const [alone] = groups.length === 0 ? day.races : [];
  const columns = { status, ...(alone && columnsOf(alone, plannedSailingStart(sailing))) };
  const changes = realChanges<SailingChanges>(sailing, columns);
  if (!isEmpty(changes)) await changeSailing(work, sailing, changes, visibilityIn(sailing));
  return new Map([[null, (changes.start_shift_ms ?? sailing.start_shift_ms) - sailing.start_shift_ms]]);
}

/** Own starts move with the group, and times follow the starts. Nothing is refused: a time before the start waits. */
async function writeBoats(work: Work, sailing: number, shifts: Shifts): Promise<void> {
  const setting = await standingOf(work, sailing);
  const shifted = ({ start_at, start_group_id }: CompetitorView) => {
    const shift = shifts.get(setting.groups.length === 0 ? null : start_group_id) ?? 0;
    return start_at === null || shift === 0 ? {} : { start_at: storedInstant(Date.parse(start_at) + shift) };
  };
  const boats = await competitorsOf(work.tx, sailing);
  const moves = boats.map((entry) => ({ entry, changes: shifted(entry) }));
  await rearrange(work, moves, setting, retimedAsFarAsKnown);
}

/**
 * Writes what the start log of the sailing makes of its groups, its boats and its status: in rows, so that times,
 * results and readers that know nothing of the log follow. What stands already is not written again.
 */
export async function settleStarts(work: Work, id: number): Promise<SailingView> {
  const events = (await logOfSailing(work.tx, id)).map(presentEvent);
  if (!events.some(({ kind }) => kind in EFFECTS)) return sailingNow(work.tx, id);

  await keepPlan(work, await standingOf(work, id));
  const before = await standingOf(work, id);
  const day = dayOf(before, events, Date.parse(work.now));
  const shifts = new Map([
    ...(await writeGroups(work, before, day)),
    ...(await writeSailing(work, { ...before, sailing: await sailingNow(work.tx, id) }, day)),
  ]);
  await writeBoats(work, id, shifts);
  await keepEveningOpen(work, await standingOf(work, id));
  return sailingNow(work.tx, id);
}
