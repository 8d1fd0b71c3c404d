import { partsAt } from './pageParts';
import { pageTable } from './pageTable';

const { appPages, club, sailing, serie, sailor } = pageTable;
const pageOf = (layout: { pages: readonly { path: unknown; page: unknown }[] }, end: string) =>
  layout.pages.find(({ path }) => String((path as { pattern: string }).pattern).endsWith(end))?.page;

test.each([
  ['/about', [appPages.find(({ path }) => path === '/about')?.page]],
  ['/clubs/exempel-ss', [club.layout, pageOf(club, '/:club')]],
  ['/clubs/exempel-ss/sailings/season', [club.layout, pageOf(club, '/season')]],
  ['/clubs/exempel-ss/sailings/5', [club.layout, sailing.layout, pageOf(sailing, '/info')]],
  ['/clubs/exempel-ss/sailings/5/result', [club.layout, sailing.layout, pageOf(sailing, '/result')]],
  ['/clubs/exempel-ss/series/5', [club.layout, serie.layout, pageOf(serie, '/result')]],
  ['/sailors/7/home', [sailor.layout, pageOf(sailor, '/home')]],
  ['/', []],
  ['/finns-inte', []],
])('%s needs its layouts and its page', (pathname, parts) => {
  expect(partsAt(pathname)).toEqual(parts);
});
