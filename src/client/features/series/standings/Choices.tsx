import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& button': {
    minHeight: 44,
    paddingInline: theme.spacing(1.75),
    borderRadius: 22,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.sunken },
    '&[aria-pressed=true]': {
      background: theme.vars.palette.primary.main,
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      fontWeight: 'var(--weight-strong)',
    },
  },
}));

interface ChoicesProps<T extends string | null> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, seen at once. */
export function Choices<T extends string | null>({ label, options, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.label} type="button" aria-pressed={option.value === chosen} onClick={() => onChoose(option.value)}>
          {option.label}
        </button>
      ))}
    </Row>
  );
}
