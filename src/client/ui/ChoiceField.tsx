import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& label': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& select': {
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
  /** Of the choice that leaves all in. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** Empty: all. */
  value: string;
  onChange: (value: string) => void;
}

/** One of some, or all: the device's own list, which is quick on a phone and costs nothing to load. */
export function ChoiceField({ label, allLabel, options, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
