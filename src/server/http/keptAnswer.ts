import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import type { Asker } from '../../shared/domain/permissions';
import type { Moment, Remember } from '../db/remember';
import type { Database } from '../db/schema';
import { snapshot } from '../db/snapshot';
import { nameOf } from './audience';
import { codingFor, pack, PACKED_FROM_BYTES, type Coding } from './packing';
import './request';

type Db = Kysely<Database>;

/** What an answer hangs on. */
export interface Standing extends Moment {
  /** What it tells of, with what was wished for: "sailing 5". */
  of: string;
  audience: Asker;
  /** The number of the club that it is about; undefined for an answer about many clubs. */
  clubVersion?: number;
}

/** An answer that is the same for everybody of an audience until the rows change. */
export interface Question<S extends Standing = Standing> {
  /** Reads in one statement what the answer hangs on. Throws when there is none for the asker. */
  look: (db: Db) => Promise<S>;
  /** Makes the answer from the rows and the audience, and from nothing else. */
  compute: (db: Db, standing: S) => Promise<unknown>;
}

/** Sends the answer to a GET: kept bytes while the rows stay as they are, 304 to whoever has them already. */
export type AnswerKept = <S extends Standing>(
  request: FastifyRequest,
  reply: FastifyReply,
  question: Question<S>,
) => Promise<FastifyReply>;

/** The same answer as JSON text, for what is no answer to a GET of its own. */
export type ReadKept = <S extends Standing>(question: Question<S>) => Promise<string>;

interface Kept {
  /** Of the content: equal on all nodes and in all codings. */
  etag: string;
  bytes: Buffer;
  /** undefined: as it is. */
  coding: Coding | undefined;
}

const derivedOf = ({ of, audience, number, under }: Standing, coding: Coding | undefined) => ({
  subject: `answer ${of} for ${nameOf(audience)} ${coding ?? ''}`,
  number,
  under,
});

async function render(answer: Promise<unknown>): Promise<Kept> {
  const bytes = Buffer.from(JSON.stringify(await answer));
  return { etag: `W/"${hash('sha256', bytes, 'base64url')}"`, bytes, coding: undefined };
}

const packed = async (plain: Kept, coding: Coding): Promise<Kept> =>
  plain.bytes.length < PACKED_FROM_BYTES ? plain : { ...plain, coding, bytes: await pack(plain.bytes, coding) };

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(W\/)?/, 'W/') === etag);

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Encoding, Authorization' };

/** Routes that answer so are registered with `compress: false`: what is packed is not packed again. */
export function keptAnswers({ db, remember }: { db: Db; remember: Remember }): {
  answerKept: AnswerKept;
  readKept: ReadKept;
} {
  async function find<S extends Standing>(
    { look, compute }: Question<S>,
    coding: Coding | undefined,
  ): Promise<{ kept: Kept; standing: S }> {
    const seen = await look(db);
    const held = remember.held<Kept>(derivedOf(seen, coding));
    if (held) return { kept: await held, standing: seen };

    // The rows are read together with their number: it may have risen since we looked.
    const { plain, standing } = await snapshot(db, async (tx) => {
      const now = await look(tx);
      return { standing: now, plain: await remember(derivedOf(now, undefined), () => render(compute(tx, now))) };
    });
    const kept =
      coding === undefined ? plain : await remember(derivedOf(standing, coding), () => packed(plain, coding));
    return { kept, standing };
  }

  const answerKept: AnswerKept = async (request, reply, question) => {
    const { kept, standing } = await find(question, codingFor(request.headers['accept-encoding']));
    reply.headers({ ...HEADERS, ETag: kept.etag, 'Cache-Control': `${request.user ? 'private' : 'public'}, no-cache` });
    if (standing.clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, standing.clubVersion);
    if (hasTag(request.headers['if-none-match'], kept.etag)) return reply.code(304).removeHeader('Content-Type').send();
    if (kept.coding !== undefined) reply.header('Content-Encoding', kept.coding);
    return reply.send(kept.bytes);
  };
  const readKept: ReadKept = async (question) => (await find(question, undefined)).kept.bytes.toString();
  return { answerKept, readKept };
}
