import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { onPlainClick } from '../PlainButton';

/** Lines between hairlines. */
export const HomeList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& > li': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
}));

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  minHeight: 56,
  // The text aligns with the heading, and the hover background extends beyond it.
  marginInline: theme.spacing(-1),
  padding: theme.spacing(1),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': {
    background: theme.vars.palette.sunken,
    '& strong': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& > span': { minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' },
  '& em': { fontStyle: 'normal', fontWeight: 'var(--weight-strong)', color: theme.vars.palette.primary.main },
  '& small': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Marks stay together, beside the text or below it. */
const Marks = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  '&:empty': { display: 'none' },
}));

interface HomeLineProps {
  to: string;
  title: string;
  note: string;
  /** The content at the end of the row. */
  children?: ReactNode;
  /** Opens the page without navigating to it. */
  onOpen?: (href: string) => void;
  /** The server makes the page itself: the app is left. */
  isOutside?: boolean;
}

/** A row that opens a page. */
export function HomeLine({ to, title, note, children, onOpen, isOutside = false }: HomeLineProps) {
  return (
    <li>
      <Line to={to} reloadDocument={isOutside} onClick={isOutside ? undefined : onPlainClick(to, onOpen)}>
        <span>
          <strong>{title}</strong>
          <small>{note}</small>
        </span>
        <Marks>{children}</Marks>
      </Line>
    </li>
  );
}
