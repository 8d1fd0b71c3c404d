import { styled } from '@mui/material/styles';
import { trackTexts } from './texts';
import { DRAWING_HEIGHT, DRAWING_WIDTH, type TrackDrawing } from './trackDrawing';

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
  '& path': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& .line': { stroke: theme.vars.palette.error.main, strokeWidth: 4, strokeLinecap: 'round' },
  '& .words': {
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& circle': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.text.primary, strokeWidth: 1.5 },
  '& .number': { fill: theme.vars.palette.text.primary },
  '& [data-picked] circle': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.primary.main },
  '& [data-picked] .number': { fill: theme.vars.palette.primary.contrastText },
}));

/** Which way is north, and how long some metres are. */
function Measures({ scale: { metres, length } }: Pick<TrackDrawing, 'scale'>) {
  return (
    <>
      <g transform={`translate(${DRAWING_WIDTH - 20} 14)`}>
        <path d="M0 22V2M-4.500 8 0 1 4.500 8" />
        <text className="words" fontSize="12" fontWeight="700" textAnchor="middle" y="37">
          {trackTexts.north}
        </text>
      </g>
      <g transform={`translate(12 ${DRAWING_HEIGHT - 12})`}>
        <path d={`M0-5V0H${length}V-5`} />
        <text className="words" fontSize="12" x={length + 6} y="1">
          {trackTexts.metres(metres)}
        </text>
      </g>
    </>
  );
}

interface TrackSketchProps {
  drawing: TrackDrawing;
  /** The crossing that is chosen, by its index. */
  picked: number | null;
}

/** The finish line and the track around it. The crossings are listed beside it in words. */
export function TrackSketch({ drawing, picked }: TrackSketchProps) {
  const [from, to] = drawing.ends;
  return (
    <Figure>
      <Drawing
        viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
        role="img"
        aria-label={trackTexts.sketch(drawing.crossings.length)}
      >
        <path className="line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        {drawing.paths.map((path) => (
          <path key={path} d={path} />
        ))}
        <Measures scale={drawing.scale} />
        {drawing.crossings.map(({ x, y }, index) => (
          <g key={index} transform={`translate(${x} ${y})`} data-picked={picked === index ? '' : undefined}>
            <circle r="9" />
            <text className="number" fontSize="12" fontWeight="700" textAnchor="middle" y="4.5">
              {index + 1}
            </text>
          </g>
        ))}
      </Drawing>
      <figcaption>{trackTexts.caption}</figcaption>
    </Figure>
  );
}
