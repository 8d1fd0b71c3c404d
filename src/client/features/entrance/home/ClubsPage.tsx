import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClubsQuery } from '../../../api/clubs';
import { queryStatus } from '../../../api/queryState';
import { paths } from '../../../paths';
import { compareSwedish } from '../../../ui/format';
import { PageHeader } from '../../../ui/page/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { ClubTiles } from './ClubTiles';
import { frontPageTexts } from './texts';

function ClubList() {
  const query = useClubsQuery();
  const clubs = query.data;
  if (queryStatus(query, clubs !== undefined) === 'failed') {
    return <ErrorState title={frontPageTexts.clubsFailed} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (clubs === undefined) return <ListSkeleton rows={3} height={56} />;
  if (clubs.length === 0)
    return <EmptyState drawing="pole" title={frontPageTexts.noClubs} text={frontPageTexts.noClubsText} />;
  return (
    <ClubTiles>
      {[...clubs]
        .sort((a, b) => compareSwedish(a.name, b.name))
        .map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={paths.sailings(slug)}>{name}</Link>
          </li>
        ))}
    </ClubTiles>
  );
}

export default function ClubsPage() {
  return (
    <>
      <PageHeader title={frontPageTexts.clubs}>
        <Typography sx={{ mt: 1 }}>{frontPageTexts.clubsLead}</Typography>
      </PageHeader>
      <ClubList />
    </>
  );
}
