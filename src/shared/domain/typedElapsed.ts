const DIGITS = /^\d{1,7}$/;
const PARTS = /^(?:(\d{1,3})[.:,\s])?(\d{1,3})[.:,\s](\d{2})$/;

/** Splits digits as a watch shows them: the last two are seconds, the two before them minutes, the rest hours. */
function split(digits: string): [hours: number, minutes: number, seconds: number] {
  return [Number(digits.slice(0, -4)), Number(digits.slice(-4, -2)), Number(digits.slice(-2))];
}

/**
 * Reads an elapsed time as officials type it and returns seconds: "11423" and "1.14.23" are 1:14:23, "4523" is 45:23,
 * "74:23" is 1:14:23. Null when the text is no elapsed time.
 */
export function readTypedElapsed(typed: string): number | null {
  const text = typed.trim();
  const [, hoursText, minutesText = '', secondsText = ''] = PARTS.exec(text) ?? [];
  if (!DIGITS.test(text) && minutesText === '') return null;
  const [hours, minutes, seconds] = DIGITS.test(text)
    ? split(text)
    : [Number(hoursText ?? 0), Number(minutesText), Number(secondsText)];
  // Minutes above 59 are accepted, but not together with hours.
  const isTooMany = seconds > 59 || (minutes > 59 && hours > 0);
  return isTooMany ? null : (hours * 60 + minutes) * 60 + seconds;
}
