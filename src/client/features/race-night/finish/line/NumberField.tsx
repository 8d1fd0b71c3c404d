import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { isShortcut } from '../../../../ui/shortcuts/useShortcuts';
import { finishTexts } from '../texts';
import { nameOf, recordedText } from '../words';
import { LineField } from './LineField';

interface NumberFieldProps {
  value: string;
  onType: (value: string) => void;
  options: readonly FinishRow[];
  /** The boat that it is. */
  row: FinishRow | null;
  onChoose: (row: FinishRow) => void;
  /** Enter without a boat of the list. */
  onDone: () => void;
  onUndo: () => void;
  help: string;
  problem: string | null;
  inputRef: Ref<HTMLInputElement>;
}

/** The sail number, with the boats that it may be below it: arrows and Enter choose, and so does a finger. */
export function NumberField({
  value,
  onType,
  options,
  row,
  onChoose,
  onDone,
  onUndo,
  help,
  problem,
  inputRef,
}: NumberFieldProps) {
  const listId = useId();
  const [at, setAt] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [hasLetters, setHasLetters] = useState(false);
  const isListed = isOpen && options.length > 0;
  const active = isListed ? options[at] : undefined;

  const pick = (option: FinishRow) => {
    setOpen(false);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      setOpen(true);
      setAt((before) => (before + step + options.length + (before < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter') {
      if (active) pick(active);
      else onDone();
    } else if (event.key === 'Escape') setOpen(false);
    else if (isShortcut(event, 'undoFinish') && value === '') onUndo();
    else return;
    event.preventDefault();
  };

  return (
    <div className="number">
      <LineField className="typed" label={finishTexts.sailNumber} help={help} problem={problem}>
        {(wiring) => (
          <input
            {...wiring}
            ref={inputRef}
            value={value}
            role="combobox"
            inputMode={hasLetters ? 'text' : 'numeric'}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={60}
            aria-expanded={isListed}
            aria-controls={listId}
            aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
            onChange={(event) => {
              onType(event.target.value);
              setAt(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.target.select()}
            onBlur={() => setOpen(false)}
          />
        )}
      </LineField>
      <button
        type="button"
        className="letters"
        aria-pressed={hasLetters}
        aria-label={finishTexts.letters}
        onClick={() => setHasLetters(!hasLetters)}
      >
        {hasLetters ? '123' : 'ABC'}
      </button>
      {isListed && (
        <div id={listId} role="listbox" aria-label={finishTexts.boatOptions} className="options">
          {options.map((option, index) => (
            <div
              key={option.key}
              id={`${listId}-${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              data-sure={option.key === row?.key ? '' : undefined}
              onMouseDown={(event) => {
                // The focus goes on to the time, and is not the option's for a moment, which would close the list.
                event.preventDefault();
                pick(option);
              }}
            >
              <b>{option.boat.sail_number}</b>
              <span>{nameOf({ ...option.boat, sail_number: '' })}</span>
              <span className="held">{recordedText(option.boat)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
