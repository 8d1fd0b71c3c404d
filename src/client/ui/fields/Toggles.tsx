import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  // On a phone: one line that scrolls sideways to the edges of the screen.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: theme.spacing(-2),
    padding: theme.spacing(0.5, 2),
  },
  '& button': {
    flex: 'none',
    minHeight: 44,
    paddingInline: theme.spacing(1.5),
    borderRadius: 22,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.sunken },
    '&[aria-pressed=true]': {
      background: theme.vars.palette.tint.starboard,
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      fontWeight: 'var(--weight-strong)',
    },
  },
}));

interface TogglesProps<Id extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { id: Id; label: string }[];
  isOn: (id: Id) => boolean;
  onToggle: (id: Id) => void;
}

/** A choice among a few visible options. */
export function Toggles<Id extends string>({ label, options, isOn, onToggle }: TogglesProps<Id>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.id} type="button" aria-pressed={isOn(option.id)} onClick={() => onToggle(option.id)}>
          {option.label}
        </button>
      ))}
    </Row>
  );
}
