import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useState } from 'react';
import { texts } from '../texts';

interface BoatSearchProps {
  onQuery: (query: string) => void;
}

export const BoatSearch = memo(function BoatSearch({ onQuery }: BoatSearchProps) {
  const [query, setQuery] = useState('');
  const ask = (next: string) => {
    setQuery(next);
    onQuery(next);
  };
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={query}
      placeholder={texts.search}
      autoComplete="off"
      sx={{ flex: '0 1 auto', width: { xs: '100%', sm: '18rem' }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': texts.search, enterKeyHint: 'search' } }}
      onChange={(event) => ask(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && ask('')}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        query !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={texts.clearSearch} onClick={() => ask('')}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
});
