import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import type { Answer, RunWrite } from '../http/answers';
import { accountOf, type Caller } from '../http/request';
import { makerOfLink, rememberAnswer, takeKey, type StoredAnswer } from '../db/idempotency';
import { unitOfWork, type Author, type UnitOfWorkDeps, type Work } from '../db/unitOfWork';
import { invalid, keyUsed } from '../errors';
import { isUploadedFile } from '../uploads/uploadedFile';

const VERSION = 'version';
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !UUID.test(header))
    throw invalid({ [IDEMPOTENCY_HEADER]: ['Måste vara ett giltigt UUID.'] });
  return header.toLowerCase();
}

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** A file counts by its content. What a call is made on condition of does not make it another call. */
function contentOf(name: string, value: unknown): unknown {
  if (name === VERSION) return undefined;
  return isUploadedFile(value) ? { filename: value.filename, bytes: digest(value.bytes) } : value;
}

/**
 * The same for calls of one method and address whose bodies say the same: blanks between the parts do not count, nor
 * does the `version` that a row must have, which a client adds when it sends again.
 */
const fingerprintOf = ({ method, url, body, user }: FastifyRequest): string =>
  digest(`${method} ${url}\n${JSON.stringify(body, contentOf)}${holderMark(user)}`);

/** Tells apart who have their Idempotency-Keys with the same account. */
function holderMark(user: Caller | null): string {
  if (user?.accessKey) return `\nkey ${user.accessKey.id}`;
  return user?.recorder ? `\n${user.recorder.link}` : '';
}

const NAMELESS = { sailor: 'Seglaren', staff: 'Administratör' } as const;

/**
 * The user's name in the log. Without a name only the club's own account is called by its address, since the log is the
 * club's.
 */
function nameOf({ first_name, last_name, club, email, is_staff }: Caller): string {
  const name = `${first_name} ${last_name}`.trim();
  if (name !== '') return name;
  return club ? email : is_staff ? NAMELESS.staff : NAMELESS.sailor;
}

function authorOf({ user }: FastifyRequest): Author | null {
  if (!user) return null;
  const { recorder, accessKey } = user;
  if (accessKey) return { userId: null, name: accessKey.name };
  if (recorder) return { userId: null, name: `${recorder.name}, ${recorder.label}`, eveningLink: recorder.link };
  return { userId: user.id, name: nameOf(user) };
}

/** Keys of who came by an evening link or an access key are kept with those of the account that made it. */
const keyHolder = (work: Work, user: Caller): Promise<number> | number =>
  user.recorder ? makerOfLink(work, user.recorder.link) : accountOf(user);

/**
 * Runs every write. With an Idempotency-Key the same key and user gets the first success again within 24 hours, also
 * when both come at once; a failure is not remembered. Throws 422 for the key of another call. Without a user the key
 * is ignored, and the action simply runs.
 */
export const makeRunWrite =
  (deps: UnitOfWorkDeps): RunWrite =>
  async <Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    action: (work: Work) => Promise<Answer<Body>>,
    tell?: (kept: Body) => object,
  ) => {
    const key = idempotencyKeyOf(request);
    const { user } = request;

    const act = async (work: Work): Promise<StoredAnswer> => {
      const taken =
        key && user ? { key, userId: await keyHolder(work, user), fingerprint: fingerprintOf(request) } : undefined;
      const earlier = taken && (await takeKey(work, taken));
      if (earlier === 'other') throw keyUsed();
      if (earlier) return earlier;

      const { status, body } = await action(work);
      const fresh = { status, body: body === null ? null : JSON.stringify(body) };
      if (taken) await rememberAnswer(work, taken, fresh);
      return fresh;
    };
    const answer = await unitOfWork(deps, act, authorOf(request));

    reply.code(answer.status);
    if (answer.body === null) return reply.send();
    const body = tell ? JSON.stringify(tell(JSON.parse(answer.body) as Body)) : answer.body;
    return reply.type('application/json').send(body);
  };
