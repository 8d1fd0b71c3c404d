import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the Internet. Those of this machine, of a private or shared network and of a link are
 * not, nor are those that only stand for another one (IPv4 written as IPv6, 6to4, Teredo), nor what is reserved.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** What this server may connect to by itself. */
export interface ConnectRule {
  protocols: readonly string[];
  /** Asked of every address at the moment of the connection, whatever the name said before. */
  mayReach: (address: string) => boolean;
}

/** The Internet, encrypted: nothing on this machine or in a network behind it. */
export const INTERNET_ONLY: ConnectRule = { protocols: ['https:'], mayReach: isPublicAddress };

/** The code of the error when an address is not one that may be reached. */
export const ADDRESS_REFUSED = 'EADDRREFUSED';
/** The code of the error when there was no answer in time. */
export const TIMED_OUT = 'ETIMEDOUT';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

const MAX_ANSWER_BYTES = 16 * 1024;
const MAX_HEADER_BYTES = 8 * 1024;

export interface Outgoing {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For all of it: name, connection, request and answer. */
  withinMs: number;
}

/** What came back: the status, and the first 16 kB of the text. */
export interface Reply {
  status: number;
  text: string;
}

/** Posts something to another server. Rejects with an error that has a code where there is no answer. */
export type PostOut = (outgoing: Outgoing, signal?: AbortSignal) => Promise<Reply>;

/** Resolves a name, and refuses it when one of its addresses may not be reached: a good one beside it is a lure. */
const guardedLookup =
  ({ mayReach }: ConnectRule): LookupFunction =>
  (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? withCode('ENOTFOUND'), []);
      if (!found.every(({ address }) => mayReach(address))) return callback(withCode(ADDRESS_REFUSED), []);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/** The host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the address may be tried at all. A host in figures is judged here, a name when it is resolved. */
export function mayTry(url: string, { protocols, mayReach }: ConnectRule): boolean {
  const target = URL.parse(url);
  if (!target || !protocols.includes(target.protocol)) return false;
  const host = hostOf(target);
  return isIP(host) === 0 || mayReach(host);
}

/** Reads an answer to its end, or as far as anybody wants to know. */
function readReply(answer: IncomingMessage): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const done = () => {
      const text = Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
      resolve({ status: answer.statusCode ?? 0, text });
    };
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes < MAX_ANSWER_BYTES) return;
      done();
      answer.destroy();
    });
    answer.on('end', done);
    answer.on('error', reject);
  });
}

/**
 * Posts to servers that the rule allows, over a connection of its own each time. A redirect is an answer like others: it
 * is not followed.
 */
export const createPostOut =
  (rule: ConnectRule): PostOut =>
  async ({ url, headers, body, withinMs }, signal) => {
    if (!mayTry(url, rule)) throw withCode(ADDRESS_REFUSED);
    const overdue = AbortSignal.timeout(withinMs);
    const send = url.startsWith('http:') ? requestHttp : requestHttps;
    const options = {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(rule),
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([overdue, ...(signal ? [signal] : [])]),
    };
    try {
      return await new Promise<Reply>((resolve, reject) => {
        const sent = send(url, options, (answer) => void readReply(answer).then(resolve, reject));
        sent.on('error', reject);
        sent.end(body);
      });
    } catch (error) {
      throw overdue.aborted ? withCode(TIMED_OUT) : error;
    }
  };
