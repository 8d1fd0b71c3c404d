/** CSV of other programs: without the byte order mark of Excel, and with their own separator. */

const CRLF = '\r\n';
const FORMULA_START = /^[=+\-@\t\r]/;

function field(text: string, separator: string): string {
  // Spreadsheets that open the file would read a formula.
  const safe = FORMULA_START.test(text) && !/^[+-]?\d[\d ]*$/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of fields as text. */
export const plainCsv = (lines: readonly (readonly string[])[], separator: ',' | ';'): string =>
  lines.map((line) => line.map((one) => field(one, separator)).join(separator) + CRLF).join('');
