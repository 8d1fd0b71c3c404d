import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

/** A native field in the toolbar of a list, with its label above it. It adds no code. */
const ToolField = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& label': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& input, & select': {
    height: 44,
    maxWidth: '100%',
    paddingInline: theme.spacing(1),
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    '@media (pointer: coarse)': { height: 48 },
  },
}));

interface ChoiceFieldProps {
  label: string;
  /** The label of the choice that filters nothing. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one option or all, as the device's native list, which is quick on a phone and adds no code. */
export function ChoiceField({ label, allLabel, options, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <ToolField>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </ToolField>
  );
}

const Field = styled(ToolField)(({ theme }) => ({
  '& input': {
    width: '16rem',
    paddingInline: theme.spacing(1.5),
    [theme.breakpoints.down('sm')]: { width: '100%' },
    // Hides the browser's own clear button, which is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
}));

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A search field; Esc clears it. What is typed stands there at once, also where the owner of the value takes its time,
 * as an address does.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  const [held, setHeld] = useState(value);
  // What the owner has been told and has not taken yet: it may still come through all of it, one by one.
  const [told, setTold] = useState<readonly string[]>([]);
  if (held !== value) {
    setHeld(value);
    setTold(told.includes(value) ? told.slice(told.indexOf(value) + 1) : []);
  }
  const change = (text: string) => {
    setTold([...told, text]);
    onChange(text);
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={told.at(-1) ?? value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && change('')}
        onBlur={() => setTold([])}
      />
    </Field>
  );
}
