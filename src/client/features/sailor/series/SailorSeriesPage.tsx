import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { Sailor } from '../../../../shared/contract/sailors';
import { ownSeries } from '../../../../shared/domain/ownSeries';
import { useSailorEntries } from '../../../api/sailors';
import { sailingsToEnter } from '../../../paths';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { OwnSerieItem } from './OwnSerieItem';
import { sailorSeriesTexts } from './texts';

interface SailorSeriesPageProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
  /** The reader is the sailor. */
  isOwn: boolean;
}

/** The series that the sailor is in, the latest first. */
export default function SailorSeriesPage({ sailor, user, isOwn }: SailorSeriesPageProps) {
  const { status, entries, error, refetch } = useSailorEntries(sailor.id);
  if (!entries) {
    return status === 'loading' ? (
      <ListSkeleton rows={2} height={160} />
    ) : (
      <ErrorState
        title={isOwn ? sailorSeriesTexts.failed : sailorSeriesTexts.failedOfOther}
        error={error}
        onRetry={refetch}
      />
    );
  }
  const series = ownSeries(entries);
  if (series.length === 0 && !isOwn) return <Typography>{sailorSeriesTexts.noneOfOther}</Typography>;
  if (series.length === 0) {
    const find = (
      <Button variant="contained" component={Link} to={sailingsToEnter(user.club_slug)} nativeButton={false}>
        {sailorSeriesTexts.find}
      </Button>
    );
    return (
      <EmptyState
        drawing="season"
        title={sailorSeriesTexts.emptyTitle}
        text={sailorSeriesTexts.emptyText}
        action={find}
      />
    );
  }
  return series.map((own) => <OwnSerieItem key={own.serie.id} own={own} sailor={sailor.id} />);
}
