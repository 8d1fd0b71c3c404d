import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { rememberAnswer, takeKey, type StoredAnswer } from '../db/idempotency';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../db/unitOfWork';
import { invalid } from '../errors';

/** What a write answers: 200 or 201 with an object, 204 with null. */
export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent = (): Answer => ({ status: 204, body: null });

/** Runs a write in one transaction and sends its answer. */
export type RunWrite = (request: FastifyRequest, reply: FastifyReply, action: (work: Work) => Promise<Answer>) => Promise<FastifyReply>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !UUID.test(header)) throw invalid({ [IDEMPOTENCY_HEADER]: ['Måste vara ett giltigt UUID.'] });
  return header.toLowerCase();
}

/**
 * The way of every write. With an Idempotency-Key the same key and user gets the first success again within 24 hours, also
 * when both come at once; a failure is not remembered. Without a user the key says nothing, and the action simply runs.
 */
export const makeRunWrite =
  (deps: UnitOfWorkDeps): RunWrite =>
  async (request, reply, action) => {
    const key = idempotencyKeyOf(request);
    const { user } = request;

    const answer = await unitOfWork(deps, async (work): Promise<StoredAnswer> => {
      const taken = key && user ? { key, userId: user.id } : undefined;
      const earlier = taken && (await takeKey(work, taken));
      if (earlier) return earlier;

      const { status, body } = await action(work);
      const fresh = { status, body: body === null ? null : JSON.stringify(body) };
      if (taken) await rememberAnswer(work, taken, fresh);
      return fresh;
    });

    reply.code(answer.status);
    return answer.body === null ? reply.send() : reply.type('application/json').send(answer.body);
  };

/** The number in `If-Match: "1046"`: the version that the sender has read. undefined: the last write wins. */
export function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalid({ 'If-Match': ['Ett giltigt heltal krävs.'] });
  return Number(version);
}
