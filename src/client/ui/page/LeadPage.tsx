import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageColumn, PageHeader } from './PageHeader';

interface LeadPageProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** The page that is read beside this one. */
  beside: { to: string; name: string };
  children: ReactNode;
}

/** A page to read: its title, what it is about, and the way to the page beside it. */
export function LeadPage({ title, lead, beside, children }: LeadPageProps) {
  return (
    <PageColumn>
      <PageHeader title={title}>
        <Typography sx={{ mt: 1, maxWidth: '60ch', fontSize: '1.125rem' }}>{lead}</Typography>
        <Link
          component={RouterLink}
          to={beside.to}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {beside.name}
        </Link>
      </PageHeader>
      {children}
    </PageColumn>
  );
}
