import { publicPaths, publicSlug } from './publicPaths';

test.each([
  ['Torsdag 3, Åfjärden', 'torsdag-3-afjarden'],
  ['Öst & Väst – "Idé"', 'ost-vast-ide'],
  ['Łódź', 'd'],
  ['!!!', ''],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('%j is written %j in an address', (name, slug) => {
  expect(publicSlug(name)).toBe(slug);
});

test('addresses name a thing by its number, and by its name where letters are left', () => {
  expect(publicPaths.sailing('ssv', { id: 7, name: 'Torsdag 3' })).toBe('/r/ssv/segling/7-torsdag-3');
  expect(publicPaths.serie('ssv', { id: 8, name: '???' })).toBe('/r/ssv/serie/8');
});
