import type { Boat } from '../../../../../shared/contract/boats';
import type { WireDate } from '../../../../../shared/contract/common';
import { formatDate } from '../../../../ui/format';
import { settingsTexts as allTexts } from '../texts';

const texts = allTexts.boats;

/** "Mätbrev 4711, gäller till 31 december 2026"; empty where there is none. */
export function certificateText(
  { certificate_number, certificate_valid_until, certificate_verified }: Boat,
  today: WireDate,
): string {
  if (certificate_number === '' && certificate_valid_until === null) return '';
  const until = certificate_valid_until;
  const isExpired = until !== null && until < today;
  const parts = [
    texts.certificate(certificate_number).trim(),
    until === null ? '' : (isExpired ? texts.expired : texts.validUntil)(formatDate(until)),
    certificate_verified ? texts.seen : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
