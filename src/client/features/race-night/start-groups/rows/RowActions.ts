import { createContext, useContext } from 'react';
import type { Id } from '../../../../../shared/contract/common';

/**
 * What the controls of a row do. One stable object serves every row, so that rows render only when their boat changes.
 */
export interface RowActions {
  openMenu: (id: Id, at: HTMLElement) => void;
  openMoveTo: (id: Id, at: HTMLElement) => void;
  toggle: (id: Id) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);

/** null where the board is read only. */
export const useRowActions = () => useContext(RowActionsContext);
