import { useMemo, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { GroupActions } from '../columns/GroupActions';
import type { RowActions } from '../rows/RowActions';
import { menuSpot, type BoardMenu } from './boardMenu';

/** Opens menus; the actions are stable as long as `toggle` is. */
export function useBoardMenu(toggle: RowActions['toggle']) {
  const [menu, setMenu] = useState<BoardMenu | null>(null);
  const rowActions = useMemo<RowActions>(
    () => ({
      openMenu: (id, at) => setMenu({ kind: 'boat', id, spot: menuSpot(at) }),
      openMoveTo: (id, at) => setMenu({ kind: 'moveTo', id, spot: menuSpot(at) }),
      toggle,
    }),
    [toggle],
  );
  const groupActions = useMemo<GroupActions>(
    () => ({ openMenu: (id: Id, at: HTMLElement) => setMenu({ kind: 'group', id, spot: menuSpot(at) }) }),
    [],
  );
  return { menu, setMenu, rowActions, groupActions };
}
