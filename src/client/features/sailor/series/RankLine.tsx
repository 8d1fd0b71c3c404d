import { styled } from '@mui/material/styles';
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
export function RankLine({ ranks, boats }: RankLineProps) {
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
