import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorStart } from '../../../../../shared/domain/effectiveStart';
import { isOwnEntry, mayDeleteOwnEntry, mayEditOwnEntry, type Actor } from '../../../../../shared/domain/permissions';
import { selectNow } from '../../../../state/clock';
import { selectCompetitorsOfSailing, selectStartGroup } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';

/** The actor's entry in the sailing, where it is known. */
export const useOwnEntry = (actor: Actor, sailing: SailingRow): Competitor | undefined =>
  useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id).find((row) => isOwnEntry(actor, row)));

export interface OwnRights {
  mayEdit: boolean;
  mayWithdraw: boolean;
}

/** What the sailor may still do with their entry. */
export function useOwnRights(actor: Actor, entry: Competitor, sailing: SailingRow): OwnRights {
  const group = useAppSelector((state) =>
    entry.start_group === null ? undefined : selectStartGroup(state, entry.start_group),
  );
  const own = { sailor: entry.sailor, startsAt: competitorStart(entry.start, group ?? null, sailing) };
  // Evaluated each second, though the answer changes only twice in a race.
  const mayEdit = useAppSelector((state) => mayEditOwnEntry(actor, own, sailing, selectNow(state)));
  const mayWithdraw = useAppSelector((state) => mayDeleteOwnEntry(actor, own, sailing, selectNow(state)));
  return { mayEdit, mayWithdraw };
}
