import type { WireDecimal } from '../../../shared/contract/common';
import { isOfType } from '../../../shared/domain/boatNumbers';
import { formatDecimal } from '../../ui/format';
import { texts } from './texts';

/** Says whether a typed number is the boat's own or its type's; undefined where there is none. */
export function numberHint(typed: string, ofType: WireDecimal | null): string | undefined {
  const isEmpty = typed.trim() === '';
  if (ofType === null) return isEmpty ? undefined : texts.own;
  if (isEmpty) return texts.typeCounts(formatDecimal(ofType));
  return isOfType(typed, ofType) ? texts.ofType : texts.ownInsteadOf(formatDecimal(ofType));
}
