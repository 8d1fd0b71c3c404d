import type { SailingRow } from '../../../../../shared/contract/sailings';
import { isInScope, isRegistrationOpen, mayAskToEnter, type Actor } from '../../../../../shared/domain/permissions';
import { localDateOf } from '../../../../../shared/domain/time';
import { formatClock, formatDay } from '../../../../ui/format';
import { registrationTexts } from '../texts';

const BY_STATUS: Partial<Record<SailingRow['status'], string>> = {
  unpublished: registrationTexts.why.unpublished,
  ongoing: registrationTexts.why.started,
  finished: registrationTexts.why.finished,
  cancelled: registrationTexts.why.cancelled,
};

/**
 * Why the actor cannot enter the sailing now, in one line; null where they can. Whether they have already entered is
 * not checked here.
 */
export function whyNotEnter(actor: Actor, sailing: SailingRow, now: number): string | null {
  if (!isRegistrationOpen(sailing, now)) {
    const { status, registration_open, registration_deadline } = sailing;
    if (status !== 'upcoming') return BY_STATUS[status] ?? registrationTexts.why.closed;
    if (!registration_open || registration_deadline === null) return registrationTexts.why.closed;
    const deadline = Date.parse(registration_deadline);
    return registrationTexts.why.deadline(`${formatDay(localDateOf(deadline))} ${formatClock(deadline)}`);
  }
  if (actor.club !== null || actor.sailor === null) return registrationTexts.why.club;
  return isInScope(actor, sailing) || mayAskToEnter(actor, sailing) ? null : registrationTexts.why.scope;
}
