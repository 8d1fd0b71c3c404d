import Button from '@mui/material/Button';
import { texts } from '../texts';

interface SelectionBarProps {
  count: number;
  onMoveTo: (at: HTMLElement) => void;
  onClear: () => void;
}

/** What can be done with the chosen boats; at the lower edge, where a thumb reaches. */
export function SelectionBar({ count, onMoveTo, onClear }: SelectionBarProps) {
  return (
    <section className="selection" aria-label={texts.selection}>
      <strong role="status">{texts.selected(count)}</strong>
      <Button variant="contained" disabled={count === 0} onClick={(event) => onMoveTo(event.currentTarget)} aria-haspopup="menu">
        {texts.moveTo}
      </Button>
      <Button onClick={onClear}>{texts.clearSelection}</Button>
    </section>
  );
}
