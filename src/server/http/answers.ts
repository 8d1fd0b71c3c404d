import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Work } from '../db/unitOfWork';

/** What a write answers: 200 or 201 with an object, 204 with null. */
export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent = (): Answer => ({ status: 204, body: null });

/** Runs a write in one transaction and sends its answer. */
export type RunWrite = (
  request: FastifyRequest,
  reply: FastifyReply,
  action: (work: Work) => Promise<Answer>,
) => Promise<FastifyReply>;
