import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Serie } from '../../../../shared/contract/series';
import { listed } from '../../../../shared/texts/swedishList';
import { paths } from '../../../paths';
import { Fact, FactList } from '../../../ui/page/FactList';
import { formatDay, formatTime } from '../../../ui/format';
import { boatText } from '../standings/BoatName';
import { serieInfoTexts } from './texts';

interface SerieFactsProps {
  club: Club;
  serie: Serie;
}

/** What comes next, how far the serie has come, and who leads. */
export function SerieFacts({ club, serie }: SerieFactsProps) {
  const { sailings, results } = serie;
  const next = sailings.find(({ status }) => status === 'upcoming' || status === 'ongoing');
  const sailed = sailings.filter(({ status }) => status === 'finished').length;
  const planned = sailings.filter(({ status }) => status !== 'cancelled').length;
  const leaders = results.filter(({ position }) => position === 1).map(boatText);
  return (
    <FactList>
      <Fact term={serieInfoTexts.next}>
        {next ? (
          <Link component={RouterLink} to={paths.sailingInfo(club.slug, next.id)}>
            {`${next.name}, ${formatDay(next.start_date)}${next.start_time === null ? '' : ` ${formatTime(next.start_time)}`}`}
          </Link>
        ) : (
          serieInfoTexts.noNext
        )}
      </Fact>
      <Fact term={serieInfoTexts.sailings}>{serieInfoTexts.sailed(sailed, planned)}</Fact>
      <Fact term={serieInfoTexts.boats}>{serie.competitor_count}</Fact>
      {leaders.length === 0 ? null : <Fact term={serieInfoTexts.leader}>{listed(leaders)}</Fact>}
    </FactList>
  );
}
