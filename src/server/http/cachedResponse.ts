import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import type { Actor } from '../../shared/domain/permissions';
import type { DataVersion, MemoryCache } from '../db/memoryCache';
import type { Database } from '../db/schema';
import { snapshot } from '../db/insideWork';
import { nameOf } from './audience';
import { createPacing } from './pacing';
import { codingFor, pack, PACKED_FROM_BYTES, type Coding } from './packing';
import './request';

type Db = Kysely<Database>;

/** What a response depends on. */
export interface CacheKey extends DataVersion {
  /** What the response shows, with the options of the request: "sailing 5". */
  of: string;
  audience: Actor;
  /** The number of the club that it is about; undefined for a response about many clubs. */
  clubVersion?: number;
}

/** A response that is the same for everybody of an audience until the rows change. */
export interface CachedResponse<S extends CacheKey = CacheKey> {
  /** Reads in one statement what the response depends on. Throws 404 if the actor may not see it. */
  readKey: (db: Db) => Promise<S>;
  /** Makes the response from the rows and the audience, and from nothing else. */
  render: (db: Db, key: S) => Promise<unknown>;
}

/** Answers a GET: with cached bytes while the rows stay the same, with 304 if the client has them already. */
export type SendCached = <S extends CacheKey>(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse<S>,
) => Promise<FastifyReply>;

export interface CachedResponses {
  sendCached: SendCached;
  /** The same response as JSON text, for use inside another one. */
  readCached: <S extends CacheKey>(response: CachedResponse<S>) => Promise<string>;
  /** Nobody waits for a response any more: the server stops. */
  letGo: () => void;
}

interface CachedBytes {
  /** A hash of the content: equal on all nodes and in all codings. */
  etag: string;
  bytes: Buffer;
  /** undefined: not compressed. */
  coding: Coding | undefined;
}

const subjectOf = ({ of, audience }: CacheKey): string => `answer ${of} for ${nameOf(audience)}`;

const derivedOf = (key: CacheKey, coding: Coding | undefined) => ({
  subject: `${subjectOf(key)} ${coding ?? ''}`,
  number: key.number,
  under: key.under,
});

async function serialize(answer: Promise<unknown>): Promise<CachedBytes> {
  const bytes = Buffer.from(JSON.stringify(await answer));
  return { etag: `W/"${hash('sha256', bytes, 'base64url')}"`, bytes, coding: undefined };
}

const packed = async (plain: CachedBytes, coding: Coding): Promise<CachedBytes> =>
  plain.bytes.length < PACKED_FROM_BYTES ? plain : { ...plain, coding, bytes: await pack(plain.bytes, coding) };

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(W\/)?/, 'W/') === etag);

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Encoding, Authorization' };

/**
 * Routes that use these are registered with `compress: false`: the bytes are compressed already. A response that was
 * expensive to make is not made again at once, however often the rows change (docs/decisions/0020): who asks meanwhile
 * waits, and gets the rows of the end of the wait.
 */
export function cachedResponses({ db, memoryCache }: { db: Db; memoryCache: MemoryCache }): CachedResponses {
  const { inTurn, letGo } = createPacing<Transaction<Database>>((use) => snapshot(db, use));

  async function find<S extends CacheKey>(
    { readKey, render }: CachedResponse<S>,
    coding: Coding | undefined,
  ): Promise<{ kept: CachedBytes; key: S }> {
    const seen = await readKey(db);
    const held = memoryCache.held<CachedBytes>(derivedOf(seen, coding));
    if (held) return { kept: await held, key: seen };

    // Rights and number are read in one snapshot with the rows: they may have changed since the first read.
    const make = async (tx: Transaction<Database>) => {
      const key = await readKey(tx);
      return { key, plain: await memoryCache(derivedOf(key, undefined), () => serialize(render(tx, key))) };
    };
    const same = memoryCache.held<CachedBytes>(derivedOf(seen, undefined));
    const { plain, key } = same ? { plain: await same, key: seen } : await inTurn(subjectOf(seen), make);
    const kept = coding === undefined ? plain : await memoryCache(derivedOf(key, coding), () => packed(plain, coding));
    return { kept, key };
  }

  const sendCached: SendCached = async (request, reply, response) => {
    const { kept, key } = await find(response, codingFor(request.headers['accept-encoding']));
    reply.headers({ ...HEADERS, ETag: kept.etag, 'Cache-Control': `${request.user ? 'private' : 'public'}, no-cache` });
    if (key.clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, key.clubVersion);
    if (hasTag(request.headers['if-none-match'], kept.etag)) return reply.code(304).removeHeader('Content-Type').send();
    if (kept.coding !== undefined) reply.header('Content-Encoding', kept.coding);
    return reply.send(kept.bytes);
  };
  const readCached: CachedResponses['readCached'] = async (response) =>
    (await find(response, undefined)).kept.bytes.toString();
  return { sendCached, readCached, letGo };
}
