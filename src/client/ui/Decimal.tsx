import type { WireDecimal } from '../../shared/contract/common';
import { decimalText } from './format';

/**
 * Points: "3,5", and "3" where there is no fraction. The table's style sheet keeps the place of the decimal that is not
 * written, so that commas stand below each other.
 */
export function Decimal({ value }: { value: WireDecimal }) {
  const text = decimalText(value);
  return text.includes(',') ? text : <span className="whole">{text}</span>;
}
