import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { searchTexts } from './texts';
import type { Found } from './useFound';

const Word = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3, 0),
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
}));

const Waiting = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 3, 0) }));

interface StateProps {
  found: Found;
  typed: string;
  /** Of everything that is listed. */
  count: number;
}

/** What is said about the search below what it found. */
export function SearchState({ found: { status, hits, retry }, count }: Omit<StateProps, 'typed'>) {
  if (status === 'searching' && hits.length === 0) {
    return (
      <Waiting>
        <ListSkeleton rows={3} height={52} />
      </Waiting>
    );
  }
  if (status === 'short') return <Word>{searchTexts.hint}</Word>;
  if (status === 'found' && count === 0) return <Word>{searchTexts.whatToTry}</Word>;
  if (status !== 'failed' && status !== 'offline') return null;
  return (
    <Word>
      <p role="alert">{status === 'offline' && count > 0 ? searchTexts.offlineButPages : searchTexts[status]}</p>
      <Button variant="outlined" onClick={retry}>
        {searchTexts.retry}
      </Button>
    </Word>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1, 3, 0),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}));

function wordsOf({ found: { status }, typed, count }: StateProps): string {
  if (status === 'searching') return searchTexts.searching;
  if (status !== 'found') return '';
  return count === 0 ? searchTexts.noHits(typed) : searchTexts.found(count);
}

/** The same in a few words above the list, read out when they change. */
export const Said = (props: StateProps) => <Line role="status">{wordsOf(props)}</Line>;
