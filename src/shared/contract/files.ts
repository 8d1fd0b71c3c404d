export const MEDIA_PREFIX = '/media/';

/** The path that serves an uploaded file, named by the SHA-256 of its content. */
export const filePath = (hash: string) => `${MEDIA_PREFIX}${hash}`;
