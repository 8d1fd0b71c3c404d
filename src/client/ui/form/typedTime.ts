/**
 * A time of day as typed on a wet phone, in its tidy form: "1830", "18.30" and "18:30" become "18:30"; "183015" becomes "18:30:15".
 * What is not a time is left as it was, for the schema to judge.
 */
export function tidyTime(typed: string): string {
  const parts = /^(\d{1,2})[:.,\s]?(\d{2})(?:[:.,\s]?(\d{2}))?$/.exec(typed.trim());
  if (!parts) return typed.trim();
  const [, hours = '', minutes = '', seconds] = parts;
  return [hours.padStart(2, '0'), minutes, ...(seconds === undefined ? [] : [seconds])].join(':');
}
