import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { SerieScoring } from '../../../../shared/contract/scoring';
import type { useSerieScoring } from '../../../api/series';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { standingsTexts } from './texts';

interface WithScoringProps {
  query: ReturnType<typeof useSerieScoring>;
  children: (scoring: SerieScoring) => ReactNode;
}

/** Waits for the standings, says when they cannot be had, and when what is shown may be old. */
export function WithScoring({ query: { status, scoring, error, refetch }, children }: WithScoringProps) {
  if (status === 'loading') return <ListSkeleton rows={8} height={36} />;
  if (!scoring) return <ErrorState title={standingsTexts.failed} error={error} onRetry={refetch} />;
  return (
    <>
      {error === undefined ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {standingsTexts.stale}
        </Alert>
      )}
      {children(scoring)}
    </>
  );
}
