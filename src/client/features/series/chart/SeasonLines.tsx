import { styled } from '@mui/material/styles';
import { useDrawnWidth } from '../../../ui/useDrawnWidth';
import { shortDate } from '../standings/raceTexts';
import { seasonGeometry, type ChartSize, type SeasonLine } from './seasonGeometry';
import type { Season, SeasonBoat } from './seasonOf';
import { chartTexts } from './SeasonTable';

/** Lines are told apart by dash and by mark, so that hue is never the only difference. */
interface LineLook {
  dash: string | undefined;
  mark: 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring' | 'bar';
}

const LOOKS: readonly LineLook[] = [
  { dash: undefined, mark: 'circle' },
  { dash: '8 4', mark: 'square' },
  { dash: '2 4', mark: 'triangle' },
  { dash: '12 4 2 4', mark: 'diamond' },
  { dash: '6 3 2 3 2 3', mark: 'cross' },
  { dash: '4 4', mark: 'ring' },
  { dash: '1 3', mark: 'bar' },
];

const lookOf = (index: number): LineLook => LOOKS[index % LOOKS.length] ?? { dash: undefined, mark: 'circle' };

const OUTLINES: Record<LineLook['mark'], string> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-4-4H4V4H-4Z',
  triangle: 'M0-5 5 4H-5Z',
  diamond: 'M0-5.500 5.500 0 0 5.500-5.500 0Z',
  cross: 'M-4-4 4 4M-4 4 4-4',
  ring: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  bar: 'M0-5V5',
};

const outlineOf = (mark: LineLook['mark']): string => OUTLINES[mark];

/** Marks that are drawn as lines. */
const isOpen = (mark: LineLook['mark']): boolean => mark === 'cross' || mark === 'ring' || mark === 'bar';

const HEIGHT_PX = 380;
const MARGIN: ChartSize['margin'] = { top: 16, right: 96, bottom: 32, left: 30 };
/** A date takes so much room below the chart. */
const DATE_PX = 40;

const Ground = styled('figure')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& text': { fill: theme.vars.palette.text.secondary, fontSize: 13 },
  '& .grid': { stroke: theme.vars.palette.divider, strokeWidth: 'var(--stroke)' },
  '& .line': { fill: 'none', stroke: theme.vars.palette.text.secondary, strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& .mark': { fill: theme.vars.palette.text.secondary, stroke: theme.vars.palette.text.secondary, strokeWidth: 1.5 },
  '& .mark[data-open]': { fill: theme.vars.palette.background.paper },
  '& .leader': { stroke: theme.vars.palette.line, strokeWidth: 1 },
  '& [data-followed] .line': { stroke: theme.vars.palette.primary.main, strokeWidth: 4 },
  '& [data-followed] .mark': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.primary.main },
  '& [data-followed] text': { fill: theme.vars.palette.text.primary, fontWeight: 'var(--weight-strong)', fontSize: 14 },
}));

interface BoatLineProps {
  boat: SeasonBoat;
  line: SeasonLine;
  /** Decides dash and mark. */
  index: number;
  isFollowed: boolean;
  right: number;
}

function BoatLine({ boat, line, index, isFollowed, right }: BoatLineProps) {
  const { dash, mark } = lookOf(index);
  const last = line.points.at(-1);
  return (
    <g data-followed={isFollowed ? '' : undefined}>
      <polyline
        className="line"
        points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeDasharray={isFollowed ? undefined : dash}
      />
      {line.points.map(({ x, y }) => (
        <path
          key={x}
          className="mark"
          d={outlineOf(mark)}
          transform={`translate(${x} ${y})`}
          data-open={isOpen(mark) ? '' : undefined}
        />
      ))}
      {last ? <line className="leader" x1={last.x + 7} y1={last.y} x2={right + 14} y2={line.labelY} /> : null}
      <text x={right + 18} y={line.labelY} dominantBaseline="central">
        {boat.name}
      </text>
    </g>
  );
}

interface SeasonLinesProps {
  season: Season;
  /** Key of the boat whose line stands out. */
  followed: string | undefined;
}

/** Ranks over the season as lines, the first place on top. Names stand at the ends of the lines. */
export function SeasonLines({ season: { boats, races }, followed }: SeasonLinesProps) {
  const { ground, width } = useDrawnWidth();
  const geometry = seasonGeometry(
    boats.map(({ ranks }) => ranks),
    { width, height: HEIGHT_PX, margin: MARGIN },
  );
  const right = width - MARGIN.right;
  const everyNth = Math.ceil((races.length * DATE_PX) / Math.max(DATE_PX, right - MARGIN.left));
  const drawn = boats
    .map((boat, index) => ({ boat, index }))
    .sort((a, b) => Number(a.boat.key === followed) - Number(b.boat.key === followed));
  return (
    <Ground ref={ground}>
      <svg
        width={width}
        height={HEIGHT_PX}
        role="img"
        aria-label={chartTexts.summary(
          boats.slice(0, 3).map(({ name }) => name),
          races.length,
        )}
      >
        {geometry.ranks.map(({ rank, y }) => (
          <g key={rank}>
            <line className="grid" x1={MARGIN.left} x2={right} y1={y} y2={y} />
            <text x={MARGIN.left - 10} y={y} textAnchor="end" dominantBaseline="central">
              {rank}
            </text>
          </g>
        ))}
        {races.map(({ race }, index) =>
          (races.length - 1 - index) % everyNth === 0 ? (
            <text key={race.sailing} x={geometry.races[index]} y={HEIGHT_PX - 10} textAnchor="middle">
              {shortDate(race.start_date)}
            </text>
          ) : null,
        )}
        {drawn.map(({ boat, index }) => {
          const line = geometry.lines[index];
          return line ? (
            <BoatLine
              key={boat.key}
              boat={boat}
              line={line}
              index={index}
              isFollowed={boat.key === followed}
              right={right}
            />
          ) : null;
        })}
      </svg>
    </Ground>
  );
}
