import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MAX_QUERY_LENGTH } from '../../../../shared/limits';
import { searchTexts } from './texts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 3),
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 48,
    border: 0,
    padding: 0,
    font: 'inherit',
    fontSize: '1.125rem',
    color: 'inherit',
    background: 'transparent',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The whole row is the field; its edge shows where the focus is.
    '&:focus-visible': { outline: 'none' },
  },
  '&:focus-within': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  '& button': {
    minWidth: 64,
    minHeight: 44,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'transparent',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    fontWeight: 'var(--weight-strong)',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchFieldProps {
  value: string;
  onType: (value: string) => void;
  /** Of the list that it opens. */
  listId: string;
  activeId: string | undefined;
  onStep: (step: 1 | -1) => void;
  onChoose: () => void;
  onClose: () => void;
}

/** Words to look for: the arrows go through what is found, Enter opens it. */
export function SearchField({ value, onType, listId, activeId, onStep, onChoose, onClose }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // It is opened to write in.
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined) onStep(step);
    else if (event.key === 'Enter') onChoose();
    else return;
    event.preventDefault();
  };
  return (
    <Row>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={searchTexts.title}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={searchTexts.placeholder}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_QUERY_LENGTH}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={onClose}>
        {searchTexts.close}
      </button>
    </Row>
  );
}
