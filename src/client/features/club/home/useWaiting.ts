import { shallowEqual } from 'react-redux';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id, WireDate } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { Sailor } from '../../../../shared/contract/sailors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useBelowSailings, type BelowSailings } from '../../../api/sailings';
import { selectCompetitorsOfSailing, selectWaitingEntries } from '../../../state/rowSelectors';
import { useAskingSailors } from '../../../api/sailors';
import { useWaitingEntries } from '../../../api/waitingEntries';
import { useAppSelector, type RootState } from '../../../state/rootState';
import { homeSailings, sailingsToCheck } from './homeSailings';
import { waitingOf, type Waiting } from './waiting';

/** Older ones are counted. */
const MANY_UNVERIFIED = 5;

interface WaitingState {
  /** They ask to become members. */
  asking: Sailor[];
  waiting: Waiting[];
  more: number;
  isKnown: boolean;
  error: BelowSailings['error'];
  /** Of the sailings that were looked at. */
  competitors: Competitor[];
}

/** How many entries of each sailing wait for the club's word. */
function useApprovals(club: Id, sailings: readonly SailingRow[], canEdit: boolean) {
  useWaitingEntries(club, { skip: !canEdit });
  const open = sailings.filter(({ status }) => status !== 'finished' && status !== 'cancelled').reverse();
  const counts = useAppSelector((state) => open.map(({ id }) => selectWaitingEntries(state, id).length), shallowEqual);
  return open.map((sailing, index) => ({ sailing, count: counts[index] ?? 0 }));
}

/** A boat of the sailing has a time or a code: before that there is nothing to verify. */
const hasResult = (state: RootState, sailing: Id): boolean =>
  selectCompetitorsOfSailing(state, sailing).some(
    ({ elapsed_time, finish_time, score_code }) => (elapsed_time ?? finish_time ?? score_code) !== null,
  );

/** What waits for an official, live. For those who run the club; nothing is read for others. */
export function useWaiting({ id, can_edit }: Club, sailings: readonly SailingRow[], today: WireDate): WaitingState {
  const approvals = useApprovals(id, sailings, can_edit);
  const checked = can_edit ? sailingsToCheck(sailings, today) : [];
  const { asking, status, error: askingError } = useAskingSailors(id, { skip: !can_edit });
  const { unverified } = homeSailings(sailings, today);
  const doubtful = can_edit ? unverified.slice(0, MANY_UNVERIFIED) : [];
  const { isRead, error } = useBelowSailings([...checked, ...doubtful].map(({ id }) => id));
  const verifiable = useAppSelector((state) => doubtful.filter(({ id }) => hasResult(state, id)), shallowEqual);
  const rows = useAppSelector((state) => checked.map(({ id }) => selectCompetitorsOfSailing(state, id)), shallowEqual);
  const entries = checked.map((sailing, index) => ({ sailing, competitors: rows[index] ?? [] }));
  return {
    asking,
    waiting: waitingOf({ approvals, entries, unverified: verifiable }, today),
    more: Math.max(0, unverified.length - MANY_UNVERIFIED),
    isKnown: isRead,
    error: error ?? (status === 'failed' ? askingError : undefined),
    competitors: rows.flat(),
  };
}
