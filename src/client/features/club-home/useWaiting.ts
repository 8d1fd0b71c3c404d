import { shallowEqual } from 'react-redux';
import type { WireDate } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { SailingRow } from '../../../shared/contract/sailings';
import { useBelowSailings } from '../../api/sailings';
import { selectCompetitorsOfSailing } from '../../state/entities/selectors';
import { useAppSelector } from '../../state/hooks';
import { homeSailings, sailingsToCheck } from './homeSailings';
import { waitingOf, type Waiting } from './waiting';

interface WaitingDoor {
  waiting: Waiting[];
  isKnown: boolean;
  hasFailed: boolean;
  /** Of the sailings that were looked at. */
  competitors: Competitor[];
}

/** What waits for an official, live. For those who run the club; nothing is read for others. */
export function useWaiting(sailings: readonly SailingRow[], today: WireDate, canEdit: boolean): WaitingDoor {
  const checked = canEdit ? sailingsToCheck(sailings, today) : [];
  const { isRead, hasFailed } = useBelowSailings(checked.map(({ id }) => id));
  const rows = useAppSelector((state) => checked.map(({ id }) => selectCompetitorsOfSailing(state, id)), shallowEqual);
  const entries = checked.map((sailing, index) => ({ sailing, competitors: rows[index] ?? [] }));
  return {
    waiting: waitingOf(entries, homeSailings(sailings, today).unverified, today),
    isKnown: isRead,
    hasFailed,
    competitors: rows.flat(),
  };
}
