import { encode } from 'uqr';
import { qrPath } from '../../../../shared/qrPath';

const SIDE_PX = 240;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text that the camera of a phone reads, black on white in every scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { side, path } = qrPath(encode(text, { ecc: 'M', border: 0 }).data);
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
      <path d={path} fill="#000" />
    </svg>
  );
}
