import type { ReactNode } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { usePrefetch } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog, type DialogControl } from '../../../../ui/dialogs/useDialog';
import type { SailingDialogState } from './SailingDialogs';

const load = () => import('./SailingDialogs');
const SailingDialogs = lazyDialog(async () => (await load()).SailingDialogs);

interface SailingDialogControl extends DialogControl<SailingDialogState> {
  /** The dialog about one sailing that is open, to be put on the page. */
  dialogs: ReactNode;
}

/**
 * The dialogs about sailings, for those who run the club. They weigh as much as the pages they are opened from, so they
 * are fetched when the page has been shown: without a connection they can be opened all the same. `onGone` leaves a
 * page whose sailing was deleted.
 */
export function useSailingDialogs(
  club: Club,
  sailings: readonly SailingRow[],
  onGone?: () => void,
): SailingDialogControl {
  const control = useDialog<SailingDialogState>('sailing');
  const mayEdit = club.can_edit;
  usePrefetch(load, mayEdit);
  const { close, dialog } = control;
  const dialogs = mayEdit && dialog ? <SailingDialogs {...{ dialog, club, sailings, onGone }} onClose={close} /> : null;
  return { ...control, dialogs };
}
