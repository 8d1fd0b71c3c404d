import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '../states/ErrorState';
import { ListSkeleton } from '../states/Skeletons';

const ROWS_WHILE_LOADING = 2;

interface SettingsListProps<Row> {
  /** What the list is of; the heading of its section. */
  title: string;
  read: { status: 'loading' | 'ready' | 'missing' | 'failed'; error: unknown; refetch: () => void };
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
  /** Said where there are no rows. */
  none?: string;
  /** Above the reason, where the rows could not be read. */
  failed: string;
  /** Of a row while the list is read. */
  rowHeight?: number;
}

/** The rows of a setting, or why they are not there. */
export function SettingsList<Row>(props: SettingsListProps<Row>) {
  const { title, read, rows, children, none, failed, rowHeight = 56 } = props;
  if (read.status === 'loading') return <ListSkeleton rows={ROWS_WHILE_LOADING} height={rowHeight} />;
  if (read.status !== 'ready') return <ErrorState title={failed} error={read.error} onRetry={read.refetch} />;
  if (rows.length === 0) return none === undefined ? null : <Typography sx={{ mb: 3 }}>{none}</Typography>;
  return (
    <Stack component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, maxWidth: 720 }}>
      {rows.map(children)}
    </Stack>
  );
}

interface SettingsItemProps {
  title: string;
  /** Below the title: facts, and what is wrong. */
  facts: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

export function SettingsItem({ title, facts, children }: SettingsItemProps) {
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
      <div style={{ flex: 1, minWidth: '16ch', overflowWrap: 'anywhere' }}>
        <Typography>{title}</Typography>
        {facts}
      </div>
      {children}
    </Stack>
  );
}

interface FactProps {
  isWrong?: boolean;
  role?: 'status';
  children: ReactNode;
}

export function SettingsFact({ isWrong = false, role, children }: FactProps) {
  return (
    <Typography variant="body2" color={isWrong ? 'error' : 'text.secondary'} {...(role && { role })}>
      {children}
    </Typography>
  );
}
