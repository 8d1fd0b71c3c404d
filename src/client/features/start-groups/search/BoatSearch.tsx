import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { texts } from '../texts';

interface BoatSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

export const BoatSearch = memo(function BoatSearch({ query, onQuery }: BoatSearchProps) {
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={query}
      placeholder={texts.search}
      autoComplete="off"
      sx={{ flex: '0 1 auto', width: { xs: '100%', sm: '18rem' }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': texts.search, enterKeyHint: 'search' } }}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        query !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={texts.clearSearch} onClick={() => onQuery('')}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
});
