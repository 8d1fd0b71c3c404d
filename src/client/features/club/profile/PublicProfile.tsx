import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import { Fact, FactList } from '../../../ui/page/FactList';
import { formatTime } from '../../../ui/format';
import { clubProfileTexts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', gap: theme.spacing(6), alignItems: 'start' },
}));

const Logo = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: 200,
  maxHeight: 120,
  objectFit: 'contain',
  marginBottom: theme.spacing(3),
}));

const target = { display: 'inline-flex', minHeight: 24, overflowWrap: 'anywhere' } as const;

interface Line {
  term: string;
  value: ReactNode;
}

function linesOf({ city, website, email, phone, default_start_time: start, sailor_count }: Club): Line[] {
  const link = (href: string, text: string, rel?: string) => (
    <Link href={href} rel={rel} sx={target}>
      {text}
    </Link>
  );
  return [
    { term: clubProfileTexts.city, value: city },
    {
      term: clubProfileTexts.website,
      value: website && link(website, website.replace(/^https?:\/\/|\/$/g, ''), 'noopener noreferrer'),
    },
    { term: clubProfileTexts.email, value: email && link(`mailto:${email}`, email) },
    { term: clubProfileTexts.phone, value: phone && link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone) },
    { term: clubProfileTexts.startTime, value: start === null ? '' : formatTime(start) },
    { term: clubProfileTexts.members, value: clubProfileTexts.memberCount(sailor_count) },
  ].filter(({ value }) => value !== '');
}

/** What everybody may know of a club. */
export function PublicProfile({ club }: { club: Club }) {
  return (
    <Columns>
      <section>
        {club.logo === null ? null : <Logo src={club.logo} alt={clubProfileTexts.logoAlt} />}
        <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '65ch', overflowWrap: 'anywhere' }}>
          {club.description === '' ? clubProfileTexts.nothing : club.description}
        </Typography>
      </section>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {clubProfileTexts.contact}
        </Typography>
        <FactList>
          {linesOf(club).map(({ term, value }) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
        </FactList>
      </section>
    </Columns>
  );
}
