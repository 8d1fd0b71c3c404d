import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { IndexData } from '../../../shared/contract/indexData';
import { openedBy } from '../../ui/openedBy';
import type { IndexLinks } from './indexLinks';
import { texts } from './texts';

const LOGO_PX = 28;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    padding: theme.spacing(1, 2),
    borderRadius: theme.shape.borderRadius,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& img': { objectFit: 'contain', flex: 'none' },
}));

interface ClubLinksProps extends IndexLinks {
  data: IndexData;
}

/** The clubs, each with its logo where it has one, and how many they are. */
export function ClubLinks({ data: { clubs, counts }, hrefs, onOpen }: ClubLinksProps) {
  return (
    <>
      <p className="note">{texts.counts(counts)}</p>
      <List>
        {clubs.map(({ id, slug, name, logo }) => (
          <li key={id}>
            <Link to={hrefs.club(slug)} onClick={openedBy(hrefs.club(slug), onOpen)}>
              {logo === null ? null : <img src={logo} alt="" width={LOGO_PX} height={LOGO_PX} loading="lazy" />}
              {name}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}
