import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

interface SelectionBarProps {
  count: number;
  onMoveTo: (at: HTMLElement) => void;
  onClear: () => void;
}

/** What can be done with the chosen boats; at the lower edge, where a thumb reaches. */
export function SelectionBar({ count, onMoveTo, onClear }: SelectionBarProps) {
  return (
    <Paper className="selection" component="section" aria-label={texts.selection} elevation={6}>
      <Typography sx={{ fontWeight: 'var(--weight-strong)', flex: 1 }} role="status">
        {texts.selected(count)}
      </Typography>
      <Button variant="contained" disabled={count === 0} onClick={(event) => onMoveTo(event.currentTarget)} aria-haspopup="menu">
        {texts.moveTo}
      </Button>
      <Button onClick={onClear}>{texts.clearSelection}</Button>
    </Paper>
  );
}
