import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp from 'sharp';

export interface ImageRules {
  /** A larger image is refused before it is unpacked. */
  maxSidePx: number;
  shrinkToPx: number;
}

const WITHIN_S = 10;

let queue: PQueue | undefined;
/** One processor is left to everybody else. Made when the first image comes: the pages under test have no use for it, and another idea of events. */
const theQueue = () => (queue ??= new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) }));

// Nobody sends the same image twice: what has been unpacked is let go.
sharp.cache(false);
// The library reads dozens of formats, SVG and PDF among them, and looks for itself which one it has been given.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] });

/** `failOn: 'error'` takes images that only bend the rules of their format, and none that break off. */
const open = (bytes: Buffer, limitInputPixels: number | false) => sharp(bytes, { failOn: 'error', limitInputPixels });

async function shrunk(bytes: Buffer, { maxSidePx, shrinkToPx }: ImageRules): Promise<Buffer | 'too many pixels'> {
  // Reads the heading alone: an image of a million rows is not unpacked to learn that.
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
 * The image as a WebP of ours: turned as it is meant, at most `shrinkToPx` wide and high, the first picture of an animated one,
 * without whatever else the file carried (where it was taken, profiles, appended data).
 */
export const reencode = (bytes: Buffer, rules: ImageRules): Promise<Buffer | 'damaged' | 'too many pixels'> =>
  theQueue().add(() => shrunk(bytes, rules).catch(() => 'damaged' as const));
