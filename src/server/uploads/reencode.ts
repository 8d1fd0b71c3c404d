import { availableParallelism } from 'node:os';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { lazy } from '../../shared/lazy';
import { imageLibrary } from './imageLibrary';

export interface ImageRules {
  /** A larger image is refused before it is unpacked. */
  maxSidePx: number;
  shrinkToPx: number;
}

const WITHIN_S = 10;

/** Takes images that only bend the rules of their format, and none that break off. */
const STRICT = { failOn: 'error' } as const;

/** By the first bytes. An animated PNG counts by its first picture. */
const IMAGE_TYPES = ['image/png', 'image/apng', 'image/jpeg', 'image/webp'];

export const isImageType = (mime: string | undefined): boolean => mime !== undefined && IMAGE_TYPES.includes(mime);

/** One processor is left for the rest of the server. */
const queue = lazy(() => new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) }));

async function shrunk(
  bytes: Buffer,
  { maxSidePx, shrinkToPx }: ImageRules,
): Promise<Buffer | 'damaged' | 'too many pixels'> {
  if (!isImageType((await fileTypeFromBuffer(bytes))?.mime)) return 'damaged';
  const open = await imageLibrary();
  // Reads only the header: an image of a million rows is not unpacked for its size.
  const { width, height } = await open(bytes, { ...STRICT, limitInputPixels: false }).metadata();
  if (Math.max(width, height) > maxSidePx) return 'too many pixels';
  return open(bytes, { ...STRICT, limitInputPixels: maxSidePx ** 2 })
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
  return queue().add(() => shrunk(bytes, rules).catch(() => 'damaged' as const));
}
