import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Work } from '../db/unitOfWork';

/** What a write answers: 200 or 201 with an object, 204 with null. */
export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

export const ok = <Body>(body: Body): Answer<Body> => ({ status: 200, body });
export const created = <Body>(body: Body): Answer<Body> => ({ status: 201, body });
export const noContent = (): Answer => ({ status: 204, body: null });

/**
 * Runs a write in one transaction and sends its answer. An answer with a secret is made by `tell` each time that it is
 * sent, from the body: only that is kept under an Idempotency-Key.
 */
export type RunWrite = <Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  action: (work: Work) => Promise<Answer<Body>>,
  tell?: (kept: Body) => object,
) => Promise<FastifyReply>;
