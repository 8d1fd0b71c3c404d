import { tmpdir } from 'node:os';
import { diskRoomOf, isRoomy } from './diskRoom';

const MB = 1024 * 1024;

test.each([
  ['a small disk with a tenth left', { freeBytes: 1 * MB, totalBytes: 10 * MB }, true],
  ['a small disk with little left', { freeBytes: 0.5 * MB, totalBytes: 10 * MB }, false],
  [
    'a large disk with a small share left, which is still much',
    { freeBytes: 201 * MB, totalBytes: 500_000 * MB },
    true,
  ],
  ['a large disk with little left', { freeBytes: 199 * MB, totalBytes: 500_000 * MB }, false],
])('%s', (_, room, isEnough) => {
  expect(isRoomy(room)).toBe(isEnough);
});

test('the room of a directory is that of its disk', async () => {
  const { freeBytes, totalBytes } = await diskRoomOf(tmpdir());

  expect(totalBytes).toBeGreaterThan(0);
  expect(freeBytes).toBeLessThanOrEqual(totalBytes);
});
