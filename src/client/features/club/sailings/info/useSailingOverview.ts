import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { groupStart } from '../../../../../shared/domain/effectiveStart';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import type { TransitionFacts } from '../../../../../shared/domain/status';
import { selectBoard } from '../../../../changes/board';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import type { GroupLine } from './GroupTable';

export interface SailingOverview {
  groups: GroupLine[];
  /** Boats that stand in no group. */
  ungrouped: number;
  transition: TransitionFacts;
}

const hasTime = ({ elapsed_time, finish_time, score_code }: Competitor): boolean =>
  elapsed_time !== null || finish_time !== null || score_code !== null;

/** The groups as the board shows them, and what decides which statuses are allowed. */
export function useSailingOverview(sailing: SailingRow): SailingOverview {
  const id: Id = sailing.id;
  const columns = useAppSelector((state) => selectBoard(state, id));
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, id));
  const groups = columns.flatMap(({ group, competitorIds }) =>
    group === null ? [] : [{ group, boats: competitorIds.length }],
  );
  return {
    groups: groups.map(({ group, boats }, index) => ({
      id: group.id,
      name: startGroupName(group, index),
      flag: group.class_flag,
      startsAt: groupStart(group, sailing),
      boats,
    })),
    ungrouped: columns.find(({ group }) => group === null)?.competitorIds.length ?? 0,
    transition: {
      hasEntries: competitors.length > 0,
      hasTimes: competitors.some(hasTime),
      isVerified: sailing.verified_result,
    },
  };
}
