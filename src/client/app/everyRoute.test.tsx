import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { CLUB_PAGES } from '../../shared/paths';
import { EVERY_ROUTE } from '../../testing/stories/everyRoute';
import { paths } from '../paths';
import { AppRoutes } from './App';
import { memberRoutes } from './routes/MemberRoutes';

/** The addresses of a tree of routes, as they are written there. */
function addresses(routes: readonly RouteObject[], above: string): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const below = `${above === '/' ? '' : above}/${path}`;
    const address = path === '' ? above : path.startsWith('/') ? path : below;
    const own = path !== '' || index === true ? [address] : [];
    return [...own, ...addresses(children ?? [], address)];
  });
}

function drawnAddresses(): string[] {
  const appRoutes: ReactElement<{ children: ReactNode }> = AppRoutes();
  const found = [
    ...addresses(createRoutesFromElements(appRoutes.props.children), '/'),
    ...addresses(createRoutesFromElements(memberRoutes), '/'),
  ];
  return [...new Set(found)].sort();
}

test('every route of the app is among those that axe looks at, and no other', () => {
  expect(drawnAddresses()).toEqual(Object.keys(EVERY_ROUTE).sort());
});

test('no club can be called as a page below the address of a club', () => {
  const ofClub = `${paths.club.pattern}/`;
  const children = drawnAddresses().flatMap((address) =>
    address.startsWith(ofClub) ? [address.slice(ofClub.length).split('/')[0]] : [],
  );
  expect([...new Set(children)].filter((child) => child !== '*').sort()).toEqual([...CLUB_PAGES].sort());
});
