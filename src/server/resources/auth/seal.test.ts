import { assert, integer, property, string } from 'fast-check';
import { createSeal } from './seal';

const seal = createSeal({ secret: 'a secret that only tests know, long enough' }, 'rrs event');

test('what is sealed is opened again, and reads as nothing until then', () => {
  assert(
    property(string({ minLength: 8 }), integer({ min: 1 }), (text, of) => {
      const sealed = seal.close(text, of);
      expect(sealed).not.toContain(text);
      expect(seal.open(sealed, of)).toBe(text);
      expect(seal.close(text, of)).not.toBe(sealed);
    }),
  );
});

test.each([
  ['for another row', (sealed: string) => seal.open(sealed, 2)],
  ['with another secret', (sealed: string) => createSeal({ secret: 'another' }, 'rrs event').open(sealed, 1)],
  ['for another purpose', (sealed: string) => createSeal({ secret: 'a secret' }, 'other').open(sealed, 1)],
  ['that was changed', (sealed: string) => seal.open(`${sealed.slice(0, -2)}AA`, 1)],
  ['that was cut', (sealed: string) => seal.open(sealed.slice(0, 10), 1)],
  ['that is nothing', () => seal.open('', 1)],
])('what is sealed %s is not opened', (_, open) => {
  expect(open(seal.close('0f8fad5b-d9cb-469f-a165-70867728950e', 1))).toBeNull();
});
