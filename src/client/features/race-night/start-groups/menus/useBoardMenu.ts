import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { GroupActions } from '../columns/GroupActions';
import type { RowActions } from '../rows/RowActions';
import { menuSpot, type BoardMenu } from './boardMenu';

/**
 * Opens menus; the actions are stable as long as `toggle` is. A menu is drawn piecemeal, so that the press itself is
 * answered at once.
 */
export function useBoardMenu(toggle: RowActions['toggle']) {
  const [menu, setMenu] = useState<BoardMenu | null>(null);
  const show = useCallback((next: BoardMenu) => startTransition(() => setMenu(next)), []);
  const rowActions = useMemo<RowActions>(
    () => ({
      openMenu: (id, at) => show({ kind: 'boat', id, spot: menuSpot(at) }),
      openMoveTo: (id, at) => show({ kind: 'moveTo', id, spot: menuSpot(at) }),
      toggle,
    }),
    [show, toggle],
  );
  const groupActions = useMemo<GroupActions>(
    () => ({ openMenu: (id: Id, at: HTMLElement) => show({ kind: 'group', id, spot: menuSpot(at) }) }),
    [show],
  );
  const close = useCallback(() => setMenu(null), []);
  return { menu, show, close, rowActions, groupActions };
}
