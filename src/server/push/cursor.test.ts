import { formatCursor, parseCursor } from './cursor';

test('a cursor is the epoch and the number with a point between', () => {
  expect(formatCursor({ epoch: 'k3f9', number: 1046 })).toBe('k3f9.1046');
  expect(parseCursor('k3f9.1046')).toEqual({ epoch: 'k3f9', number: 1046 });
});

test.each([
  undefined,
  null,
  1046,
  '',
  'k3f9',
  'k3f9.',
  '.1046',
  'k3f9.-1',
  'k3f9.1.5',
  'k3f9.1e3',
  'k3f9.1046 ',
  'å.1',
  {},
])('%p is no cursor', (text) => {
  expect(parseCursor(text)).toBeNull();
});
