import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { decimalText } from '../../../ui/format';
import { trendText, type OwnStanding } from './ownStandings';
import { sailorSeriesTexts } from './texts';

const WIDTH = 160;
const HEIGHT = 48;
const EDGE = 6;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  '& polyline': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 3, strokeLinejoin: 'round' },
  '& circle': { fill: theme.vars.palette.primary.main },
  '& line': { stroke: theme.vars.palette.divider, strokeWidth: 'var(--stroke)' },
}));

interface RankLineProps {
  /** After each race that counts; at least two. */
  ranks: readonly number[];
  /** How many there are to be behind. */
  boats: number;
}

/** The place after each race as a line, the first place on top. */
function RankLine({ ranks, boats }: RankLineProps) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, ranks.length - 1);
  const yOf = (rank: number) => EDGE + ((HEIGHT - 2 * EDGE) * (rank - 1)) / Math.max(1, boats - 1);
  const points = ranks.map((rank, index) => ({ x: EDGE + index * step, y: yOf(rank) }));
  const last = points.at(-1);
  return (
    <Drawing width={WIDTH} height={HEIGHT} role="img" aria-label={sailorSeriesTexts.course(ranks)}>
      <line x1={0} x2={WIDTH} y1={yOf(1)} y2={yOf(1)} />
      <line x1={0} x2={WIDTH} y1={yOf(boats)} y2={yOf(boats)} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last ? <circle cx={last.x} cy={last.y} r={4} /> : null}
    </Drawing>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  display: 'grid',
  gap: theme.spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, auto))',
  justifyContent: 'start',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, ...theme.typography.h2 },
  '& .wide': { gridColumn: '1 / -1' },
  '& .wide dd': { ...theme.typography.body1 },
}));

const Scores = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
}));

const scoreText = ({ points, isDiscarded }: OwnStanding['scores'][number]): string => {
  const text = points === null ? sailorSeriesTexts.noScore : decimalText(points);
  return isDiscarded ? `(${text})` : text;
};

/** Where one boat stands, how many points it has, and which way it goes. */
export function StandingFacts({ standing }: { standing: OwnStanding }) {
  const { boat, raceClass, rank, boats, points, scores, ranks } = standing;
  return (
    <>
      <Typography color="text.secondary">{sailorSeriesTexts.boat(competitorLabel(boat), raceClass)}</Typography>
      <Figures>
        <div>
          <dt>{sailorSeriesTexts.place}</dt>
          <dd>{sailorSeriesTexts.placeOf(rank, boats)}</dd>
        </div>
        <div>
          <dt>{sailorSeriesTexts.points}</dt>
          <dd>{points === null ? sailorSeriesTexts.noScore : decimalText(points)}</dd>
        </div>
        <div>
          <dt>{sailorSeriesTexts.races}</dt>
          <dd>{scores.length}</dd>
        </div>
        <div>
          <dt>{sailorSeriesTexts.trend}</dt>
          <dd style={{ font: 'inherit' }}>
            {ranks.length > 1 ? <RankLine ranks={ranks} boats={boats} /> : null}
            {trendText(ranks)}
          </dd>
        </div>
        <div className="wide">
          <dt>{sailorSeriesTexts.scores}</dt>
          <dd>
            <Scores>
              {scores.map((score, index) => (
                <li key={index}>{scoreText(score)}</li>
              ))}
            </Scores>
            {scores.some(({ isDiscarded }) => isDiscarded) ? (
              <Typography variant="body2" color="text.secondary">
                {sailorSeriesTexts.scoresHint}
              </Typography>
            ) : null}
          </dd>
        </div>
      </Figures>
    </>
  );
}
