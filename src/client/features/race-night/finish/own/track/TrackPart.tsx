import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useRef, useState } from 'react';
import type { Id } from '../../../../../../shared/contract/common';
import type { Course } from '../../../../../../shared/contract/courses';
import type { Crossing } from '../../../../../../shared/domain/track/crossings';
import { finishLineOf } from '../../../../../../shared/domain/track/finishLine';
import { useCourse } from '../../../../../api/courses';
import { readGpxFile, type GpxReading } from './readGpx';
import { trackTexts } from './texts';
import { TrackCrossings, type TrackFinisher } from './TrackCrossings';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  '& > button': { minHeight: 44 },
  '& > figure': { width: '100%' },
}));

interface ChoiceProps {
  finisher: TrackFinisher;
  picked: Crossing | null;
  onPick: (crossing: Crossing | null) => void;
}

/** Chooses a file, and what it says about the finish line of the course. */
function TrackOfCourse({ course, finisher, picked, onPick }: ChoiceProps & { course: Course }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<GpxReading | 'reading' | null>(null);
  const line = useMemo(() => finishLineOf(course.marks), [course.marks]);
  if ('missing' in line) return <Alert severity="info">{trackTexts.lineProblem(course.name, line)}</Alert>;
  const read = async (file: File) => {
    setReading('reading');
    onPick(null);
    setReading(await readGpxFile(file));
  };
  return (
    <>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {reading === null ? trackTexts.choose : trackTexts.chooseOther}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".gpx,application/gpx+xml,application/xml,text/xml"
        aria-label={trackTexts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      {reading === 'reading' && <Typography role="status">{trackTexts.reading}</Typography>}
      {reading !== null && reading !== 'reading' && 'problem' in reading && (
        <Alert severity="error">{trackTexts.problem(reading.problem)}</Alert>
      )}
      {reading !== null && reading !== 'reading' && 'segments' in reading && (
        <>
          {reading.untimed > 0 && <Typography variant="body2">{trackTexts.untimed(reading.untimed)}</Typography>}
          <TrackCrossings {...{ line, finisher, picked, onPick }} segments={reading.segments} />
        </>
      )}
    </>
  );
}

function TrackOfSailing({ course: id, ...choice }: ChoiceProps & { course: Id }) {
  const { course, status } = useCourse(id);
  if (course) return <TrackOfCourse {...choice} course={course} />;
  if (status === 'loading') return null;
  return <Alert severity="warning">{trackTexts.courseFailed}</Alert>;
}

/** The time of the own finish from a track that a phone, watch or plotter has recorded. The file stays where it is. */
export function TrackPart({ course, ...choice }: ChoiceProps & { course: Id | null }) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button sx={{ justifySelf: 'start', minHeight: 44 }} onClick={() => setOpen(true)}>
        {trackTexts.open}
      </Button>
    );
  }
  return (
    <Part aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3">
        {trackTexts.title}
      </Typography>
      <Typography variant="body2">{trackTexts.isPrivate}</Typography>
      {course === null ? (
        <Alert severity="info">{trackTexts.noCourse}</Alert>
      ) : (
        <TrackOfSailing {...choice} course={course} />
      )}
    </Part>
  );
}
