import { styled } from '@mui/material/styles';
import type { Season } from '../../../../shared/contract/statistics';
import { useDrawnWidth } from '../../../ui/useDrawnWidth';
import { barGeometry, type BarSize } from './barGeometry';
import { averageText, shortDate, statisticsTexts } from './texts';

const HEIGHT_PX = 260;
const MARGIN: BarSize['margin'] = { top: 24, right: 12, bottom: 30, left: 34 };
/** A date, and a figure over a bar, take so much room. */
const DATE_PX = 40;
const FIGURE_PX = 18;

const Ground = styled('figure')(({ theme }) => ({
  margin: theme.spacing(2, 0, 1),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { display: 'block' },
  '& text': { fill: theme.vars.palette.text.secondary, fontSize: 13 },
  // Legible over the line of the average.
  '& .figure': {
    fill: theme.vars.palette.text.primary,
    fontWeight: 'var(--weight-strong)',
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    paintOrder: 'stroke',
  },
  '& .grid': { stroke: theme.vars.palette.divider, strokeWidth: 'var(--stroke)' },
  '& .finished': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.primary.main, strokeWidth: 1.5 },
  '& .out': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.primary.main, strokeWidth: 1.5 },
  '& .average': { stroke: theme.vars.palette.text.primary, strokeWidth: 1.5, strokeDasharray: '6 4' },
}));

const Legend = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  padding: theme.spacing(0, 2, 1.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
}));

function LegendSign({ kind }: { kind: 'finished' | 'out' | 'average' }) {
  return (
    <svg width={18} height={14} aria-hidden="true">
      {kind === 'average' ? (
        <line className="average" x1={0} x2={18} y1={7} y2={7} />
      ) : (
        <rect className={kind} x={2} y={1} width={12} height={12} />
      )}
    </svg>
  );
}

function summaryOf({ evenings, starts, sailings }: Season): string {
  const most = evenings.reduce((best, evening) => (evening.starters > best.starters ? evening : best));
  return statisticsTexts.chart(sailings, most.starters, most.name, averageText(starts, sailings));
}

/** How many started on each evening, those that did not finish on top of those that did. At least one evening. */
export function EveningBars({ season }: { season: Season }) {
  const { ground, width } = useDrawnWidth();
  const { evenings, starts, sailings } = season;
  const { bars, lines, yOf, bottom } = barGeometry(
    evenings.map(({ starters }) => starters),
    { width, height: HEIGHT_PX, margin: MARGIN },
  );
  const step = (bars[1]?.x ?? Infinity) - (bars[0]?.x ?? 0);
  const everyNth = Math.ceil(DATE_PX / step);
  const averageY = yOf(starts / sailings);
  return (
    <Ground ref={ground}>
      <svg width={width} height={HEIGHT_PX} role="img" aria-label={summaryOf(season)}>
        {lines.map((value) => (
          <g key={value}>
            <line className="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={yOf(value)} y2={yOf(value)} />
            <text x={MARGIN.left - 8} y={yOf(value)} textAnchor="end" dominantBaseline="central">
              {value}
            </text>
          </g>
        ))}
        {evenings.map(({ sailing, date, starters, finishers }, index) => {
          const { x, width: wide } = bars[index] ?? { x: 0, width: 0 };
          const top = yOf(starters);
          const middle = yOf(finishers);
          return (
            <g key={sailing}>
              <rect className="finished" x={x} width={wide} y={middle} height={bottom - middle} />
              {starters > finishers ? <rect className="out" x={x} width={wide} y={top} height={middle - top} /> : null}
              {(evenings.length - 1 - index) % everyNth === 0 ? (
                <text x={x + wide / 2} y={HEIGHT_PX - 10} textAnchor="middle">
                  {shortDate(date)}
                </text>
              ) : null}
            </g>
          );
        })}
        <line className="average" x1={MARGIN.left} x2={width - MARGIN.right} y1={averageY} y2={averageY} />
        {step < FIGURE_PX
          ? null
          : evenings.map(({ sailing, starters }, index) => (
              <text
                key={sailing}
                className="figure"
                x={(bars[index]?.x ?? 0) + (bars[index]?.width ?? 0) / 2}
                y={yOf(starters) - 6}
                textAnchor="middle"
              >
                {starters}
              </text>
            ))}
      </svg>
      <Legend>
        <span>
          <LegendSign kind="finished" />
          {statisticsTexts.finished}
        </span>
        <span>
          <LegendSign kind="out" />
          {statisticsTexts.notFinished}
        </span>
        <span>
          <LegendSign kind="average" />
          {statisticsTexts.average(averageText(starts, sailings))}
        </span>
      </Legend>
    </Ground>
  );
}
