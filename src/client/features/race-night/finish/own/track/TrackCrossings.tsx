import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { crossingsOf, type Crossing } from '../../../../../../shared/domain/track/crossings';
import type { FinishLine } from '../../../../../../shared/domain/track/finishLine';
import type { TrackSegment } from '../../../../../../shared/domain/track/plane';
import { formatMoment, formatClockSeconds } from '../../../../../ui/format';
import { trackTexts } from './texts';
import { trackDrawing } from './trackDrawing';
import { TrackSketch } from './TrackSketch';

/** Another boat of the sailing that has a time. */
export interface TimedBoat {
  name: string;
  finish: number;
}

export interface TrackFinisher {
  /** The start of the reader's own boat, in milliseconds. */
  start: number | null;
  others: readonly TimedBoat[];
}

interface TrackCrossingsProps {
  segments: readonly TrackSegment[];
  line: FinishLine;
  finisher: TrackFinisher;
  picked: Crossing | null;
  onPick: (crossing: Crossing) => void;
}

const remarksOf = ({ speedKn, overhangM, isFromCourse }: Crossing, isLikely: boolean): string =>
  [
    trackTexts.knots(speedKn),
    ...(isLikely ? [trackTexts.likely] : []),
    ...(isFromCourse === false ? [trackTexts.wrongWay] : []),
    ...(overhangM > 0 ? [trackTexts.overhang(overhangM)] : []),
  ].join(', ');

function spanOf(segments: readonly TrackSegment[]): { from: number; to: number } {
  const ends = segments.flatMap((points) => [points[0]?.at ?? Infinity, points.at(-1)?.at ?? -Infinity]);
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/** Why a track has no crossing, and when it was recorded. */
function NoCrossing({ segments, start }: { segments: readonly TrackSegment[]; start: number | null }) {
  const { from, to } = spanOf(segments);
  const why = start !== null && to <= start ? trackTexts.beforeStart(formatClockSeconds(start)) : trackTexts.none;
  return (
    <Alert severity="warning">
      {trackTexts.span(formatMoment(from), formatMoment(to))} {why}
    </Alert>
  );
}

/** What became of the choice, and whether it ranks two boats by less than it is known to. */
function Picked({ crossing, others }: { crossing: Crossing; others: readonly TimedBoat[] }) {
  const near = others.filter(({ finish }) => Math.abs(finish - crossing.at) <= crossing.errorS * 1000);
  return (
    <div role="status">
      <Typography variant="body2">{trackTexts.picked(crossing)}</Typography>
      {near.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {trackTexts.near(
            near.map(({ name }) => name),
            crossing.errorS,
          )}
        </Alert>
      )}
    </div>
  );
}

/** The crossings of a track, drawn and listed; the sailor says which one is the finish. */
export function TrackCrossings({ segments, line, finisher, picked, onPick }: TrackCrossingsProps) {
  const labelId = useId();
  const { start, others } = finisher;
  const { crossings, likely } = useMemo(() => crossingsOf(segments, line, start), [segments, line, start]);
  const drawing = useMemo(() => trackDrawing(segments, line, crossings, start), [segments, line, crossings, start]);
  const index = crossings.findIndex(({ at }) => at === picked?.at);
  const chosen = crossings[index];
  return (
    <>
      <TrackSketch drawing={drawing} picked={chosen ? index : null} />
      {crossings.length === 0 ? (
        <NoCrossing segments={segments} start={start} />
      ) : (
        <FormControl>
          <FormLabel id={labelId}>{trackTexts.crossings}</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={chosen ? String(index) : ''}
            onChange={(_, value) => {
              const next = crossings[Number(value)];
              if (next) onPick(next);
            }}
          >
            {crossings.map((crossing, at) => (
              <FormControlLabel
                key={crossing.at}
                value={String(at)}
                control={<Radio />}
                label={`${trackTexts.crossing(at + 1, crossing)}, ${remarksOf(crossing, at === likely)}`}
                sx={{ minHeight: 48 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {chosen && <Picked crossing={chosen} others={others} />}
    </>
  );
}
