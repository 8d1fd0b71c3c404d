import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { Close, Search } from '../../../../ui/icons';
import { boardTexts } from '../texts';

interface CompetitorSearchProps {
  onQuery: (query: string) => void;
}

export const CompetitorSearch = memo(function BoatSearch({ onQuery }: CompetitorSearchProps) {
  const [query, setQuery] = useState('');
  const ask = (next: string) => {
    setQuery(next);
    onQuery(next);
  };
  return (
    <div className="field">
      <Search fontSize="small" />
      <input
        type="search"
        value={query}
        placeholder={boardTexts.search}
        aria-label={boardTexts.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && ask('')}
      />
      {query !== '' && (
        <IconButton edge="end" aria-label={boardTexts.clearSearch} onClick={() => ask('')}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </div>
  );
});
