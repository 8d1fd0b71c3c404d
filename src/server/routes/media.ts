import type { FastifyInstance, FastifyReply } from 'fastify';
import { filePath } from '../../shared/paths';
import type { RouteDeps } from '../deps';
import { notFound } from '../errors';
import { findFile, isHeld } from '../uploads/keepFile';

type ByHash = { Params: { hash: string } };

const PDF = 'application/pdf';
const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': 'webp', [PDF]: 'pdf' };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Safari leaves PDFs blank in a sandbox; a script in one reaches nothing outside it. */
const policyFor = (mime: string): string => (mime === PDF ? "default-src 'none'" : "default-src 'none'; sandbox");

function sendFile(reply: FastifyReply, hash: string, { mime, data }: { mime: string; data: Buffer }): FastifyReply {
  return reply
    .header('Content-Security-Policy', policyFor(mime))
    .header('Content-Disposition', `inline; filename="${hash.slice(0, 12)}.${ENDINGS[mime] ?? 'bin'}"`)
    .type(mime)
    .send(data);
}

interface MediaDeps extends Pick<RouteDeps, 'db'> {
  publicUrl: string | undefined;
}

/**
 * Files that people have sent in. Anyone who knows a file's hash may read it, since an img element sends no token; only
 * those who may see what it belongs to get the hash.
 */
export function mediaRoutes(app: FastifyInstance, { db, publicUrl }: MediaDeps): void {
  // Without a name of its own the server has several addresses, and a page under one of them shows files under another.
  const readers = publicUrl === undefined ? 'cross-origin' : 'same-site';

  app.get<ByHash>(filePath(':hash'), async ({ params: { hash }, headers }, reply) => {
    const etag = `"${hash}"`;
    const isKnown = headers['if-none-match']?.includes(etag) === true;
    const file = isKnown ? await isHeld(db, hash) : await findFile(db, hash);
    if (!file) throw notFound();
    reply.header('Cache-Control', FOR_EVER).header('ETag', etag).header('Cross-Origin-Resource-Policy', readers);
    return file === true ? reply.code(304).send() : sendFile(reply, hash, file);
  });
}
