import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';

interface LoadedRowProps<Row> {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** What the read ended with. */
  error: unknown;
  refetch: () => void;
  row: Row | undefined;
  /** What is said when it could not be fetched. */
  failed: string;
  children: (row: Row) => ReactNode;
}

/** Draws the pages of a row once it has been read; before that a skeleton, and an error where there is no such row. */
export function LoadedRow<Row>({ status, row, failed, error, refetch, children }: LoadedRowProps<Row>) {
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={failed} error={error} onRetry={refetch} />;
  return row === undefined ? <PageSkeleton /> : children(row);
}
