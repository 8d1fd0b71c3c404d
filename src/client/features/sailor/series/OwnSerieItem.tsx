import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Id } from '../../../../shared/contract/common';
import type { SerieScoring } from '../../../../shared/contract/scoring';
import type { OwnSerie } from '../../../../shared/domain/ownSeries';
import { useSerieScoring } from '../../../api/series';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { hasBegun, ownStandings } from './ownStandings';
import { StandingFacts } from './StandingFacts';
import { sailorSeriesTexts } from './texts';

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: theme.spacing(1) },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

interface OwnSerieItemProps {
  own: OwnSerie;
  sailor: Id;
}

/** A view of the page of standings, chosen in its address; what is null is left out. */
function standingsHref(club: string, serie: Id, choices: Record<string, string | null>): string {
  const chosen = Object.entries(choices).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const href = paths.serieResult(club, serie);
  return chosen.length === 0 ? href : `${href}?${new URLSearchParams(chosen)}`;
}

function Standings({ own: { serie, club }, sailor, scoring }: OwnSerieItemProps & { scoring: SerieScoring }) {
  const standings = useMemo(() => ownStandings(scoring, sailor), [scoring, sailor]);
  const first = standings[0];
  const raceClass = first?.raceClass ?? null;
  return (
    <>
      {first ? null : (
        <Typography>{hasBegun(scoring) ? sailorSeriesTexts.notInStandings : sailorSeriesTexts.notSailed}</Typography>
      )}
      {standings.map((standing) => (
        <StandingFacts key={`${standing.raceClass ?? ''} ${standing.key}`} standing={standing} />
      ))}
      <Ways>
        <Button
          variant="outlined"
          component={Link}
          to={standingsHref(club.slug, serie.id, { klass: raceClass })}
          aria-label={sailorSeriesTexts.tableOf(serie.name)}
          nativeButton={false}
        >
          {sailorSeriesTexts.table}
        </Button>
        {first ? (
          <Button
            component={Link}
            to={standingsHref(club.slug, serie.id, { klass: raceClass, visa: 'vad-kravs' })}
            aria-label={sailorSeriesTexts.whatIfIn(serie.name)}
            nativeButton={false}
          >
            {sailorSeriesTexts.whatIf}
          </Button>
        ) : null}
      </Ways>
    </>
  );
}

/** One serie that the sailor is in. */
export function OwnSerieItem(props: OwnSerieItemProps) {
  const { serie, club } = props.own;
  const { status, scoring, error, refetch } = useSerieScoring(serie.id);
  const heading = useId();
  return (
    <Ground aria-labelledby={heading}>
      <Typography id={heading} variant="h2">
        {serie.name}
      </Typography>
      <Typography>{club.name}</Typography>
      {status === 'loading' ? <ListSkeleton rows={1} height={96} /> : null}
      {scoring ? <Standings {...props} scoring={scoring} /> : null}
      {!scoring && status !== 'loading' ? (
        <ErrorState title={sailorSeriesTexts.serieFailed} error={error} onRetry={refetch} />
      ) : null}
    </Ground>
  );
}
