import { useMemo } from 'react';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import { addDays } from '../../shared/domain/calendar';
import { isWaiting, plannedSailingStart } from '../../shared/domain/effectiveStart';
import { standingActs } from '../../shared/domain/race-day/acts';
import { startGroupName } from '../../shared/domain/startGroups';
import {
  isTonight,
  nextStep,
  type TonightGroup,
  type TonightReader,
  type TonightView,
  type Wind,
} from '../../shared/domain/tonight';
import { localDateOf } from '../../shared/domain/time';
import { selectNow } from '../state/clock';
import { useAppSelector } from '../state/rootState';
import { selectCompetitorsOfSailing, selectIsSailingRead, selectStartGroups } from '../state/rowSelectors';
import { useCourseName } from './courses';
import { useSailing } from './sailings';
import { useReadStartLog } from './startLog';

const RANK: Partial<Record<SailingRow['status'], number>> = { ongoing: 0, upcoming: 1, finished: 2 };
type Dated = Pick<SailingRow, 'status' | 'verified_result' | 'start_date' | 'start_time'>;

const startOf = ({ start_date, start_time }: Dated) => `${start_date} ${start_time ?? '99'}`;

/** The sailing of today, or of last night, that the evening is about: what is sailed before what comes and what was. */
export function useTonightSailing<S extends Dated>(sailings: readonly S[]): S | undefined {
  const today = useAppSelector((state) => localDateOf(selectNow(state)));
  const days = [today, addDays(today, -1)];
  return sailings
    .filter(({ status, verified_result, start_date }) => {
      return status in RANK && !verified_result && days.includes(start_date);
    })
    .sort((a, b) => (RANK[a.status] ?? 0) - (RANK[b.status] ?? 0) || (startOf(a) < startOf(b) ? -1 : 1))[0];
}

const isHome = ({ finish_time, elapsed_time }: Competitor) => finish_time !== null || elapsed_time !== null;
const isDone = (boat: Competitor) => isHome(boat) || boat.score_code !== null;
const instant = (at: string | null) => (at === null ? null : Date.parse(at));

const START_OF_SAILING = 'Start';

/** The groups in their order; one for a sailing without groups. Boats without a group are in none. */
function useGroups(sailing: SailingRow, boats: readonly Competitor[]): readonly TonightGroup[] {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  return useMemo(() => {
    const counted = (own: readonly Competitor[]) => ({ boats: own.length, home: own.filter(isDone).length });
    if (groups.length === 0) {
      const own = boats.flatMap(({ effective_start: at }) => instant(at) ?? []);
      const planned = plannedSailingStart(sailing) ?? (own.length === 0 ? null : Math.min(...own));
      const at = isWaiting(sailing) ? null : planned;
      return [
        { key: 'all', name: START_OF_SAILING, flag: null, at, planned, state: sailing.start_state, ...counted(boats) },
      ];
    }
    return groups.map((group, index) => ({
      key: String(group.id),
      name: startGroupName(group, index),
      flag: group.class_flag,
      at: instant(group.effective_start),
      planned: instant(group.planned_start) ?? instant(group.effective_start),
      state: group.start_state,
      ...counted(boats.filter(({ start_group }) => start_group === group.id)),
    }));
  }, [boats, groups, sailing]);
}

/** The last wind that the race committee has written down. Nobody else reads their log. */
function useWind(sailing: SailingRow): Wind | null {
  useReadStartLog(sailing.id);
  const events = useAppSelector((state) => state.startEvents[sailing.id]);
  return useMemo(() => {
    const last = standingActs(events ?? []).findLast(({ kind }) => kind === 'wind');
    return last?.kind === 'wind' ? { ...last.payload, at: last.atMs } : null;
  }, [events]);
}

/** The evening for who looks; null while it is not on, and until its boats have been read. Ticks each second. */
export function useTonight(sailing: SailingRow, reader: TonightReader): TonightView | null {
  const { id, status, verified_result: isVerified } = sailing;
  useSailing(id);
  const isRead = useAppSelector((state) => selectIsSailingRead(state, id));
  const all = useAppSelector((state) => selectCompetitorsOfSailing(state, id));
  const boats = useMemo(() => all.filter(({ is_unmatched }) => !is_unmatched), [all]);
  const groups = useGroups(sailing, boats);
  const wind = useWind(sailing);
  const course = useCourseName(sailing.course);
  const now = useAppSelector(selectNow);
  if (!isRead || !isTonight({ status, isVerified, starts: groups }, now)) return null;
  const home = boats.filter(isHome).length;
  const coded = boats.filter((boat) => !isHome(boat) && isDone(boat)).length;
  const out = boats.length - home - coded;
  const step = nextStep({ status, isVerified, starts: groups, reader, home: home + coded, out }, now);
  return { sailing, now, step, groups, boats: boats.length, home, coded, out, course, wind };
}
