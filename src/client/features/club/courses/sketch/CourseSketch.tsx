import { styled } from '@mui/material/styles';
import type { CourseMark } from '../../../../../shared/contract/courses';
import { distanceText, courseTexts } from '../texts';
import { placeLabels, type SketchLabel } from './placeLabels';
import { RoundingShape } from './RoundingSign';
import { SKETCH_HEIGHT, SKETCH_WIDTH, sketchOf, type SketchLeg, type SketchMark } from './sketchOf';

const Figure = styled('figure')({ margin: 0, maxWidth: 620 });

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontFamily: theme.typography.fontFamily,
  '& .leg': { stroke: theme.vars.palette.text.primary, strokeWidth: 1.5, fill: 'none' },
  '& .arrow': { fill: theme.vars.palette.text.primary },
  '& .words': {
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
}));

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  marginTop: 8,
}));

function Leg({ leg: { from, to } }: { leg: SketchLeg }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const arrow = { x: from.x + dx * 0.66, y: from.y + dy * 0.66 };
  return (
    <>
      <path className="leg" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="arrow" d="M7 0-5-5V5Z" transform={`translate(${arrow.x} ${arrow.y}) rotate(${angle})`} />
    </>
  );
}

function Mark({ mark: { x, y, roundings } }: { mark: SketchMark }) {
  const [first] = roundings;
  return first === undefined ? null : (
    <g transform={`translate(${x} ${y})`}>
      <RoundingShape rounding={first} />
    </g>
  );
}

interface WordsProps {
  label: SketchLabel;
  strong?: boolean;
}

function Words({ label: { x, y, words }, strong = false }: WordsProps) {
  return (
    <text
      className="words"
      fontSize={strong ? 13 : 12}
      fontWeight={strong ? 600 : undefined}
      textAnchor="middle"
      x={x}
      y={y + 4.5}
    >
      {words}
    </text>
  );
}

/** Which way is north, and how long a mile is. */
function Measures({ nm, length }: { nm: number; length: number }) {
  return (
    <>
      <g transform={`translate(${SKETCH_WIDTH - 20} 14)`}>
        <path className="leg" d="M0 22V2M-4.500 8 0 1 4.500 8" />
        <text className="words" fontSize="12" fontWeight="700" textAnchor="middle" y="37">
          {courseTexts.north}
        </text>
      </g>
      <g transform={`translate(12 ${SKETCH_HEIGHT - 12})`}>
        <path className="leg" d={`M0-5V0H${length}V-5`} />
        <text className="words" fontSize="12" x={length + 6} y="1">
          {distanceText(nm)}
        </text>
      </g>
    </>
  );
}

interface CourseSketchProps {
  name: string;
  marks: readonly CourseMark[];
}

/** The course as it lies on the water. The same is said in words by the list of its marks. */
export function CourseSketch({ name, marks }: CourseSketchProps) {
  const sketch = sketchOf(marks);
  if (sketch === null) return null;
  const labels = placeLabels(sketch);
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`} role="img" aria-label={courseTexts.sketchOf(name)}>
        {sketch.legs.map((leg) => (
          <Leg key={leg.key} leg={leg} />
        ))}
        <Measures {...sketch.scale} />
        {sketch.marks.map((mark) => (
          <Mark key={mark.key} mark={mark} />
        ))}
        {labels.legs.map((label) => (
          <Words key={label.key} label={label} />
        ))}
        {labels.marks.map((label) => (
          <Words key={label.key} label={label} strong />
        ))}
      </Drawing>
      <Caption>{courseTexts.sketchCaption}</Caption>
    </Figure>
  );
}
