import type { WireDate } from '../../../shared/contract/common';
import { readDate } from '../../../shared/domain/calendar';

const FORMS = [
  // 2026-06-04, 2026/6/4, 20260604
  /^(?<year>\d{4})[-/.\s]?(?<month>\d{1,2})[-/.\s]?(?<day>\d{1,2})$/,
  // 4/6, 4/6 2026, 4.6.2026
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})(?:[/.\s]+(?<year>\d{4}))?$/,
];

/** A date as people in Sweden type it. A day without a year is in the year of `today`. Null when it is no date. */
export function readTypedDate(typed: string, today: WireDate): WireDate | null {
  for (const form of FORMS) {
    const { year = today.slice(0, 4), month, day } = form.exec(typed.trim())?.groups ?? {};
    if (month !== undefined && day !== undefined) return readDate(`${year}-${month}-${day}`);
  }
  return null;
}
