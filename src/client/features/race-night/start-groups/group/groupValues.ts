import type { Id, WireDatetime } from '../../../../../shared/contract/common';
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

/** The fields of a start at a moment of its own, to the second. */
function ownStartValues(at: WireDatetime): Pick<GroupValues, 'own_date' | 'custom_start_datetime'> {
  const own = Date.parse(at);
  return { own_date: localDateOf(own), custom_start_datetime: formatTime(localTimeOf(own)) };
}

export function groupValues(group: StartGroupRow, sailing: SailingRow): GroupValues {
  const { custom_start_datetime: own } = group;
  return {
    name: group.name,
    start_time: group.start_time === null ? '' : formatTime(group.start_time),
    min_rating: shown(group.min_rating),
    max_rating: shown(group.max_rating),
    has_own_start: own !== null,
    ...(own === null ? { own_date: sailing.start_date, custom_start_datetime: '' } : ownStartValues(own)),
  };
}

const timeOrNull = (typed: string) => (typed.trim() === '' ? null : (readTypedTime(typed) ?? typed));
const decimalOrNull = (typed: string) => (typed.trim() === '' ? null : typedDecimal(typed));

/** A moment that was left as it is shown is sent as it was, with its fraction of a second. */
function ownStart(values: GroupValues, was: WireDatetime | null): WireDatetime | null {
  if (!values.has_own_start) return null;
  const { own_date, custom_start_datetime: time } = values;
  const shown = was === null ? null : ownStartValues(was);
  if (shown?.own_date === own_date && shown.custom_start_datetime === time) return was;
  // Without an offset it is Swedish local time.
  return `${own_date}T${readTypedTime(time) ?? time}`;
}

interface Where {
  sailing: Id;
  order: number;
  /** The group that is edited, as it was read. */
  was?: StartGroupRow | undefined;
}

/** What was typed, in the shape of the wire; what is not a time is sent as typed, for the schema to refuse. */
export function groupPayload(values: GroupValues, { sailing, order, was }: Where): StartGroupPayload {
  const { name, start_time, min_rating, max_rating } = values;
  return {
    sailing,
    order,
    name: name.trim(),
    start_time: timeOrNull(start_time),
    custom_start_datetime: ownStart(values, was?.custom_start_datetime ?? null),
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
