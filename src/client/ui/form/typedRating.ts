import type { WireDecimal } from '../../../shared/contract/common';
import { typedDecimal } from '../../../shared/domain/decimals';
import { rating } from '../../../shared/schemas/fields/boat';

const srsNumber = rating();

/** The SRS number that was typed; null while it is none. */
export function typedRating(typed: string): WireDecimal | null {
  const number = typedDecimal(typed);
  return number !== '' && srsNumber.isValidSync(number) ? String(srsNumber.cast(number)) : null;
}
