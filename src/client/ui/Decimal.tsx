import type { WireDecimal } from '../../shared/contract/common';
import { decimalText } from './format';

/**
 * Points: "3,5", and "3" without a fraction. The table's style sheet reserves the width of the missing decimal, so that
 * commas align.
 */
export function Decimal({ value }: { value: WireDecimal }) {
  const text = decimalText(value);
  return text.includes(',') ? text : <span className="whole">{text}</span>;
}
