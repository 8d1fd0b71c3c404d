import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { amongEntered } from '../../../../../shared/domain/sameEntrant';
import { localDateOf } from '../../../../../shared/domain/time';
import { selectShownCompetitors } from '../../../../changes/shownCompetitors';
import { matchingCompetitors } from '../../../../sailing-ui/boat/matchingCompetitors';
import { useAppSelector } from '../../../../state/rootState';
import { rowList } from '../../../../ui/ListRow';
import { SearchField } from '../../../../ui/fields/ToolField';
import { showToast } from '../../../../ui/messages/toasts';
import { OWN_CHANGE_TOPIC } from '../moving/useUndo';
import { CandidateRow } from './CandidateRow';
import { FromLastSailing } from './FromLastSailing';
import { candidateTexts } from './texts';
import { useEnterAgain, type Earlier } from './useEnterAgain';

/** So many rows at first, and with each press of the button. */
const ROWS = 60;

interface CandidateListProps {
  sailing: SailingRow;
  /** In the order in which they are shown. */
  candidates: readonly DistinctCompetitor[];
}

/** Searched, and entered one after the other without the list moving. */
export function CandidateList({ sailing, candidates }: CandidateListProps) {
  const { enterAgain, undoChanges } = useEnterAgain(sailing);
  const entered = useAppSelector((state) => selectShownCompetitors(state, sailing.id));
  const history = useAppSelector((state) => state.changeHistory);
  const [changes, setChanges] = useState<Record<number, string>>({});
  const [query, setQuery] = useState('');
  const [today] = useState(() => localDateOf(Date.now()));
  const [most, setMost] = useState(ROWS);
  const isEntered = useMemo(() => amongEntered(entered), [entered]);
  const found = useMemo(() => {
    const hits = matchingCompetitors(candidates, query);
    return hits ? candidates.filter(({ id }) => hits.has(id)) : candidates;
  }, [candidates, query]);
  const undoable = new Set(history.flatMap(({ id, undoneBy }) => (undoneBy === null ? [id] : [])));

  const add = useCallback(
    (boat: DistinctCompetitor) => {
      const [change] = enterAgain([{ boat, sailed: boat.last_sailing.start_date }]);
      // The undo is in the boat's row: a toast that offered it would cover the next boats.
      showToast({ kind: 'success', text: candidateTexts.added(competitorLabel(boat)), topics: [OWN_CHANGE_TOPIC] });
      if (change !== undefined) setChanges((before) => ({ ...before, [boat.id]: change }));
    },
    [enterAgain],
  );
  const addAll = (boats: readonly Earlier[]) => {
    const ids = enterAgain(boats);
    const action = { label: candidateTexts.undo, run: () => undoChanges(ids) };
    showToast({ kind: 'success', text: candidateTexts.allAdded(ids.length), action, topics: [OWN_CHANGE_TOPIC] });
  };
  const undo = useCallback((change: string) => undoChanges([change]), [undoChanges]);
  const changeOf = (id: number) => {
    const change = changes[id];
    return change !== undefined && undoable.has(change) ? change : undefined;
  };

  return (
    <>
      <FromLastSailing sailing={sailing} onAdd={addAll} />
      <SearchField label={candidateTexts.search} value={query} onChange={setQuery} />
      <Typography role="status" variant="body2" color="text.secondary">
        {candidateTexts.found(found.length)}
      </Typography>
      <ul style={rowList('auto')}>
        {found.slice(0, most).map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            isEntered={isEntered(candidate)}
            change={changeOf(candidate.id)}
            today={today}
            onAdd={add}
            onUndo={undo}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + ROWS)}>{candidateTexts.more(Math.min(ROWS, found.length - most))}</Button>
      )}
    </>
  );
}
