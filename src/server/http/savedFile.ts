import type { FastifyReply } from 'fastify';

/** A file to save. */
export interface SavedFile {
  /** Of letters, figures, hyphens and dots alone. */
  name: string;
  type: string;
  content: Buffer | string;
}

/** Answers with a file that the browser saves. */
export const sendFile = (reply: FastifyReply, { name, type, content }: SavedFile): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
