import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit in one packet as they are. */
const THRESHOLD_BYTES = 1024;
/**
 * A sailing with 400 boats is 550 kB of JSON; this packs it to a twentieth in some milliseconds, more effort gains
 * little.
 */
const BROTLI_QUALITY = 4;

/** Compresses answers for the slow connections at sea. Files of the built app are compressed by the build. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
