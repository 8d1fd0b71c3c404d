import type { Competitor } from '../shared/contract/competitors';
import type { Sailing, SailingRow } from '../shared/contract/sailings';
import type { StartGroupRow } from '../shared/contract/startGroups';
import { aSailing } from './aSailing';

interface Below {
  start_groups?: StartGroupRow[];
  competitors?: Competitor[];
}

/** A sailing as its own GET gives it: with groups, boats per group, and the ungrouped ones. */
export function aFullSailing({
  start_groups = [],
  competitors = [],
  ...values
}: Partial<SailingRow> & Below = {}): Sailing {
  const of = (group: number | null) => competitors.filter(({ start_group }) => start_group === group);
  return {
    ...aSailing(values),
    competitors,
    start_groups: start_groups.map((group) => ({ ...group, competitors: of(group.id) })),
    ungrouped_competitors: of(null),
    race_classes: [],
    results: [],
  };
}
