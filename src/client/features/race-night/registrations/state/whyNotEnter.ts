import type { SailingRow } from '../../../../../shared/contract/sailings';
import { isInScope, isRegistrationOpen, type Asker } from '../../../../../shared/domain/permissions';
import { localDateOf } from '../../../../../shared/domain/time';
import { formatClock, formatDay } from '../../../../ui/format';
import { texts } from '../texts';

const BY_STATUS: Partial<Record<SailingRow['status'], string>> = {
  unpublished: texts.why.unpublished,
  ongoing: texts.why.started,
  finished: texts.why.finished,
  cancelled: texts.why.cancelled,
};

/**
 * Why the asker cannot enter the sailing now, in one line; null where he can. That he is in it already is not asked
 * here.
 */
export function whyNotEnter(asker: Asker, sailing: SailingRow, now: number): string | null {
  if (!isRegistrationOpen(sailing, now)) {
    const { status, registration_open, registration_deadline } = sailing;
    if (status !== 'upcoming') return BY_STATUS[status] ?? texts.why.closed;
    if (!registration_open || registration_deadline === null) return texts.why.closed;
    const deadline = Date.parse(registration_deadline);
    return texts.why.deadline(`${formatDay(localDateOf(deadline))} ${formatClock(deadline)}`);
  }
  if (asker.club !== null || asker.sailor === null) return texts.why.club;
  return isInScope(asker, sailing) ? null : texts.why.scope;
}
