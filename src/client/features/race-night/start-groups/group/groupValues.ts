import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { StartGroupPayload, StartGroupRow } from '../../../../../shared/contract/startGroups';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { typedDecimal } from '../../../../../shared/domain/decimals';
import { groupStart } from '../../../../../shared/domain/effectiveStart';
import { localDateOf, localTimeOf } from '../../../../../shared/domain/time';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import { formatDecimal, formatTime } from '../../../../ui/format';

/** Groups start at this interval unless somebody says otherwise. */
const STEP_MS = 5 * 60_000;
const FIRST_START = '18:00:00';

/** The start group form as it is typed. */
export interface GroupValues {
  name: string;
  start_time: string;
  min_rating: string;
  max_rating: string;
  /** Starts at a moment of its own, which beats `start_time`: another day, or postponed. */
  has_own_start: boolean;
  own_date: string;
  /**
   * The time of that moment; it carries the field's name of the wire, since messages about the moment are shown under
   * it.
   */
  custom_start_datetime: string;
}

/** The next name in the row, and five minutes after the last start. */
export function nextGroupValues(groups: readonly StartGroupRow[], sailing: SailingRow): GroupValues {
  const starts = groups.map((group) => groupStart(group, sailing)).filter((start) => start !== null);
  const next = starts.length > 0 ? localTimeOf(Math.max(...starts) + STEP_MS) : (sailing.start_time ?? FIRST_START);
  return {
    name: startGroupName({ name: '' }, groups.length),
    start_time: formatTime(next),
    min_rating: '',
    max_rating: '',
    has_own_start: false,
    own_date: sailing.start_date,
    custom_start_datetime: '',
  };
}

const shown = (decimal: string | null) => (decimal === null ? '' : formatDecimal(decimal));

export function groupValues(group: StartGroupRow, sailing: SailingRow): GroupValues {
  const own = group.custom_start_datetime === null ? null : Date.parse(group.custom_start_datetime);
  return {
    name: group.name,
    start_time: group.start_time === null ? '' : formatTime(group.start_time),
    min_rating: shown(group.min_rating),
    max_rating: shown(group.max_rating),
    has_own_start: own !== null,
    own_date: own === null ? sailing.start_date : localDateOf(own),
    custom_start_datetime: own === null ? '' : formatTime(localTimeOf(own)),
  };
}

const timeOrNull = (typed: string) => (typed.trim() === '' ? null : (readTypedTime(typed) ?? typed));
const decimalOrNull = (typed: string) => (typed.trim() === '' ? null : typedDecimal(typed));

/** What was typed, in the shape of the wire; what is not a time is sent as typed, for the schema to refuse. */
export function groupPayload(
  values: GroupValues,
  { sailing, order }: { sailing: Id; order: number },
): StartGroupPayload {
  const { name, start_time, min_rating, max_rating, has_own_start, own_date, custom_start_datetime: ownTime } = values;
  return {
    sailing,
    order,
    name: name.trim(),
    start_time: timeOrNull(start_time),
    // Without an offset it is Swedish local time.
    custom_start_datetime: has_own_start ? `${own_date}T${readTypedTime(ownTime) ?? ownTime}` : null,
    min_rating: decimalOrNull(min_rating),
    max_rating: decimalOrNull(max_rating),
  };
}

/** After the last one. */
export const nextOrder = (groups: readonly StartGroupRow[]) => Math.max(-1, ...groups.map(({ order }) => order)) + 1;

/**
 * The groups that get another order when one moves a step to the left or right; all are renumbered, since old numbers
 * may be equal.
 */
export function shifted(groups: readonly StartGroupRow[], id: Id, step: 1 | -1): StartGroupRow[] {
  const from = groups.findIndex((group) => group.id === id);
  const to = from + step;
  const [moved, other] = [groups[from], groups[to]];
  if (!moved || !other) return [];
  const row = groups.with(to, moved).with(from, other);
  return row
    .map((group, order) => ({ ...group, order }))
    .filter((group) => group.order !== groups.find(({ id: same }) => same === group.id)?.order);
}
