import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 44,
}));

interface HomeSectionProps {
  title: string;
  /** The link to the whole list that the section previews. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A section of a home page that previews a list. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {more === undefined ? null : (
          <MuiLink component={Link} to={more.to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {more.label}
          </MuiLink>
        )}
      </Head>
      {children}
    </section>
  );
}
