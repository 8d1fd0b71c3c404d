import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { edgeAligned } from '../styles';

/** A page of sections, in two columns where there is room. */
export const InfoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: 1120,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginBottom: theme.spacing(1),
  // The text of the last button ends where the lines below end.
  '& > span': edgeAligned,
}));

interface InfoSectionProps {
  title: string;
  /** Text buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section with a heading, its actions and its facts. */
export function InfoSection({ title, actions, children }: InfoSectionProps) {
  return (
    <section>
      <Head>
        <Typography variant="h2">{title}</Typography>
        {actions ? <span>{actions}</span> : null}
      </Head>
      {children}
    </section>
  );
}
