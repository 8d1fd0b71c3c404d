import { useNavigate, useParams } from 'react-router-dom';
import type { Id } from '../../../../shared/contract/common';
import { paths } from '../../../paths';
import { useDialog, type DialogControl } from '../../../ui/dialogs/useDialog';

export type PlainKind =
  | 'createBoat'
  | 'createGroup'
  | 'rrs'
  | 'fromEarlier'
  | 'suggestGroups'
  | 'classOfSelected'
  | 'deleteSelected';
export type RowKind = 'editBoat' | 'deleteBoat' | 'createAccount' | 'editGroup' | 'deleteGroup';

/** The dialogs of the board. `enterAgain`: with what was refused as that change. */
export type BoardDialog = { kind: PlainKind } | { kind: RowKind; id: Id } | { kind: 'enterAgain'; change: string };

/** The dialog of the board that is open. */
export const useBoardDialog = (): DialogControl<BoardDialog> => useDialog('board');

/** Leads to the page where an entry list is pasted in. */
export function useListPage(): () => void {
  const navigate = useNavigate();
  const { club = '', sailing } = useParams();
  return () => void navigate(paths.entryImport(club, Number(sailing)));
}
