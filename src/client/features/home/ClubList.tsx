import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { doorStatus } from '../../api/door';
import { useClubsQuery } from '../../api/clubs';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { compareSwedish } from '../../ui/format';
import { ListSkeleton } from '../../ui/Skeletons';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& a': {
    display: 'flex',
    alignItems: 'center',
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
}));

interface ClubListProps {
  /** The address of a club's page. */
  hrefOf: (slug: string) => string;
}

export function ClubList({ hrefOf }: ClubListProps) {
  const query = useClubsQuery();
  const clubs = query.data;
  if (doorStatus(query, clubs !== undefined) === 'failed') {
    return <ErrorState title={texts.clubsFailed} text={texts.clubsFailedText} onRetry={() => void query.refetch()} />;
  }
  if (clubs === undefined) return <ListSkeleton rows={3} height={56} />;
  if (clubs.length === 0) return <EmptyState title={texts.noClubs} text={texts.noClubsText} />;
  return (
    <List>
      {[...clubs]
        .sort((a, b) => compareSwedish(a.name, b.name))
        .map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={hrefOf(slug)}>{name}</Link>
          </li>
        ))}
    </List>
  );
}
