import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { lastEntry } from '../../../../../shared/domain/lastEntry';
import { useSailorEntries } from '../../../../api/sailors';

interface LastEntry {
  isLoading: boolean;
  last: Competitor | undefined;
}

/** What the sailor entered with last time. Where that cannot be read, they enter as for the first time. */
export function useLastEntry(sailor: Id, sailing: SailingRow): LastEntry {
  const { status, entries } = useSailorEntries(sailor);
  return { isLoading: status === 'loading', last: entries && lastEntry(entries, sailing) };
}
