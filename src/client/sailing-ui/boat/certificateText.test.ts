import type { Boat } from '../../../shared/contract/boats';
import { certificateText, certificateWarning } from './certificateText';

const TODAY = '2026-06-04';
const of = (values: Partial<Boat>) =>
  ({ certificate_number: '', certificate_valid_until: null, certificate_verified: false, ...values }) as Boat;

test.each([
  [{}, ''],
  [{ certificate_number: '4711' }, 'Mätbrev 4711'],
  [{ certificate_number: '4711', certificate_valid_until: '2026-12-31' }, 'Mätbrev 4711, gäller till 31 december 2026'],
  [{ certificate_number: '4711', certificate_valid_until: '2026-06-04' }, 'Mätbrev 4711, gäller till 4 juni 2026'],
  [{ certificate_number: '4711', certificate_valid_until: '2025-12-31' }, 'Mätbrev 4711, gick ut 31 december 2025'],
  [
    { certificate_valid_until: '2026-12-31', certificate_verified: true },
    'Mätbrev, gäller till 31 december 2026, kontrollerat av klubben',
  ],
])('%j', (values, text) => {
  expect(certificateText(of(values), TODAY)).toBe(text);
});

test.each([
  [null, null],
  ['2026-07-05', null],
  ['2026-07-04', 'Mätbrevet går snart ut: det gäller till 4 juli 2026. Förnya det hos förbundet.'],
  ['2026-06-03', 'Mätbrevet gick ut 3 juni 2026. Talen därifrån gäller inte längre.'],
])('a certificate until %s is warned of: %s', (certificate_valid_until, text) => {
  expect(certificateWarning(of({ certificate_valid_until }), TODAY)).toBe(text);
});
