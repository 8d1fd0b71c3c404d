import { useState } from 'react';
import type { WireTime } from '../../../../../shared/contract/common';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { fromThousandths, toThousandths } from '../../../../../shared/domain/decimals';
import { suggestedCount, suggestLimits } from '../../../../../shared/domain/suggestGroups';
import { startInstant } from '../../../../../shared/domain/time';
import { formatDecimal, formatTime } from '../../../../ui/format';
import { typedRating } from '../../../../ui/form/FormRatingLimits';
import type { Ground, StartOrder, ProposalInput } from './suggestion';

/** For a sailing that has not said when it starts. */
const FIRST_START: WireTime = '18:00:00';
const MINUTES_BETWEEN = 5;
const MOST_MINUTES = 60;
const MINUTE_MS = 60_000;

export interface Typed {
  count: number;
  order: StartOrder;
  first: string;
  minutes: string;
  /** The slower first. */
  limits: readonly string[];
}

const shown = (limit: number): string => formatDecimal(fromThousandths(limit) ?? '');

function readMinutes(typed: string): number | null {
  const minutes = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

/** null: one is not a number, or not above the one before. */
function readLimits(typed: readonly string[]): number[] | null {
  const limits = typed.flatMap((limit) => toThousandths(typedRating(limit)) ?? []);
  const isRising = limits.every((limit, index) => limit > (limits[index - 1] ?? 0));
  return limits.length === typed.length && isRising ? limits : null;
}

export interface ProposalForm {
  typed: Typed;
  wrong: { limits: boolean; first: boolean; minutes: boolean };
  /** The valid input; a field that is wrong now keeps its last valid value, so that the preview stays in place. */
  input: ProposalInput;
  set: (values: Partial<Omit<Typed, 'limits'>>) => void;
  setLimit: (index: number, value: string) => void;
  /** All of them, in thousandths. */
  setLimits: (limits: readonly number[]) => void;
}

/** The start times of the existing groups, else of the sailing. */
function startsOf({ sailing, existing }: Ground): { first: WireTime; minutesBetween: number } {
  const [first = sailing.start_time ?? FIRST_START, second] = existing.flatMap(({ start_time }) => start_time ?? []);
  const startOf = (time: WireTime) => startInstant(sailing.start_date, time);
  const between = second === undefined ? null : readMinutes(String((startOf(second) - startOf(first)) / MINUTE_MS));
  return { first, minutesBetween: between ?? MINUTES_BETWEEN };
}

/** The official's input as it is typed; limits are suggested again when the number of groups changes. */
export function useProposalInput(ground: Ground): ProposalForm {
  const { boats: competitors } = ground;
  const suggested = (count: number): number[] =>
    suggestLimits(
      competitors.flatMap(({ base_rating }) => toThousandths(base_rating) ?? []),
      count,
    );
  const [{ typed, input }, setState] = useState((): { typed: Typed; input: ProposalInput } => {
    const count = suggestedCount(competitors.filter(({ base_rating }) => base_rating !== null).length);
    const { first, minutesBetween } = startsOf(ground);
    const limits = suggested(count);
    return {
      typed: {
        count,
        order: 'slowFirst',
        first: formatTime(first),
        minutes: String(minutesBetween),
        limits: limits.map(shown),
      },
      input: { limits, order: 'slowFirst', first, minutesBetween },
    };
  });
  const read = {
    limits: readLimits(typed.limits),
    first: readTypedTime(typed.first),
    minutes: readMinutes(typed.minutes),
  };

  const write = (values: Partial<Typed>) =>
    setState((before) => {
      const next = { ...before.typed, ...values };
      return {
        typed: next,
        input: {
          limits: readLimits(next.limits) ?? before.input.limits,
          order: next.order,
          first: readTypedTime(next.first) ?? before.input.first,
          minutesBetween: readMinutes(next.minutes) ?? before.input.minutesBetween,
        },
      };
    });
  return {
    typed,
    wrong: { limits: read.limits === null, first: read.first === null, minutes: read.minutes === null },
    input,
    set: (values) =>
      write({ ...values, ...(values.count !== undefined && { limits: suggested(values.count).map(shown) }) }),
    setLimits: (limits) => write({ limits: limits.map(shown) }),
    setLimit: (index, value) => write({ limits: typed.limits.with(index, value) }),
  };
}
