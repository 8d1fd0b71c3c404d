import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { EVERY_ROUTE } from '../../testing/stories/everyRoute';
import { routeTable } from './member/routeTable';
import { AppRoutes } from './AppRoutes';

/** The addresses of a table of routes, as they are written there. */
function addresses(routes: readonly RouteObject[], above: string): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const address = path === '' ? above : `${above === '/' ? '' : above}${path.startsWith('/') ? path : `/${path}`}`;
    const own = path !== '' || index === true ? [address] : [];
    return [...own, ...addresses(children ?? [], address)];
  });
}

test('every route of the app is among those that axe looks at, and no other', () => {
  const appRoutes: ReactElement<{ children: ReactNode }> = AppRoutes();
  const found = [
    ...addresses(createRoutesFromElements(appRoutes.props.children), '/'),
    ...addresses(createRoutesFromElements(routeTable), '/'),
  ];
  expect([...new Set(found)].sort()).toEqual(Object.keys(EVERY_ROUTE).sort());
});
