/** Readers need so much white around the code. */
const QUIET = 4;

/** A QR code as one path of dark squares, in a square field whose side is in squares, white edge included. */
interface QrPath {
  side: number;
  path: string;
}

/** The dark squares of a QR code, row by row without its edge, as a path; a row's neighbours are drawn in one piece. */
export function qrPath(rows: readonly (readonly boolean[])[]): QrPath {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h${from - x - 1}z`);
    }
  });
  return { side: rows.length + 2 * QUIET, path: runs.join('') };
}
