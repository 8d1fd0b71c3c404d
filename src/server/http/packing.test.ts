import { codingFor } from './packing';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.5, gzip;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %j', (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});
