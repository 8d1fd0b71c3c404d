import { keyframes, styled } from '@mui/material/styles';
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

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

interface ListSkeletonProps {
  rows?: number;
  /** The height of a row in px, so that nothing moves when the real rows appear. */
  height?: number;
}

export function ListSkeleton({ rows = 5, height = 72 }: ListSkeletonProps) {
  return (
    <Column aria-busy="true">
      <span style={visuallyHidden}>{LOADING}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Place key={row} style={{ height }} />
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
