import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { WireDuration } from '../../../../../shared/contract/common';
import type { BoatHistory, OwnSeason, RacePlace } from '../../../../../shared/contract/statistics';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useBoatHistory } from '../../../../api/statistics';
import { idOf } from '../../../../lib/idOf';
import { notFound } from '../../../../lib/navigationError';
import { paths } from '../../../../paths';
import { durationText } from '../../../../../shared/domain/duration';
import { SeasonFacts } from '../../../../sailing-ui/seasons/SeasonFacts';
import type { Column } from '../../../../ui/data-table/column';
import { FigureTable } from '../../../../ui/data-table/FigureTable';
import { formatDay } from '../../../../ui/format';
import { PageColumn, PageHeader } from '../../../../ui/page/PageHeader';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { PageSkeleton } from '../../../../ui/states/Skeletons';
import { boatTexts, statisticsTexts } from '../texts';

const resultOf = ({ place, starters, score_code }: RacePlace): string =>
  [place === null ? '' : boatTexts.placeOf(place, starters), score_code ?? ''].filter(Boolean).join(', ');

const timeOf = (time: WireDuration | null): string => (time === null ? '' : durationText(time));

const columnsFor = (club: string): Column<RacePlace>[] => [
  { id: 'date', label: statisticsTexts.date, text: ({ date }) => formatDay(date) },
  {
    id: 'name',
    label: statisticsTexts.sailing,
    text: ({ name }) => name,
    cell: ({ name, sailing }) => (
      <Link component={RouterLink} to={paths.result(club, sailing)}>
        {name}
      </Link>
    ),
  },
  { id: 'result', label: boatTexts.result, text: resultOf },
  { id: 'helm', label: statisticsTexts.helm, text: ({ skipper_name }) => skipper_name },
  { id: 'elapsed', label: boatTexts.elapsed, align: 'end', text: ({ elapsed_time }) => timeOf(elapsed_time) },
  { id: 'corrected', label: boatTexts.corrected, align: 'end', text: ({ corrected_time }) => timeOf(corrected_time) },
];

interface SeasonPartProps {
  season: OwnSeason;
  races: readonly RacePlace[];
  columns: readonly Column<RacePlace>[];
}

function SeasonPart({ season, races, columns }: SeasonPartProps) {
  const { year } = season;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {statisticsTexts.inFigures(year)}
      </Typography>
      <SeasonFacts season={season} />
      <FigureTable
        caption={statisticsTexts.eveningsCaption(year)}
        columns={columns}
        rows={races.filter(({ date }) => date.startsWith(String(year)))}
        keyOf={({ competitor }) => competitor}
      />
    </section>
  );
}

function History({ club, history }: { club: Club; history: BoatHistory }) {
  const { seasons, races, boat_model_name } = history;
  const columns = useMemo(() => columnsFor(club.slug), [club.slug]);
  const back = (
    <Link
      component={RouterLink}
      to={paths.statistics(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {statisticsTexts.title}
    </Link>
  );
  const title = competitorLabel({ ...history, skipper_name: races[0]?.skipper_name ?? boatTexts.nameless });
  return (
    <PageColumn>
      <PageHeader title={title} context={back}>
        {boat_model_name === null ? null : <Typography color="text.secondary">{boat_model_name}</Typography>}
      </PageHeader>
      {seasons.length === 0 ? (
        <EmptyState drawing="season" title={boatTexts.emptyTitle} text={boatTexts.emptyText} />
      ) : null}
      {seasons.map((season) => (
        <SeasonPart key={season.year} season={season} races={races} columns={columns} />
      ))}
    </PageColumn>
  );
}

/** A boat in all that it has sailed with the club; the address names one of its entries. */
export default function BoatHistoryPage({ club }: { club: Club }) {
  const { status, history, error, refetch } = useBoatHistory(idOf(useParams().competitor));
  if (history) return <History club={club} history={history} />;
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'missing') return notFound();
  return <ErrorState title={boatTexts.failed} error={error} onRetry={refetch} />;
}
