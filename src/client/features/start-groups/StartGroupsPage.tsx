import type { SailingRow } from '../../../shared/contract/sailings';
import { useMeQuery } from '../../api/auth';
import { ErrorState } from '../../ui/ErrorState';
import { BoardSkeleton } from './BoardSkeleton';
import { readOnlyReason } from './readOnlyReason';
import { StartGroupBoard } from './StartGroupBoard';
import { texts } from './texts';

/** The board of a sailing, once it is known who asks. */
export function StartGroupsPage({ sailing }: { sailing: SailingRow }) {
  const { data: me, isError, refetch } = useMeQuery();
  if (me) return <StartGroupBoard sailing={sailing} readOnlyReason={readOnlyReason(me, sailing)} />;
  return isError ? <ErrorState title={texts.loadFailed} text={texts.loadFailedText} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}
