const QUOTE = '"';

interface FieldRead {
  value: string;
  /** Where the field ends: at a comma, at the end of its line, or at the end of the text. */
  end: number;
}

/** The end of an unquoted field, or of what stands behind a quoted one. */
function fieldEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== ',' && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
}

/** Reads a quoted field, in which `""` is one quote; null where it never ends. */
function quotedField(text: string, from: number): FieldRead | null {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, at);
    if (quote < 0) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== QUOTE) return { value, end: fieldEnd(text, quote + 1) };
    value += QUOTE;
    at = quote + 2;
  }
}

function plainField(text: string, from: number): FieldRead {
  const end = fieldEnd(text, from);
  return { value: text.slice(from, end), end };
}

/**
 * The rows of a file of Sailwave: comma-separated, every field quoted, lines ended in any way. At most `limit` of them;
 * null where a quote never ends. Empty lines are left out.
 */
export function sailwaveRecords(text: string, limit: number): string[][] | null {
  const records: string[][] = [];
  let fields: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length && records.length < limit) {
    const field = text[at] === QUOTE ? quotedField(text, at) : plainField(text, at);
    if (!field) return null;
    fields.push(field.value);
    at = field.end + 1;
    if (text[field.end] === ',' && at < text.length) continue;
    if (fields.some((value) => value !== '')) records.push(fields);
    fields = [];
  }
  return records;
}
