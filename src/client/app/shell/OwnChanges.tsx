import { useEffect } from 'react';
import { askToPersist } from '../../changes/kept/persistence';
import { CHANGES_MODAL } from '../../changes/view/modalId';
import { selectChangeNews } from '../../changes/queue/selectors';
import { useAppSelector } from '../../state/rootState';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { showToast } from '../../ui/messages/toasts';
import { paths } from '../../paths';
import { memberTexts } from './memberTexts';
import { memberChunks } from './memberChunks';
import { useModal } from '../../ui/dialogs/useDialog';

const ChangesModal = lazyDialog(async () => (await memberChunks.changesModal()).default);

/**
 * Has the list at hand, asks the browser to keep what waits, and where it does not, the person not to leave the page.
 */
function useCareOfChanges(): void {
  const { waiting, isUnkept } = useAppSelector(selectChangeNews);
  const isWaiting = waiting > 0;
  const hasChanges = useAppSelector((state) => state.pendingChanges.queue.length > 0);
  useEffect(() => {
    // Once they wait it may be too late to fetch their list; it is tried again when it is opened.
    if (hasChanges) memberChunks.changesModal().catch(() => undefined);
  }, [hasChanges]);
  useEffect(() => {
    if (isWaiting) void askToPersist();
  }, [isWaiting]);
  useEffect(() => {
    if (!isUnkept) return;
    showToast({ kind: 'error', text: memberTexts.changesUnkept });
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isUnkept]);
}

/** Looks after own changes that wait, and opens their list over any page when its history entry says so. */
export function OwnChanges() {
  useCareOfChanges();
  const { dialog, close } = useModal();
  return dialog === CHANGES_MODAL ? <ChangesModal hrefOfSailing={paths.sailing} onClose={close} /> : null;
}
