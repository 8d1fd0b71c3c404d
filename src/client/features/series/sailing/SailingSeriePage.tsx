import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { SerieScoring } from '../../../../shared/contract/scoring';
import { useSerie, useSeries, useSerieScoring } from '../../../api/series';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/states/EmptyState';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { serieSailingTexts } from '../sailings/texts';
import { PartChoices } from '../standings/PartChoices';
import { WithScoring } from '../standings/WithScoring';
import { hasResults } from '../standings/standings';
import { StandingsHead } from '../standings/StandingsHead';
import { StandingsNotes } from '../standings/StandingsNotes';
import { StandingsTable } from '../standings/StandingsTable';
import { standingsTexts } from '../standings/texts';
import { useStandings } from '../standings/useStandings';

const PlaceDialog = lazyDialog(async () => (await import('../sailings/PlaceDialog')).PlaceDialog);

interface SailingSeriePageProps {
  club: Club;
  sailing: SailingRow;
}

/** The standings of the serie that a sailing stands in, with its own column marked. */
export default function SailingSeriePage({ club, sailing }: SailingSeriePageProps) {
  const { status, series } = useSeries(club.id);
  const { dialog, show, close } = useDialog<'place'>('serieSailing');
  const { serie } = sailing;
  const hasNone = status === 'ready' && series.length === 0;
  const choose = (label: string) =>
    club.can_edit && !hasNone ? (
      <Button variant={serie === null ? 'contained' : 'text'} onClick={() => show('place')}>
        {label}
      </Button>
    ) : undefined;
  return (
    <>
      {serie === null ? (
        <EmptyState
          drawing="season"
          title={serieSailingTexts.notInSerie}
          text={
            club.can_edit
              ? hasNone
                ? serieSailingTexts.noSeriesYet
                : serieSailingTexts.notInSerieOfficial
              : serieSailingTexts.notInSerieSailor
          }
          action={choose(serieSailingTexts.choose)}
        />
      ) : (
        <>
          <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="h2" sx={{ mr: 2 }}>
              {serie.name}
            </Typography>
            <Button component={Link} to={paths.serie(club.slug, serie.id)} nativeButton={false}>
              {serieSailingTexts.wholeSerie}
            </Button>
            {choose(serieSailingTexts.change)}
          </Stack>
          <SailingStandings key={serie.id} sailing={sailing} serie={serie} />
        </>
      )}
      {club.can_edit && dialog === 'place' ? <PlaceDialog sailing={sailing} series={series} onClose={close} /> : null}
    </>
  );
}

interface SailingStandingsProps {
  sailing: SailingRow;
  serie: { id: Id; name: string };
}

function SailingStandings({ sailing, serie }: SailingStandingsProps) {
  const query = useSerieScoring(serie.id);
  return (
    <WithScoring query={query}>
      {(scoring) => <MarkedStandings sailing={sailing} serie={serie} scoring={scoring} />}
    </WithScoring>
  );
}

function MarkedStandings({ sailing, serie, scoring }: SailingStandingsProps & { scoring: SerieScoring }) {
  const { standings, classes, categories, part } = useStandings(scoring);
  const { serie: whole } = useSerie(serie.id);
  if (standings === null || (!hasResults(standings) && categories.chosen === null)) {
    return <EmptyState drawing="season" title={standingsTexts.emptyTitle} text={standingsTexts.emptyText} />;
  }
  const isScored = standings.races.some(({ race }) => race.sailing === sailing.id);
  return (
    <>
      <PartChoices classes={classes} categories={categories} />
      <StandingsHead standings={standings} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {isScored ? serieSailingTexts.markedRace(sailing.name) : serieSailingTexts.markedNotScored(sailing.name)}
      </Typography>
      <StandingsTable
        standings={standings}
        caption={standingsTexts.caption(serie.name, part)}
        sailings={whole?.sailings ?? []}
        club={sailing.club}
        marked={sailing.id}
      />
      <StandingsNotes standings={standings} sailings={whole?.sailings ?? []} />
    </>
  );
}
