import { useEffect, type ComponentProps } from 'react';
import { prefetchWhenIdle } from '../../../../lib/prefetch';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';

const load = () => import('./BoardMenus');
const BoardMenus = lazyDialog(async () => (await load()).BoardMenus);

type LazyMenusProps = Omit<ComponentProps<typeof BoardMenus>, 'menu'> & {
  menu: ComponentProps<typeof BoardMenus>['menu'] | null;
};

/** Menus are needed at the first press, not to show the board; they are fetched in between. */
export function LazyMenus({ menu, ...rest }: LazyMenusProps) {
  useEffect(() => prefetchWhenIdle(load), []);
  return menu && <BoardMenus menu={menu} {...rest} />;
}
