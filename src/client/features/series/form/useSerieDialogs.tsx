import type { ReactNode } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { SerieRow } from '../../../../shared/contract/series';
import { usePrefetch } from '../../../lib/prefetch';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import type { SerieDialogState } from './SerieDialogs';

const load = () => import('./SerieDialogs');
const SerieDialogs = lazyDialog(async () => (await load()).SerieDialogs);

interface SerieDialogControl {
  show: (dialog: SerieDialogState) => void;
  /** The dialog that is open, to be put on the page. */
  dialogs: ReactNode;
}

/**
 * The dialogs about series, for those who run the club. They are fetched when the page has been shown: without a
 * connection they can be opened all the same.
 */
export function useSerieDialogs(club: Club, series: readonly SerieRow[]): SerieDialogControl {
  const { dialog, show, close } = useDialog<SerieDialogState>('serie');
  const mayEdit = club.can_edit;
  usePrefetch(load, mayEdit);
  return { show, dialogs: mayEdit && dialog ? <SerieDialogs {...{ dialog, club, series }} onClose={close} /> : null };
}
