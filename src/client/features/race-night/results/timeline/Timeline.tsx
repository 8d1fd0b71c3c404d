import { styled } from '@mui/material/styles';
import { useId, useCallback, useState } from 'react';
import type { ClassFlag } from '../../../../../shared/contract/startGroups';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { formatClock } from '../../../../ui/format';
import { resultTexts } from '../texts';
import { spanOf, ticksOf, type Bar } from './timelineOf';

const BEFORE_MEASURED_PX = 640;

/** The width of an element in px, also when it changes. */
function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(BEFORE_MEASURED_PX);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}

const LABEL_PX = 84;
const FLAG_PX = 22;
const HEAD_PX = 24;
const LINE_PX = 22;
const BAR_PX = 12;
/** Room for one named moment. */
const TICK_PX = 52;
const EDGE_PX = 20;

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  fill: theme.vars.palette.text.primary,
  '& line': { stroke: theme.vars.palette.divider, strokeWidth: 'var(--stroke)' },
  '& rect': { fill: theme.vars.palette.primary.main },
  '& rect[data-own]': { fill: theme.vars.palette.signal.bg, stroke: theme.vars.palette.text.primary },
}));

interface TimelineProps {
  bars: readonly Bar[];
  /** The flag of the boat's group; undefined for no group. */
  flagOf: (bar: Bar) => ClassFlag | null | undefined;
  isOwn: (bar: Bar) => boolean;
}

/**
 * Every boat's way from its start to its finish, one bar below the other. The flag of its group stands where it
 * starts.
 */
export function Timeline({ bars, flagOf, isOwn }: TimelineProps) {
  const [ref, width] = useWidth();
  const id = useId();
  const span = spanOf(bars);
  const room = Math.max(1, width - LABEL_PX - FLAG_PX - EDGE_PX);
  const xOf = (at: number) => LABEL_PX + FLAG_PX + ((at - span.from) / (span.to - span.from)) * room;
  const height = HEAD_PX + bars.length * LINE_PX + 4;
  return (
    <div ref={ref}>
      <Picture role="img" aria-labelledby={id} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title id={id}>{resultTexts.timeline.summary(bars.length, formatClock(span.from), formatClock(span.to))}</title>
        {ticksOf(span, room / TICK_PX).map((tick) => (
          <g key={tick}>
            <text x={xOf(tick)} y={14} textAnchor="middle">
              {formatClock(tick)}
            </text>
            <line x1={xOf(tick)} x2={xOf(tick)} y1={HEAD_PX - 4} y2={height} />
          </g>
        ))}
        {bars.map((bar, index) => {
          const y = HEAD_PX + index * LINE_PX;
          const from = xOf(bar.from);
          return (
            <g key={bar.id}>
              <title>{resultTexts.timeline.bar(bar.boat, bar.start, bar.finish, bar.elapsed)}</title>
              <text x={0} y={y + 15}>
                {bar.label}
              </text>
              <g transform={`translate(${from - FLAG_PX + 2} ${y + 4})`}>
                <GroupFlag flag={flagOf(bar)} size={14} />
              </g>
              <rect
                x={from}
                y={y + (LINE_PX - BAR_PX) / 2}
                width={Math.max(2, xOf(bar.to) - from)}
                height={BAR_PX}
                rx={2}
                data-own={isOwn(bar) ? '' : undefined}
              />
            </g>
          );
        })}
      </Picture>
    </div>
  );
}
