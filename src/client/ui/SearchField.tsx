import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& label': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& input': {
    height: 44,
    width: '16rem',
    maxWidth: '100%',
    paddingInline: theme.spacing(1.5),
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    '@media (pointer: coarse)': { height: 48 },
    [theme.breakpoints.down('sm')]: { width: '100%' },
    // The browser's own cross is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  },
}));

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A word to look for; Esc empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </Field>
  );
}
