import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { visuallyHidden } from '../styles';

const LOADING = 'Hämtar…';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
/** Content that arrives within a tenth of a second gets no skeleton, which would only flicker. */
const appear = keyframes({ from: { opacity: 0 } });

/** A grey placeholder. It is not MUI's, since the first page must load as little as possible. */
const Place = styled('div')(({ theme }) => ({
  background: theme.vars.palette.divider,
  borderRadius: theme.shape.borderRadius,
  animation: `${appear} 0.1s 0.1s backwards, ${breathe} 2s ease-in-out 0.5s infinite`,
  '[data-color-scheme="sunlight"] &': { background: 'transparent', border: 'var(--stroke) dashed' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const Row = styled(Place)(({ theme }) => ({
  height: 'var(--row)',
  [theme.breakpoints.down('sm')]: { height: 'var(--row-narrow)' },
}));

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

interface ListSkeletonProps {
  rows?: number;
  /** The height of a row in px, so that nothing moves when the real rows appear. */
  height?: number;
  /** The same on a phone, where it is another. */
  narrowHeight?: number;
}

export function ListSkeleton({ rows = 5, height = 72, narrowHeight = height }: ListSkeletonProps) {
  const heights = { '--row': `${height}px`, '--row-narrow': `${narrowHeight}px` } as CSSProperties;
  return (
    <Column aria-busy="true" style={heights}>
      <span style={visuallyHidden}>{LOADING}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} />
      ))}
    </Column>
  );
}

/** The placeholder of a loading page: title, line, rows. */
export function PageSkeleton() {
  return (
    <Column style={{ maxWidth: 1680, marginInline: 'auto' }}>
      <Place style={{ width: 'min(20rem, 70%)', height: 36 }} />
      <Place style={{ width: 'min(12rem, 40%)', height: 20, marginBottom: 8 }} />
      <ListSkeleton />
    </Column>
  );
}
