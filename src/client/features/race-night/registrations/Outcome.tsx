import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  maxWidth: '52ch',
  paddingBlock: theme.spacing(1, 2),
  '& h3:focus': { outline: 'none' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginTop: theme.spacing(1) },
}));

interface OutcomeProps {
  title: string;
  text: string;
  /** More to say, and what to do next. */
  children: ReactNode;
}

/** What came of it, in the place of the form. Screen readers announce it at once. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Words>
      <Typography component="h3" variant="h2" tabIndex={-1} ref={heading}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {children}
    </Words>
  );
}
