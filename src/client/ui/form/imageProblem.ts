import { BYTES_PER_MB, MAX_IMAGE_BYTES } from '../../../shared/limits';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const WRONG_TYPE = 'Bilden ska vara PNG, JPEG eller WebP. Välj en annan fil.';
const EMPTY = 'Filen är tom. Välj en annan fil.';
const TOO_LARGE = `Bilden är för stor. Välj en fil på högst ${MAX_IMAGE_BYTES / BYTES_PER_MB} MB.`;

/** What is wrong with a chosen image, as far as it can be seen before it is sent. The server looks at what is in it. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return WRONG_TYPE;
  if (size === 0) return EMPTY;
  return size > MAX_IMAGE_BYTES ? TOO_LARGE : undefined;
}
