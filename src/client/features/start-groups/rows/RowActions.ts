import { createContext, useContext } from 'react';
import type { Id } from '../../../../shared/contract/common';

/** What can be done with a row. One stable object serves every row, so that rows render only when their boat changes. */
export interface RowActions {
  openMenu: (id: Id, at: HTMLElement) => void;
  openMoveTo: (id: Id, at: HTMLElement) => void;
  toggle: (id: Id) => void;
  /** Chooses everything between the last chosen boat and this one. */
  extend: (id: Id) => void;
  edit: (id: Id) => void;
  remove: (id: Id) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);

/** null where the board is read only. */
export const useRowActions = () => useContext(RowActionsContext);
