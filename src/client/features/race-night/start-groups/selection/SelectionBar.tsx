import Button from '@mui/material/Button';
import { boardTexts } from '../texts';

interface SelectionBarProps {
  count: number;
  onMoveTo: (at: HTMLElement) => void;
  /** undefined: the sailing has no classes, or the reader may not change them. */
  onClass: (() => void) | undefined;
  /** undefined: the reader may not. */
  onRemove: (() => void) | undefined;
  onClear: () => void;
}

/** What can be done with the chosen boats; at the lower edge, where a thumb reaches. */
export function SelectionBar({ count, onMoveTo, onClass, onRemove, onClear }: SelectionBarProps) {
  const isNone = count === 0;
  return (
    <section className="selection" aria-label={boardTexts.selection}>
      <strong role="status">{boardTexts.selected(count)}</strong>
      <Button
        variant="contained"
        disabled={isNone}
        onClick={(event) => onMoveTo(event.currentTarget)}
        aria-haspopup="menu"
      >
        {boardTexts.moveTo}
      </Button>
      {onClass && (
        <Button disabled={isNone} onClick={onClass}>
          {boardTexts.classOfSelected}
        </Button>
      )}
      {onRemove && (
        <Button color="error" disabled={isNone} onClick={onRemove}>
          {boardTexts.remove}
        </Button>
      )}
      <Button onClick={onClear}>{boardTexts.clearSelection}</Button>
    </section>
  );
}
