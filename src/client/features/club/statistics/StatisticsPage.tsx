import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { ClubStatistics } from '../../../../shared/contract/statistics';
import { useClubStatistics } from '../../../api/statistics';
import { useSearchChoice } from '../../../lib/useSearchChoice';
import { FigureTable } from '../../../ui/data-table/FigureTable';
import { Toggles } from '../../../ui/fields/Toggles';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { EveningBars } from './EveningBars';
import { keyFigures, type KeyFigure } from './keyFigures';
import { boatColumns, classColumns, eveningColumns } from './seasonColumns';
import { SeasonPaper } from './SeasonPaper';
import { statisticsTexts } from './texts';

const Tiles = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 4),
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    padding: theme.spacing(1.5, 2),
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .value': { ...theme.typography.h1 },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The figures of the season, each with what it is beside the year before. */
function SeasonTiles({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Tiles>
      {figures.map(({ id, label, value, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="value">{value}</dd>
          {note === '' ? null : <dd className="note">{note}</dd>}
        </div>
      ))}
    </Tiles>
  );
}

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** The years that can be chosen: those that were sailed, and the one that is shown. */
function YearChoice({ years, year, onChoose }: { years: number[]; year: number; onChoose: (year: string) => void }) {
  const choices = years.includes(year) ? years : [year, ...years].sort((a, b) => b - a);
  if (choices.length < 2) return null;
  return (
    <Toggles
      label={statisticsTexts.year}
      options={choices.map((one) => ({ id: String(one), label: String(one) }))}
      isOn={(id) => id === String(year)}
      onToggle={onChoose}
    />
  );
}

function SeasonParts({ club, statistics }: { club: Club; statistics: ClubStatistics }) {
  const { season } = statistics;
  const { year, sailings, evenings, classes, boats_most } = season;
  if (sailings === 0)
    return <EmptyState drawing="season" title={statisticsTexts.emptyTitle(year)} text={statisticsTexts.emptyText} />;
  return (
    <>
      <Part title={statisticsTexts.inFigures(year)}>
        <SeasonTiles figures={keyFigures(statistics)} />
      </Part>
      <Part title={statisticsTexts.evenings}>
        <EveningBars season={season} />
        <FigureTable
          caption={statisticsTexts.eveningsCaption(year)}
          columns={eveningColumns(club.slug)}
          rows={evenings}
          keyOf={({ sailing }) => sailing}
        />
      </Part>
      <Beside>
        {boats_most.length === 0 ? null : (
          <Part title={statisticsTexts.boatsMost}>
            <FigureTable
              caption={statisticsTexts.boatsCaption(year)}
              columns={boatColumns(club.slug)}
              rows={boats_most}
              keyOf={({ competitor }) => competitor}
            />
          </Part>
        )}
        {classes.length === 0 ? null : (
          <Part title={statisticsTexts.classes}>
            <FigureTable
              caption={statisticsTexts.classesCaption(year)}
              columns={classColumns}
              rows={classes}
              keyOf={({ name }) => name}
            />
          </Part>
        )}
      </Beside>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {statisticsTexts.counted}
      </Typography>
    </>
  );
}

/** The year that the address names; undefined where it names none. */
const yearIn = (text: string | null): number | undefined =>
  text !== null && /^\d{4}$/.test(text) ? Number(text) : undefined;

/** What the club has sailed in a year: how many, who, and beside the year before. */
export default function StatisticsPage({ club }: { club: Club }) {
  const [chosen, choose] = useSearchChoice('ar');
  const { status, statistics, error, refetch } = useClubStatistics({ club: club.slug, year: yearIn(chosen) });
  const hasSeason = statistics !== undefined && statistics.season.sailings > 0;
  return (
    <PageColumn>
      <PageHeader
        title={statisticsTexts.title}
        actions={hasSeason ? <SeasonPaper club={club} statistics={statistics} /> : undefined}
      />
      {statistics ? (
        <>
          <YearChoice years={statistics.years} year={statistics.season.year} onChoose={choose} />
          <SeasonParts club={club} statistics={statistics} />
        </>
      ) : status === 'loading' ? (
        <ListSkeleton rows={4} height={96} />
      ) : (
        <ErrorState title={statisticsTexts.failed} error={error} onRetry={refetch} />
      )}
    </PageColumn>
  );
}
