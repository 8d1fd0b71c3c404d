import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Sharp } from 'sharp';

export interface ImageRules {
  /** A larger image is refused before it is unpacked. */
  maxSidePx: number;
  shrinkToPx: number;
}

const WITHIN_S = 10;

interface Workshop {
  open: (bytes: Buffer, limitInputPixels: number | false) => Sharp;
  /** One processor is left for the rest of the server. */
  queue: PQueue;
}

async function openWorkshop(): Promise<Workshop> {
  const { default: sharp } = await import('sharp');
  // Nobody sends the same image twice, so unpacked images are not cached.
  sharp.cache(false);
  // The library reads dozens of formats, SVG and PDF among them, and detects the format itself.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] });
  return {
    // Takes images that only bend the rules of their format, and none that break off.
    open: (bytes, limitInputPixels) => sharp(bytes, { failOn: 'error', limitInputPixels }),
    queue: new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) }),
  };
}

let workshop: Promise<Workshop> | undefined;
/** Opened when the first image comes: the library is large, and most servers that are started see none. */
const theWorkshop = () => (workshop ??= openWorkshop());

async function shrunk(
  { open }: Workshop,
  bytes: Buffer,
  { maxSidePx, shrinkToPx }: ImageRules,
): Promise<Buffer | 'too many pixels'> {
  // Reads only the header: an image of a million rows is not unpacked for its size.
  const { width, height } = await open(bytes, false).metadata();
  if (Math.max(width, height) > maxSidePx) return 'too many pixels';
  return open(bytes, maxSidePx ** 2)
    .autoOrient()
    .resize({ width: shrinkToPx, height: shrinkToPx, fit: 'inside', withoutEnlargement: true })
    .webp()
    .timeout({ seconds: WITHIN_S })
    .toBuffer();
}

/**
 * The image as a WebP of ours: turned as it is meant, at most `shrinkToPx` wide and high, the first picture of an
 * animated one, without whatever else the file carried (where it was taken, profiles, appended data).
 */
export async function reencode(bytes: Buffer, rules: ImageRules): Promise<Buffer | 'damaged' | 'too many pixels'> {
  const opened = await theWorkshop();
  return opened.queue.add(() => shrunk(opened, bytes, rules).catch(() => 'damaged' as const));
}
