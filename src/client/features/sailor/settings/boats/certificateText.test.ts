import type { Boat } from '../../../../../shared/contract/boats';
import { certificateText } from './BoatItem';

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
