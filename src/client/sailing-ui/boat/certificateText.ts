import type { Boat } from '../../../shared/contract/boats';
import type { WireDate } from '../../../shared/contract/common';
import { certificateState } from '../../../shared/domain/certificate';
import { formatDate } from '../../ui/format';

const texts = {
  certificate: (number: string) => `Mätbrev ${number}`,
  validUntil: (date: string) => `gäller till ${date}`,
  expired: (date: string) => `gick ut ${date}`,
  seen: 'kontrollerat av klubben',
  ending: (date: string) => `Mätbrevet går snart ut: det gäller till ${date}. Förnya det hos förbundet.`,
  isExpired: (date: string) => `Mätbrevet gick ut ${date}. Talen därifrån gäller inte längre.`,
} as const;

/** "Mätbrev 4711, gäller till 31 december 2026"; empty where there is none. */
export function certificateText(
  { certificate_number, certificate_valid_until, certificate_verified }: Boat,
  today: WireDate,
): string {
  if (certificate_number === '' && certificate_valid_until === null) return '';
  const until = certificate_valid_until;
  const isExpired = certificateState({ certificate_valid_until }, today) === 'expired';
  const parts = [
    texts.certificate(certificate_number).trim(),
    until === null ? '' : (isExpired ? texts.expired : texts.validUntil)(formatDate(until)),
    certificate_verified ? texts.seen : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What is to be done about a certificate that has ended or soon ends; null where it holds. */
export function certificateWarning(boat: Boat, today: WireDate): string | null {
  const state = certificateState(boat, today);
  if (state === null || boat.certificate_valid_until === null) return null;
  return (state === 'expired' ? texts.isExpired : texts.ending)(formatDate(boat.certificate_valid_until));
}
