import { encode } from 'uqr';

const SIDE_PX = 240;
/** Readers need so much white around the code. */
const QUIET = 4;

/** One path for all dark squares, a row's neighbours in one piece. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h${from - x - 1}z`);
    }
  });
  return runs.join('');
}

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text that the camera of a phone reads, black on white in every scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const side = data.length + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={SIDE_PX}
      height={SIDE_PX}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={darkPath(data)} fill="#000" />
    </svg>
  );
}
