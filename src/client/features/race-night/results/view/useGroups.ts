import { useCallback, useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';

export interface GroupChoice {
  /** As the filter has it. */
  value: string;
  label: string;
  flag: StartGroupRow['class_flag'];
}

/** The start groups of a sailing in the order of their starts, and what a boat's group is called. */
export function useGroups(sailing: Id) {
  const rows = useAppSelector((state) => selectStartGroups(state, sailing));
  const groups: GroupChoice[] = useMemo(
    () =>
      rows.map((group, index) => ({
        value: String(group.id),
        label: startGroupName(group, index),
        flag: group.class_flag,
      })),
    [rows],
  );
  const groupName = useCallback(
    ({ start_group }: ResultRow) => groups.find(({ value }) => value === String(start_group))?.label ?? '',
    [groups],
  );
  return { groups, groupName };
}
