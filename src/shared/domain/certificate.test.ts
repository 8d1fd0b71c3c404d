import { byVariant, NO_NUMBERS } from './boatNumbers';
import { certificateState, unverifiedNumbers } from './certificate';

test.each([
  [null, null],
  ['2026-12-03', 'expired'],
  ['2026-12-04', 'ending'],
  ['2026-12-31', 'ending'],
  ['2027-01-03', 'ending'],
  ['2027-01-04', null],
])('a certificate until %s is %s on 4 December 2026', (certificate_valid_until, state) => {
  expect(certificateState({ certificate_valid_until }, '2026-12-04')).toBe(state);
});

test('numbers are the owner’s word where no club has seen the certificate and the table has others', () => {
  const model = byVariant(() => '0.900');
  const boat = { ...NO_NUMBERS, srs: '0.910', srs_no_flying: '0.900', certificate_verified: false };
  expect(unverifiedNumbers(boat, model)).toEqual(['srs']);
  expect(unverifiedNumbers(boat, undefined)).toEqual(['srs', 'srs_no_flying']);
  expect(unverifiedNumbers({ ...boat, certificate_verified: true }, model)).toEqual([]);
});
