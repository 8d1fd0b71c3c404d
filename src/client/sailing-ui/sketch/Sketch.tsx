import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const NORTH = 'N';

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  maxWidth: 620,
  '& figcaption': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: theme.spacing(1) },
}));

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: theme.typography.fontFamily,
  '& .leg': { stroke: theme.vars.palette.text.primary, strokeWidth: 1.5, strokeLinejoin: 'round', fill: 'none' },
  '& .words': {
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
}));

interface SketchProps {
  width: number;
  height: number;
  /** What a screen reader says of the picture. */
  label: string;
  caption: string;
  /** A length on the water, in the sketch's own units, and what it is called. */
  scale: { length: number; words: string };
  /** Of the picture itself, for styles of what is drawn in it. */
  className?: string;
  children: ReactNode;
}

/** A drawing of what lies on the water, with its north and its scale: lines are `leg`, words are `words`. */
export function Sketch({ width, height, label, caption, scale, className, children }: SketchProps) {
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className}>
        <g transform={`translate(${width - 20} 14)`}>
          <path className="leg" d="M0 22V2M-4.500 8 0 1 4.500 8" />
          <text className="words" fontSize="12" fontWeight="700" textAnchor="middle" y="37">
            {NORTH}
          </text>
        </g>
        <g transform={`translate(12 ${height - 12})`}>
          <path className="leg" d={`M0-5V0H${scale.length}V-5`} />
          <text className="words" fontSize="12" x={scale.length + 6} y="1">
            {scale.words}
          </text>
        </g>
        {children}
      </Drawing>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
