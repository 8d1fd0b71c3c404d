import { styled } from '@mui/material/styles';
import type { CourseMark } from '../../../../../shared/contract/courses';
import { Sketch } from '../../../../sailing-ui/sketch/Sketch';
import { distanceText, courseTexts } from '../texts';
import { placeLabels, type SketchLabel } from './placeLabels';
import { RoundingShape } from './RoundingSign';
import { SKETCH_HEIGHT, SKETCH_WIDTH, sketchOf, type SketchLeg, type SketchMark } from './sketchOf';

const CourseOnWater = styled(Sketch)(({ theme }) => ({ '& .arrow': { fill: theme.vars.palette.text.primary } }));

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
    <CourseOnWater
      width={SKETCH_WIDTH}
      height={SKETCH_HEIGHT}
      label={courseTexts.sketchOf(name)}
      caption={courseTexts.sketchCaption}
      scale={{ length: sketch.scale.length, words: distanceText(sketch.scale.nm) }}
    >
      {sketch.legs.map((leg) => (
        <Leg key={leg.key} leg={leg} />
      ))}
      {sketch.marks.map((mark) => (
        <Mark key={mark.key} mark={mark} />
      ))}
      {labels.legs.map((label) => (
        <Words key={label.key} label={label} />
      ))}
      {labels.marks.map((label) => (
        <Words key={label.key} label={label} strong />
      ))}
    </CourseOnWater>
  );
}
