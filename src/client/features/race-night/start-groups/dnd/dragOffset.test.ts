import { dragOffset } from './drag';

const size = { width: 200, height: 40 };

test('a mouse holds the middle of what it carries', () => {
  expect(dragOffset({ x: 300, y: 100 }, size, false)).toEqual({ x: 200, y: 80 });
});

test('what a finger carries lies above it', () => {
  expect(dragOffset({ x: 300, y: 100 }, size, true)).toEqual({ x: 200, y: 48 });
});
