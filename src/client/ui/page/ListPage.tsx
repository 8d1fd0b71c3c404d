import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { ListSkeleton } from '../states/Skeletons';
import { PageColumn, PageHeader } from './PageHeader';

interface ListPageProps {
  title: string;
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** What the read ended with. */
  error: unknown;
  refetch: () => void;
  /** What is said when the list could not be read. */
  failed: string;
  /** What is said while there is nothing in it; null where there is. */
  empty: Omit<EmptyStateProps, 'action'> | null;
  /** What can be added to the list: in the heading, or beside what is said while it is empty. */
  actions: ReactNode;
  /** How many rows the skeleton has. */
  rows?: number;
  /** The list, and the dialogs that it opens. */
  children: ReactNode;
}

/** A page that lists the things of a club: its heading, and what is shown while there is no list to show. */
export function ListPage({ title, status, error, refetch, failed, empty, actions, rows, children }: ListPageProps) {
  return (
    <PageColumn wide>
      <PageHeader title={title} actions={empty === null ? actions : undefined} holdsActions={status === 'loading'} />
      {status === 'loading' ? <ListSkeleton {...(rows !== undefined && { rows })} /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={failed} error={error} onRetry={refetch} />
      ) : null}
      {empty === null ? null : <EmptyState {...empty} action={actions} />}
      {children}
    </PageColumn>
  );
}
