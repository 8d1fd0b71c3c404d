import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(1),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: theme.vars.palette.text.secondary },
}));

interface PageLinksProps {
  label: string;
  links: readonly { label: string; to: string }[];
}

/** The way on to pages beside the matter, at the foot of a page. */
export function PageLinks({ label, links }: PageLinksProps) {
  return (
    <Row aria-label={label}>
      {links.map(({ label: name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </Row>
  );
}
