import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
export interface Planned {
  id: string;
  /** The name of the planned row, or a text that it is left out. */
  title: string;
  /** The planned time. */
  when: string;
  /** Remarks about the planned row. */
  note?: string | undefined;
  /** True when the row is left out. */
  isOut: boolean;
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: 56,
    paddingBlock: theme.spacing(0.5),
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.sunken },
  },
  '& .MuiCheckbox-root': { padding: theme.spacing(1) },
  '& b': { display: 'block', fontWeight: 'var(--weight-strong)' },
  '& span.when': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& li[data-out] b': { color: theme.vars.palette.text.secondary, fontWeight: 'var(--weight-body)' },
  '& li[data-out] span.when': { textDecoration: 'line-through' },
  '& em': {
    marginLeft: theme.spacing(1),
    fontStyle: 'normal',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.primary,
  },
}));

interface PlanListProps {
  /** The accessible name of the list. */
  label: string;
  planned: readonly Planned[];
  onToggle: (id: string) => void;
}

/** The rows that will be created, in order. Each can be left out and brought back. */
export function PlanList({ label, planned, onToggle }: PlanListProps) {
  return (
    <List aria-label={label}>
      {planned.map(({ id, title, when, note, isOut }) => (
        <li key={id} data-out={isOut ? '' : undefined}>
          <label>
            <Checkbox checked={!isOut} onChange={() => onToggle(id)} />
            <span>
              <b>{title}</b>
              <span className="when">{when}</span>
              {note === undefined ? null : <em>{note}</em>}
            </span>
          </label>
        </li>
      ))}
    </List>
  );
}
