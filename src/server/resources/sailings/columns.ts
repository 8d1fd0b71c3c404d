import { readDuration } from '../../../shared/domain/duration';
import { mayChangeStatus, requestedStatus, type TransitionFacts } from '../../../shared/domain/status';
import { storedInstant } from '../../../shared/domain/time';
import type { SailingInput } from '../../../shared/schemas/sailing';
import { bit, definedOnly } from '../../db/changes';
import type { SailingChanges, SailingRecord } from '../../db/schema';
import { invalid, refused } from '../../errors';
import { sailingTexts } from './access';

type Input = Partial<SailingInput>;

const SECOND_MS = 1000;

const secondsOf = (duration: string | undefined) =>
  duration === undefined ? undefined : Math.round((readDuration(duration) ?? 0) / SECOND_MS);

/** The columns that the body names. `current` is the status that it changes. */
export function toSailingColumns(input: Input, current: SailingRecord['status']): SailingChanges {
  const { registration_deadline: deadline } = input;
  return definedOnly<SailingChanges>({
    serie_id: input.serie,
    name: input.name,
    description: input.description,
    status: requestedStatus(current, input) ?? undefined,
    verified_result: bit(input.verified_result),
    start_date: input.start_date,
    start_time: input.start_time,
    start_type: input.start_type,
    start_sequence: input.start_sequence,
    start_interval_s: secondsOf(input.start_interval),
    recall_order: input.recall_order,
    auto_group: bit(input.auto_group),
    result_method: input.result_method,
    course_id: input.course,
    registration_open: bit(input.registration_open),
    registration_deadline: deadline && storedInstant(Date.parse(deadline)),
    registration_scope: input.registration_scope,
    self_reporting: bit(input.self_reporting),
    report_deadline_minutes: input.report_deadline_minutes,
    entry_approval: bit(input.entry_approval),
    race_weight: input.race_weight,
    must_count: bit(input.must_count),
  });
}

/** What a result depends on: locked while the result is verified. */
const LOCKED = ['status', 'start_date', 'start_time', 'start_type', 'result_method'] as const;

/** Throws 400 for a result that is verified before the sailing is finished. */
export function assertVerifiable({
  status,
  verified_result,
}: Pick<SailingChanges, 'status' | 'verified_result'>): void {
  if (verified_result === 1 && status !== 'finished')
    throw invalid({ verified_result: [sailingTexts.verifiedTooEarly] });
}

/** Throws 400 for changes that a verified result, or the order of statuses, does not allow. */
export function assertAllowed(
  sailing: SailingRecord,
  changes: SailingChanges,
  facts: Omit<TransitionFacts, 'isVerified'>,
): void {
  const next = { ...sailing, ...changes };
  const isVerified = next.verified_result === 1;
  const staysVerified = sailing.verified_result === 1 && isVerified;
  if (staysVerified && LOCKED.some((column) => changes[column] !== undefined)) throw refused(sailingTexts.verified);

  if (!mayChangeStatus(sailing.status, next.status, { ...facts, isVerified })) {
    throw invalid({ status: [sailingTexts.transition(sailing.status, next.status)] });
  }
  assertVerifiable(next);
}
