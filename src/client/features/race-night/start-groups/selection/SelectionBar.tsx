import Button from '@mui/material/Button';
import { texts } from '../texts';

interface SelectionBarProps {
  count: number;
  onMoveTo: (at: HTMLElement) => void;
  /** undefined: the sailing has no classes. */
  onClass: (() => void) | undefined;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the chosen boats; at the lower edge, where a thumb reaches. */
export function SelectionBar({ count, onMoveTo, onClass, onRemove, onClear }: SelectionBarProps) {
  const isNone = count === 0;
  return (
    <section className="selection" aria-label={texts.selection}>
      <strong role="status">{texts.selected(count)}</strong>
      <Button
        variant="contained"
        disabled={isNone}
        onClick={(event) => onMoveTo(event.currentTarget)}
        aria-haspopup="menu"
      >
        {texts.moveTo}
      </Button>
      {onClass && (
        <Button disabled={isNone} onClick={onClass}>
          {texts.classOfSelected}
        </Button>
      )}
      <Button color="error" disabled={isNone} onClick={onRemove}>
        {texts.remove}
      </Button>
      <Button onClick={onClear}>{texts.clearSelection}</Button>
    </section>
  );
}
