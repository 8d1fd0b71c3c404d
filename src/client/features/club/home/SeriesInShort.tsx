import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SerieRow, SeriesRow } from '../../../../shared/contract/series';
import { useSerieResults, useSeries } from '../../../api/series';
import { paths } from '../../../paths';
import { Place } from '../../../sailing-ui/Place';
import { decimalText, compareSwedish } from '../../../ui/format';
import { HomeSection } from '../../../ui/page/HomeSection';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { clubHomeTexts } from './texts';

const LEADERS = 3;
const MANY_SERIES = 2;

interface ShortStandings {
  /** null: boats are scored as one fleet. */
  raceClass: string | null;
  /** The first three, and the reader's own where it is not among them. */
  rows: SeriesRow[];
}

/** The series that are being sailed; at most two. */
const currentSeries = (series: readonly SerieRow[]): SerieRow[] =>
  series
    .filter(({ status, competitor_count }) => competitor_count > 0 && status === 'ongoing')
    .sort((a, b) => compareSwedish(b.name, a.name))
    .slice(0, MANY_SERIES);

/** Who stands first in each class, and where the reader stands. */
function standingsInShort(results: readonly SeriesRow[], sailor: Id | null): ShortStandings[] {
  const classes = [...new Set(results.map((row) => row.race_class))];
  return classes.map((raceClass) => {
    const rows = results.filter((row) => row.race_class === raceClass);
    return {
      raceClass,
      rows: rows.filter((row, index) => index < LEADERS || (sailor !== null && row.sailor === sailor)),
    };
  });
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px 1fr auto',
    alignItems: 'center',
    minHeight: 40,
    columnGap: theme.spacing(1),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  // The tint reaches beyond the figures, the lines do not.
  '& li[data-own]': {
    background: theme.vars.palette.tint.starboard,
    boxShadow: `-8px 0 ${theme.vars.palette.tint.starboard}, 8px 0 ${theme.vars.palette.tint.starboard}`,
    fontWeight: 'var(--weight-strong)',
  },
  '& b': { fontWeight: 'var(--weight-strong)' },
}));

const nameOf = ({ sail_number, skipper_name }: SeriesRow): string => sail_number || skipper_name;
const restOf = ({ sail_number, boat_name, skipper_name }: SeriesRow): string =>
  sail_number === '' ? boat_name : boat_name || skipper_name;

interface StandingsProps {
  serie: SerieRow;
  standings: ShortStandings;
  sailor: Id | null;
  href: string;
}

function Standings({ serie, standings: { raceClass, rows }, sailor, href }: StandingsProps) {
  const title = raceClass === null ? serie.name : clubHomeTexts.ofClass(serie.name, raceClass);
  return (
    <>
      <MuiLink component={Link} to={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {title}
      </MuiLink>
      <List aria-label={title}>
        {rows.map((row) => (
          <li key={row.key} data-own={sailor !== null && row.sailor === sailor ? '' : undefined}>
            <Place place={row.position} />
            <span>
              <b>{nameOf(row)}</b> {restOf(row)}
            </span>
            <span>{clubHomeTexts.points(decimalText(row.net_points))}</span>
          </li>
        ))}
      </List>
    </>
  );
}

function SerieInShort({ serie, sailor, href }: Omit<StandingsProps, 'standings'>) {
  const { status, results } = useSerieResults(serie.id);
  if (status === 'loading') return <ListSkeleton rows={3} height={40} />;
  return standingsInShort(results, sailor).map((standings) => (
    <Standings key={standings.raceClass ?? ''} {...{ serie, standings, sailor, href }} />
  ));
}

interface SeriesInShortProps {
  club: Club;
  sailor: Id | null;
}

/** Who leads the series that are being sailed; nothing where there are none. */
export function SeriesInShort({ club, sailor }: SeriesInShortProps) {
  const { series } = useSeries(club.id);
  const current = currentSeries(series);
  if (current.length === 0) return null;
  return (
    <HomeSection title={clubHomeTexts.series} more={{ label: clubHomeTexts.allSeries, to: paths.series(club.slug) }}>
      {current.map((serie) => (
        <SerieInShort key={serie.id} serie={serie} sailor={sailor} href={paths.serie(club.slug, serie.id)} />
      ))}
    </HomeSection>
  );
}
