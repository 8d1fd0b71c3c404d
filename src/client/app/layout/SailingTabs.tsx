import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2.5),
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    color: theme.vars.palette.text.secondary,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current="page"]': { color: theme.vars.palette.text.primary, boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}` },
  },
}));

/** The pages of one sailing. */
export function SailingTabs({ hasStartList }: { hasStartList: boolean }) {
  return (
    <Row aria-label={texts.tabs}>
      <NavLink to="info">{texts.info}</NavLink>
      {hasStartList ? <NavLink to="start-list">{texts.startList}</NavLink> : null}
      <NavLink to="competitors">{texts.competitors}</NavLink>
    </Row>
  );
}
