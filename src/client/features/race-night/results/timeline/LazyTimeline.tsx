import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { useWasSeen } from '../../../../ui/inSight';
import { resultTexts } from '../texts';
import type { TimelineSectionProps } from './TimelineSection';

const TimelineSection = lazy(async () => ({ default: (await import('./TimelineSection')).TimelineSection }));

/** Below most windows: it keeps its room until somebody has scrolled there. */
const Room = styled('section')({ minHeight: 200, marginTop: 40, marginBottom: 24 });

/** The picture of the race, fetched and drawn when it comes into sight. */
export function LazyTimeline(props: TimelineSectionProps) {
  const [watch, wasSeen] = useWasSeen();
  return (
    <Room ref={watch}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {resultTexts.timeline.title}
      </Typography>
      <Suspense fallback={<ListSkeleton rows={4} height={22} />}>
        {wasSeen ? <TimelineSection {...props} /> : null}
      </Suspense>
    </Room>
  );
}
