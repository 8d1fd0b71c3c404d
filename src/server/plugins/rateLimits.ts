import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { assertOutsideWork } from '../db/insideWork';
import { giveBack, spend, type Taken } from '../db/rateLimits';
import type { Database } from '../db/schema';
import type { RateLimits } from '../http/request';
import { HttpError } from '../errors';
import { networkOf } from '../http/network';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** How many, in how many seconds, of whom. */
const LIMITS = {
  failed_logins_of_address: { most: 10, perS: MINUTE_S },
  failed_logins_of_email_from_address: { most: 5, perS: MINUTE_S },
  // Wide: five wrong passwords a minute from elsewhere must not keep the owner of the account out.
  failed_logins_of_email: { most: 100, perS: HOUR_S },
  // Counted instead of the three above: strangers shut nobody out of a browser that they know.
  failed_logins_of_known_browser: { most: 10, perS: MINUTE_S },
  wrong_evening_links_of_address: { most: 10, perS: MINUTE_S },
  registrations_of_address: { most: 20, perS: HOUR_S },
  resets_of_address: { most: 20, perS: HOUR_S },
  resets_of_email: { most: 5, perS: HOUR_S },
  invitations_of_club: { most: 30, perS: HOUR_S },
  role_invitations_of_user: { most: 30, perS: HOUR_S },
  outgoing_of_club: { most: 60, perS: HOUR_S },
  feedback_of_user: { most: 10, perS: HOUR_S },
  archives_of_club: { most: 10, perS: HOUR_S },
  uploads_of_user: { most: 20, perS: HOUR_S },
} as const;

type LimitName = keyof typeof LIMITS;

export interface RateLimitDeps {
  isOn: boolean;
  db: Kysely<Database>;
  now: () => Date;
  /** The same on every node. A reader of the table learns nobody's address from it. */
  secret: string;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const unit = seconds === 1 ? 'sekund' : 'sekunder';
  return new HttpError(
    429,
    { detail: `Förfrågan stoppades eftersom du har skickat för många. Försök igen om ${seconds} ${unit}.` },
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Takes one of a limit. Throws 429 when none is left. Counted in the database, by all nodes together, and outside every
 * transaction: what fails counts as well. undefined: it was not counted, and the request goes on.
 */
function takeWith({ isOn, db, now, secret, logger }: RateLimitDeps) {
  const keyOf = (name: LimitName, subject: string | number) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${subject}`).digest('base64url')}`;

  return async (name: LimitName, subject: string | number): Promise<Taken | undefined> => {
    assertOutsideWork();
    if (!isOn) return undefined;
    const { most, perS } = LIMITS[name];
    const key = keyOf(name, subject);
    const at = now();
    const until = new Date(at.getTime() + perS * 1000).toISOString();

    const spent = await spend(db, { key, most, now: at.toISOString(), until }).catch((err: unknown) => {
      logger.error({ err, limit: name }, 'a limit could not be counted');
    });
    if (!spent) return undefined;
    const { isTaken, resetsAt } = spent;
    if (!isTaken) throw tooMany(Date.parse(resetsAt) - at.getTime());
    return { key, resetsAt };
  };
}

/** The limits of the calls that can be misused, each counted from the first call of its window. */
export function createRateLimits(deps: RateLimitDeps): RateLimits {
  const { db, logger } = deps;
  const take = takeWith(deps);
  const count = async (name: LimitName, subject: string | number) => void (await take(name, subject));
  const takeBack = (taken: Taken[]) =>
    giveBack(db, taken).catch((err: unknown) =>
      logger.error({ err }, 'what a limit had counted could not be taken back'),
    );

  return {
    login: async ({ address, email, browser }) => {
      const network = networkOf(address);
      const taken =
        browser === null
          ? [
              await take('failed_logins_of_address', network),
              await take('failed_logins_of_email_from_address', `${network} ${email}`),
              await take('failed_logins_of_email', email),
            ]
          : [await take('failed_logins_of_known_browser', browser)];
      return () => takeBack(taken.filter((one) => one !== undefined));
    },
    eveningLink: async (address) => {
      const taken = await take('wrong_evening_links_of_address', networkOf(address));
      return () => takeBack(taken ? [taken] : []);
    },
    registration: (address) => count('registrations_of_address', networkOf(address)),
    resetFrom: (address) => count('resets_of_address', networkOf(address)),
    resetOf: (email) => count('resets_of_email', email),
    invitation: (clubId) => count('invitations_of_club', clubId),
    roleInvitation: (userId) => count('role_invitations_of_user', userId),
    outgoing: (clubId) => count('outgoing_of_club', clubId),
    feedback: (userId) => count('feedback_of_user', userId),
    archive: (clubId) => count('archives_of_club', clubId),
    upload: (userId) => count('uploads_of_user', userId),
  };
}
