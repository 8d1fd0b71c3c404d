import type { Id } from '../../../shared/contract/common';
import { useMeQuery } from '../../api/auth';
import { useSailing } from '../../api/sailings';
import { ErrorState } from '../../ui/ErrorState';
import { BoardSkeleton } from './BoardSkeleton';
import { readOnlyReason } from './readOnlyReason';
import { StartGroupBoard } from './StartGroupBoard';
import { texts } from './texts';

interface StartGroupsPageProps {
  sailing: Id;
}

/** The board of a sailing, once the sailing and the asker are known. */
export default function StartGroupsPage({ sailing: id }: StartGroupsPageProps) {
  const { status, sailing, refetch } = useSailing(id);
  const { data: me, isError, refetch: refetchMe } = useMeQuery();

  if (sailing && me) return <StartGroupBoard sailing={sailing} readOnlyReason={readOnlyReason(me, sailing)} />;
  if (status === 'missing') return <ErrorState title={texts.missing} text={texts.missingText} />;
  if (status === 'failed' || isError) {
    const retry = () => {
      refetch();
      void refetchMe();
    };
    return <ErrorState title={texts.loadFailed} text={texts.loadFailedText} onRetry={retry} />;
  }
  return <BoardSkeleton />;
}
