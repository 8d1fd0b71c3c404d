import { firstColumn } from './useColumnInView';

const column = (...ids: number[]) => ({ ids, count: ids.length });

test.each([
  ['the first column where nobody is entered', [column(), column()], null, 0],
  ['the first boats that there are', [column(), column(), column(7)], null, 2],
  ['boats without a group before the groups', [column(7), column(8)], null, 0],
  ['the reader’s own boat', [column(7), column(8), column(9)], 9, 2],
  ['the first boats, where the reader has none in view', [column(), column(8)], 9, 1],
])('a phone shows %s first', (_, columns, own, expected) => {
  expect(firstColumn(columns, own)).toBe(expected);
});
