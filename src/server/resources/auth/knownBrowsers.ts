import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_DAYS } from '../../../shared/limits';
import { ownCookie } from './cookie';

const LIFE_S = KNOWN_BROWSER_DAYS * 24 * 60 * 60;
const MAC_LENGTH = 32;
const TIME_RADIX = 36;
const FORM = /^([\da-z]{1,8})-([\da-f]{32})-([\da-f]{32})$/;
const BETWEEN = '.';
/** The accounts that logged in last in a browser that several people share. */
const MOST_ACCOUNTS = 4;

/** What a browser is known for: it is not any more once the password is another, or the account is gone. */
export interface KnownAccount {
  /** As accounts have it. */
  email: string;
  /** The `passwordMark` of the account's password. */
  mark: string;
}

type WithCookies = Pick<FastifyRequest, 'cookies'>;

/**
 * Browsers in which somebody has logged in before, told by a signed cookie: there wrong passwords are counted apart, so
 * that nobody who guesses elsewhere keeps the owner of the account out.
 */
export interface KnownBrowsers {
  /** Names the browser of the call if the account has logged in there; null elsewhere. */
  idOf(request: WithCookies, account: KnownAccount): string | null;
  /** The account has just logged in there. */
  remember(request: WithCookies, reply: FastifyReply, account: KnownAccount): void;
}

export interface KnownBrowserDeps {
  secret: string;
  now: () => Date;
  newId: () => string;
  publicUrl: string | undefined;
}

/** The cookie has one part per account: when, a number drawn for the browser, and a signature over both and the account. */
export function createKnownBrowsers({ secret, now, newId, publicUrl }: KnownBrowserDeps): KnownBrowsers {
  const cookie = ownCookie(publicUrl, { name: 'known', lifeS: LIFE_S });
  const key = createHmac('sha256', secret).update('known browser').digest();
  const nowS = () => Math.floor(now().getTime() / 1000);

  const macOf = ({ email, mark }: KnownAccount, time: string, id: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([email, mark, time, id]))
      .digest('hex')
      .slice(0, MAC_LENGTH);

  function idIn(part: string, account: KnownAccount): string | null {
    const [, time = '', id = '', mac = ''] = FORM.exec(part) ?? [];
    const ageS = nowS() - Number.parseInt(time, TIME_RADIX);
    if (mac === '' || !(ageS >= 0 && ageS < LIFE_S)) return null;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(account, time, id))) ? id : null;
  }

  const partsOf = (request: WithCookies): string[] =>
    (cookie.read(request) ?? '').split(BETWEEN, MOST_ACCOUNTS).filter((part) => FORM.test(part));

  return {
    idOf: (request, account) => {
      for (const part of partsOf(request)) {
        const id = idIn(part, account);
        if (id !== null) return id;
      }
      return null;
    },
    remember: (request, reply, account) => {
      const time = nowS().toString(TIME_RADIX);
      const id = newId().replaceAll('-', '');
      const others = partsOf(request).filter((part) => idIn(part, account) === null);
      const parts = [`${time}-${id}-${macOf(account, time, id)}`, ...others].slice(0, MOST_ACCOUNTS);
      cookie.set(reply, parts.join(BETWEEN));
    },
  };
}
