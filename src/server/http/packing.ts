import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** How an answer may be packed, the best first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Smaller answers fit in one packet as they are. */
export const PACKED_FROM_BYTES = 1024;

/** A sailing with 200 boats is packed to a twentieth in some milliseconds; more effort gains little. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify<Buffer, Buffer>(gzip);

function isAccepted(accepted: string, coding: Coding): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The best coding that an Accept-Encoding header takes; undefined: as it is. */
export const codingFor = (accepted: string | undefined): Coding | undefined =>
  accepted === undefined ? undefined : CODINGS.find((coding) => isAccepted(accepted, coding));

/** Packs bytes beside the event loop. */
export const pack = (bytes: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'gzip'
    ? deflate(bytes)
    : brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
