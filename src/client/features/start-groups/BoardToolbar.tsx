import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { BoatSearch } from './search/BoatSearch';
import { texts } from './texts';

interface BoardToolbarProps {
  search: { query: string; setQuery: (query: string) => void; hits: ReadonlySet<number> | null };
  /** null where the board is read only. */
  actions: { addBoat: () => void; addGroup: () => void; startSelecting: () => void } | null;
}

export function BoardToolbar({ search, actions }: BoardToolbarProps) {
  return (
    <div className="tools">
      <BoatSearch query={search.query} onQuery={search.setQuery} hitCount={search.hits?.size ?? null} />
      {actions && (
        <>
          <Button className="choose" onClick={actions.startSelecting}>
            {texts.select}
          </Button>
          <Button onClick={actions.addGroup}>{texts.addGroup}</Button>
          <Button className="add" variant="contained" startIcon={<Add />} onClick={actions.addBoat}>
            {texts.addCompetitor}
          </Button>
        </>
      )}
    </div>
  );
}
