import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HEADER, SESSION_HEADER_VALUE } from '../../../shared/contract/auth';
import { REFRESH_TOKEN_LIFE_S } from '../../../shared/limits';
import { forbidden } from '../../errors';
import type { IsOwnOrigin } from '../../http/origin';

/** The cookie of our own app: no script reads it, and no other site's page has it sent. */
export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** On https its name binds it to this host, to https and to the whole site; browsers refuse that name on plain http. */
export function refreshCookie(publicUrl: string | undefined): RefreshCookie {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const name = secure ? '__Host-refresh' : 'refresh';
  const options: CookieSerializeOptions = { httpOnly: true, secure, sameSite: 'strict', path: '/' };
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: REFRESH_TOKEN_LIFE_S }),
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
