import type { Id } from '../../shared/contract/common';
import { boatLabel } from '../../shared/domain/boatLabel';
import type { RootState } from '../state/rootState';
import type { ChangeNames } from '../state/entities/events';
import { selectCompetitor, selectSailing, selectStartGroup } from '../state/entities/selectors';

interface Mentioned {
  sailing: Id;
  boats: readonly (Id | null)[];
  groups?: readonly (Id | null)[];
}

/** How what a change speaks of is called now; undefined while the sailing itself is not known. */
export function namesOf(state: RootState, { sailing, boats, groups = [] }: Mentioned): ChangeNames | undefined {
  const row = selectSailing(state, sailing);
  if (!row) return undefined;
  const named = boats.flatMap((id) => (id === null ? [] : (selectCompetitor(state, id) ?? [])));
  const led = groups.flatMap((id) => (id === null ? [] : (selectStartGroup(state, id) ?? [])));
  return {
    club: row.club,
    sailing: row.name,
    boats: Object.fromEntries(named.map((boat) => [boat.id, boatLabel(boat)])),
    groups: Object.fromEntries(led.map(({ id, name }) => [id, name])),
  };
}
