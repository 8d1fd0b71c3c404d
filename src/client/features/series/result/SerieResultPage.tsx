import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { ClassScoringDocument, SerieScoring } from '../../../../shared/contract/scoring';
import type { Serie } from '../../../../shared/contract/series';
import { useMeQuery } from '../../../api/auth';
import { useSerieScoring } from '../../../api/series';
import { useSearchChoice } from '../../../lib/useSearchChoice';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { Choices, PartChoices } from '../standings/PartChoices';
import { StandingsHead } from '../standings/StandingsHead';
import { StandingsNotes } from '../standings/StandingsNotes';
import { StandingsPrint } from '../standings/StandingsPrint';
import { StandingsTable } from '../standings/StandingsTable';
import { WithScoring } from '../standings/WithScoring';
import { hasResults, type Standings } from '../standings/standings';
import { standingsTexts } from '../standings/texts';
import { useStandings } from '../standings/useStandings';

const serieResultTexts = {
  views: 'Visa',
  table: 'Ställning',
  season: 'Säsongen',
  whatIf: 'Vad krävs?',
} as const;

const SeasonChart = lazy(async () => ({ default: (await import('../chart/SeasonChart')).SeasonChart }));
const WhatIf = lazy(async () => ({ default: (await import('../what-if/WhatIf')).WhatIf }));

const TABLE = 'stallning';
const SEASON = 'sasongen';
const WHAT_IF = 'vad-kravs';
const VIEWS = [
  { value: SEASON, label: serieResultTexts.season },
  { value: TABLE, label: serieResultTexts.table },
  { value: WHAT_IF, label: serieResultTexts.whatIf },
];

/** A line needs two points. */
const RACES_OF_A_SEASON = 2;

/** What opens first: the season for who has a boat in it, once there is a line to draw, and the standings for others. */
function useFirstView(standings: Standings | null): string {
  const { data: me } = useMeQuery();
  const sailor = me?.sailor?.id;
  const isOwn = sailor !== undefined && standings?.rows.some(({ boat }) => boat.sailor === sailor);
  const counted = standings?.races.filter(({ summary }) => summary.isCounted).length ?? 0;
  return isOwn && counted >= RACES_OF_A_SEASON ? SEASON : TABLE;
}

interface SerieResultPageProps {
  club: Club;
  serie: Serie;
}

/** The standings of a serie, its season, and what it takes to change them. */
export default function SerieResultPage({ club, serie }: SerieResultPageProps) {
  const query = useSerieScoring(serie.id);
  return <WithScoring query={query}>{(scoring) => <Result club={club} serie={serie} scoring={scoring} />}</WithScoring>;
}

interface ResultProps extends SerieResultPageProps {
  scoring: SerieScoring;
}

function Result({ club, serie, scoring }: ResultProps) {
  const { standings, classes, categories, part } = useStandings(scoring);
  const first = useFirstView(standings);
  const [asked, setView] = useSearchChoice('visa');
  const view = asked ?? first;
  const isEmpty = standings === null || (!hasResults(standings) && categories.chosen === null);
  if (isEmpty && classes.options.length === 0)
    return <EmptyState drawing="season" title={standingsTexts.emptyTitle} text={standingsTexts.emptyText} />;
  return (
    <>
      <PartChoices classes={classes} categories={categories}>
        {isEmpty ? null : <Choices label={serieResultTexts.views} options={VIEWS} chosen={view} onChoose={setView} />}
      </PartChoices>
      {isEmpty ? (
        <EmptyState drawing="season" title={standingsTexts.emptyTitle} text={standingsTexts.emptyText} />
      ) : (
        <View view={view} classes={scoring.classes} {...{ club, serie, standings, part }} />
      )}
    </>
  );
}

interface ViewProps extends SerieResultPageProps {
  view: string;
  standings: Standings;
  part: string;
  classes: readonly ClassScoringDocument[];
}

function View({ view, club, serie, standings, part, classes }: ViewProps) {
  const caption = standingsTexts.caption(serie.name, part);
  if (view === SEASON || view === WHAT_IF) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        {view === SEASON ? (
          <SeasonChart standings={standings} />
        ) : (
          <WhatIf club={club.id} serie={serie} standings={standings} />
        )}
      </Suspense>
    );
  }
  return (
    <Box component="section" aria-label={caption}>
      <StandingsHead
        standings={standings}
        tools={<StandingsPrint club={club.name} serie={serie} part={part} standings={standings} classes={classes} />}
      />
      <StandingsTable standings={standings} caption={caption} sailings={serie.sailings} club={club.id} />
      <StandingsNotes standings={standings} sailings={serie.sailings} />
    </Box>
  );
}
