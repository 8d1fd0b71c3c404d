import type { WireDate } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';

/** What of a sailing waits for an official. */
export interface Waiting {
  sailing: SailingRow;
  kind: 'approve' | 'ungrouped' | 'unrated' | 'unverified';
  count: number;
}

interface Entries {
  sailing: SailingRow;
  competitors: readonly Competitor[];
}

/** A boat that is not at the start needs neither group nor number. */
const isSailing = ({ score_code }: Competitor): boolean => score_code !== 'DNC' && score_code !== 'DNS';

function countsOf({ sailing, competitors }: Entries, today: WireDate): Omit<Waiting, 'sailing'>[] {
  const isTonight = sailing.start_date === today || sailing.status === 'ongoing';
  const boats = isTonight ? competitors.filter(isSailing) : [];
  const hasGroups = sailing.start_type === 'groups';
  const hasRatings = sailing.result_method === 'corrected';
  return [
    { kind: 'ungrouped', count: hasGroups ? boats.filter(({ start_group }) => start_group === null).length : 0 },
    { kind: 'unrated', count: hasRatings ? boats.filter(({ rating }) => rating === null).length : 0 },
  ];
}

/** What is known of a club's sailings. */
interface WaitingFacts {
  /** How many entries of each sailing nobody has approved. */
  approvals: readonly { sailing: SailingRow; count: number }[];
  entries: readonly Entries[];
  /** Finished, with results that nobody has verified. */
  unverified: readonly SailingRow[];
}

/** Entries to approve, tonight's boats without group or number, and results that nobody has verified. */
export function waitingOf({ approvals, entries, unverified }: WaitingFacts, today: WireDate): Waiting[] {
  const toApprove = approvals.map(({ sailing, count }) => ({ sailing, kind: 'approve' as const, count }));
  const tonight = entries.flatMap((one) =>
    countsOf(one, today).map((waiting) => ({ ...waiting, sailing: one.sailing })),
  );
  const toVerify = unverified.map((sailing) => ({ sailing, kind: 'unverified' as const, count: 1 }));
  return [...toApprove, ...tonight, ...toVerify].filter(({ count }) => count > 0);
}
