import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ToolField } from './ToolField';

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

/** A search field; Esc clears it. */
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
