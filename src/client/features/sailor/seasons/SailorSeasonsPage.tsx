import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { Sailor } from '../../../../shared/contract/sailors';
import type { OwnSeason, SailedBoat } from '../../../../shared/contract/statistics';
import { useSailorSeasons } from '../../../api/statistics';
import { paths, sailingsToEnter } from '../../../paths';
import { SeasonFacts } from '../../../sailing-ui/seasons/SeasonFacts';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';

const sailorSeasonsTexts = {
  failed: 'Säsongerna kunde inte hämtas',
  emptyTitle: 'Ingen säsong än',
  emptyText: 'Här står dina säsonger när du har seglat en segling som är avslutad: starter, bästa placering och båtar.',
  find: 'Hitta en segling',
  noneOfOther: 'Seglaren har ingen avslutad segling.',
  season: (year: number) => `Säsongen ${year}`,
} as const;

const historyOf = ({ club, competitor }: SailedBoat): string => paths.boatHistory(club, competitor);

function Season({ season }: { season: OwnSeason }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mt: 3 }}>
        {sailorSeasonsTexts.season(season.year)}
      </Typography>
      <SeasonFacts season={season} hrefOf={historyOf} />
    </section>
  );
}

interface SailorSeasonsPageProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
  /** The reader is the sailor. */
  isOwn: boolean;
}

/** What the sailor has sailed year by year, the latest first. */
export default function SailorSeasonsPage({ sailor, user, isOwn }: SailorSeasonsPageProps) {
  const { status, seasons, error, refetch } = useSailorSeasons(sailor.id);
  if (seasons === undefined)
    return status === 'loading' ? (
      <ListSkeleton rows={2} height={160} />
    ) : (
      <ErrorState title={sailorSeasonsTexts.failed} error={error} onRetry={refetch} />
    );
  if (seasons.length === 0 && !isOwn) return <Typography>{sailorSeasonsTexts.noneOfOther}</Typography>;
  if (seasons.length === 0) {
    const find = (
      <Button variant="contained" component={Link} to={sailingsToEnter(user.club_slug)} nativeButton={false}>
        {sailorSeasonsTexts.find}
      </Button>
    );
    return (
      <EmptyState
        drawing="season"
        title={sailorSeasonsTexts.emptyTitle}
        text={sailorSeasonsTexts.emptyText}
        action={find}
      />
    );
  }
  return seasons.map((season) => <Season key={season.year} season={season} />);
}
