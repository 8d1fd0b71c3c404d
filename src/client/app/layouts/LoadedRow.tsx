import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';
import { layoutTexts } from './texts';

interface LoadedRowProps<Row> {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  refetch: () => void;
  row: Row | undefined;
  /** What is said when it could not be fetched. */
  failed: string;
  children: (row: Row) => ReactNode;
}

/** Draws the pages of a row once it has been read; before that a skeleton, and an error where there is no such row. */
export function LoadedRow<Row>({ status, row, failed, refetch, children }: LoadedRowProps<Row>) {
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={failed} text={layoutTexts.retryText} onRetry={refetch} />;
  return row === undefined ? <PageSkeleton /> : children(row);
}
