import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from './visuallyHidden';

const LOADING = 'Hämtar…';

interface ListSkeletonProps {
  rows?: number;
  /** Height of a row in px, so that nothing moves when the real rows come. */
  height?: number;
}

export function ListSkeleton({ rows = 5, height = 72 }: ListSkeletonProps) {
  return (
    <Stack spacing={1} aria-busy="true">
      <span style={visuallyHidden}>{LOADING}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

/** A page that is on its way: title, line, rows. */
export function PageSkeleton() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton variant="rounded" width="min(20rem, 70%)" height={36} />
      <Skeleton variant="rounded" width="min(12rem, 40%)" height={20} />
      <ListSkeleton />
    </Stack>
  );
}
