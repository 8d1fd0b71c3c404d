import { createContext, useContext } from 'react';
import type { Id } from '../../../../../shared/contract/common';

export interface GroupActions {
  openMenu: (group: Id, at: HTMLElement) => void;
}

export const GroupActionsContext = createContext<GroupActions | null>(null);

/** null where the board is read only. */
export const useGroupActions = () => useContext(GroupActionsContext);
