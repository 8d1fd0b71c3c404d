import { styled } from '@mui/material/styles';
import { Sketch } from '../../../../../sailing-ui/sketch/Sketch';
import { trackTexts } from './texts';
import { DRAWING_HEIGHT, DRAWING_WIDTH, type TrackDrawing } from './trackDrawing';

const TrackOnLine = styled(Sketch)(({ theme }) => ({
  '& .line': { stroke: theme.vars.palette.error.main, strokeWidth: 4, strokeLinecap: 'round' },
  '& circle': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.text.primary, strokeWidth: 1.5 },
  '& .number': { fill: theme.vars.palette.text.primary },
  '& [data-picked] circle': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.primary.main },
  '& [data-picked] .number': { fill: theme.vars.palette.primary.contrastText },
}));

interface TrackSketchProps {
  drawing: TrackDrawing;
  /** The crossing that is chosen, by its index. */
  picked: number | null;
}

/** The finish line and the track around it. The crossings are listed beside it in words. */
export function TrackSketch({ drawing, picked }: TrackSketchProps) {
  const [from, to] = drawing.ends;
  const { metres, length } = drawing.scale;
  return (
    <TrackOnLine
      width={DRAWING_WIDTH}
      height={DRAWING_HEIGHT}
      label={trackTexts.sketch(drawing.crossings.length)}
      caption={trackTexts.caption}
      scale={{ length, words: trackTexts.metres(metres) }}
    >
      <path className="line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {drawing.paths.map((path) => (
        <path key={path} className="leg" d={path} />
      ))}
      {drawing.crossings.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`} data-picked={picked === index ? '' : undefined}>
          <circle r="9" />
          <text className="number" fontSize="12" fontWeight="700" textAnchor="middle" y="4.5">
            {index + 1}
          </text>
        </g>
      ))}
    </TrackOnLine>
  );
}
