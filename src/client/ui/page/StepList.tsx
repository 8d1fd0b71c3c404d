import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Check } from '../icons';
import { visuallyHidden } from '../styles';

const DONE = 'Klart';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr',
    columnGap: theme.spacing(1.5),
    alignItems: 'start',
    padding: theme.spacing(1.25, 0),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& a, & b': { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 'var(--weight-strong)' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '& p': { gridColumn: 2, color: theme.vars.palette.text.secondary },
}));

const Number = styled('span')<{ isDone: boolean }>(({ theme, isDone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontWeight: 'var(--weight-strong)',
  border: `var(--stroke) solid ${isDone ? theme.vars.palette.primary.main : theme.vars.palette.line}`,
  background: isDone ? theme.vars.palette.primary.main : undefined,
  color: isDone ? theme.vars.palette.primary.contrastText : undefined,
}));

export interface ListedStep {
  title: string;
  text: string;
  /** The address of the page where the step is done. */
  href: string;
  /** An alternative way to do the step. */
  other?: { label: string; href: string } | undefined;
  isDone: boolean;
}

/** Steps in order, with those that are done ticked off. */
export function StepList({ steps }: { steps: readonly ListedStep[] }) {
  return (
    <List>
      {steps.map(({ title, text, href, other, isDone }, index) => (
        <li key={title}>
          <Number isDone={isDone} aria-hidden="true">
            {isDone ? <Check fontSize="small" /> : index + 1}
          </Number>
          {isDone ? (
            <b>
              {title}
              <span style={visuallyHidden}>{` – ${DONE}`}</span>
            </b>
          ) : (
            <span>
              <Link to={href}>{title}</Link>
            </span>
          )}
          {isDone ? null : (
            <p>
              {text} {other ? <Link to={other.href}>{other.label}</Link> : null}
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
