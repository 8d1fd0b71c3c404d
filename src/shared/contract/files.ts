export const MEDIA_PREFIX = '/media/';

/** Where a file that somebody has sent in is read, by the SHA-256 of its content. */
export const filePath = (hash: string) => `${MEDIA_PREFIX}${hash}`;
