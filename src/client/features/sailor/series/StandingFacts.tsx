import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { decimalText } from '../../../ui/format';
import type { OwnStanding } from './ownStandings';
import { RankLine } from './RankLine';
import { sailorSeriesTexts } from './texts';
import { trendText } from './trendText';

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

/** Where one boat stands, what she has, and which way it goes. */
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
