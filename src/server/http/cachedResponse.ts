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
  /** Of text that is no JSON, and the same for everybody who asks: its headers. `render` gives the text, or bytes that are compressed already. */
  headers?: Readonly<Record<string, string>>;
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
  /** A hash of the content, equal on all nodes. Of JSON it is the same in all codings, and weak for that. */
  etag: string;
  bytes: Buffer;
  /** undefined: not compressed. */
  coding: Coding | undefined;
  /** Compressed as it is: a picture. */
  isPacked?: boolean;
}

const subjectOf = ({ of, audience }: CacheKey): string => `answer ${of} for ${nameOf(audience)}`;

const derivedOf = (key: CacheKey, coding: Coding | undefined) => ({
  subject: `${subjectOf(key)} ${coding ?? ''}`,
  number: key.number,
  under: key.under,
});

async function serialize(answer: Promise<unknown>): Promise<CachedBytes> {
  const content = await answer;
  if (Buffer.isBuffer(content))
    return { etag: `"${hash('sha256', content, 'base64url')}"`, bytes: content, coding: undefined, isPacked: true };
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const tag = `"${hash('sha256', bytes, 'base64url')}"`;
  return { etag: typeof content === 'string' ? tag : `W/${tag}`, bytes, coding: undefined };
}

async function packed(plain: CachedBytes, coding: Coding): Promise<CachedBytes> {
  if (plain.bytes.length < PACKED_FROM_BYTES || plain.isPacked === true) return plain;
  const { etag } = plain;
  const isStrong = !etag.startsWith('W/');
  return {
    etag: isStrong ? `${etag.slice(0, -1)}-${coding}"` : etag,
    coding,
    bytes: await pack(plain.bytes, coding),
  };
}

/** A tag without the word on its strength: a client that asks for changes compares without it. */
const opaque = (etag: string): string => etag.replace(/^W\//, '');

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim() === '*' || opaque(one.trim()) === opaque(etag));

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Encoding, Authorization' };

const headersFor = ({ user }: FastifyRequest, headers: CachedResponse['headers']): Readonly<Record<string, string>> =>
  headers
    ? { Vary: 'Accept-Encoding', ...headers }
    : { ...JSON_HEADERS, 'Cache-Control': `${user ? 'private' : 'public'}, no-cache` };

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
    reply.headers({ ...headersFor(request, response.headers), ETag: kept.etag });
    if (key.clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, key.clubVersion);
    if (hasTag(request.headers['if-none-match'], kept.etag)) return reply.code(304).removeHeader('Content-Type').send();
    if (kept.coding !== undefined) reply.header('Content-Encoding', kept.coding);
    return reply.send(kept.bytes);
  };
  const readCached: CachedResponses['readCached'] = async (response) =>
    (await find(response, undefined)).kept.bytes.toString();
  return { sendCached, readCached, letGo };
}
