import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HEADER, SESSION_HEADER_VALUE } from '../../../shared/contract/auth';
import { forbidden } from '../../errors';
import type { IsOwnOrigin } from '../../http/origin';

/** A cookie of our own app: no script reads it, and no other site's page has it sent. */
export interface OwnCookie {
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

/** On https its name binds it to this host, to https and to the whole site; browsers refuse that name on plain http. */
export function ownCookie(publicUrl: string | undefined, cookie: { name: string; lifeS: number }): OwnCookie {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const name = secure ? `__Host-${cookie.name}` : cookie.name;
  const options: CookieSerializeOptions = { httpOnly: true, secure, sameSite: 'strict', path: '/' };
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, value) => void reply.setCookie(name, value, { ...options, maxAge: cookie.lifeS }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** Our own app asks: the refresh token then travels in the cookie only. */
export const isOwnApp = ({ headers }: FastifyRequest): boolean =>
  headers[SESSION_HEADER.toLowerCase()] === SESSION_HEADER_VALUE;

/**
 * Throws 403 unless the call comes from a page of our own. Browsers say so in Sec-Fetch-Site, which no page can write;
 * on plain http in a network they send none, and Origin decides.
 */
export function assertSameOrigin({ headers }: FastifyRequest, isOwnOrigin: IsOwnOrigin): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? isOwnOrigin(headers.origin ?? '') : site === 'same-origin';
  if (!isOwn) throw forbidden();
}
