import type { FastifyRequest } from 'fastify';
import type { User } from '../../shared/contract/auth';
import { validationTexts } from '../../shared/texts/validation';
import { invalid, notAuthenticated } from '../errors';

/** A key by which a program acts for a club. */
export interface HeldKey {
  id: number;
  name: string;
  write: boolean;
  /** The account that made it. */
  maker: number;
}

/** Who makes a call: a user, who may be a program that has come by an access key. */
export interface Caller extends User {
  accessKey?: HeldKey;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a call without a token. */
    user: Caller | null;
  }
}

/** The account that answers for the caller: what a program makes and spends counts as its maker's. */
export const accountOf = ({ id, accessKey }: Caller): number => accessKey?.maker ?? id;

/** The user of a call whose policy demands one. */
export function userOf({ user }: FastifyRequest): Caller {
  if (!user) throw notAuthenticated();
  return user;
}

/** The number in `If-Match: "1046"`: the version that the sender has read. undefined: the last write wins. */
export function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalid({ 'If-Match': [validationTexts.notInteger] });
  return Number(version);
}

/** Whose password is tried, from which address of the network. */
export interface LoginAttempt {
  address: string;
  email: string;
  /** The browser, if the account has logged in there before. */
  browser: string | null;
}

/** Each call throws 429 when its limit is spent. */
export interface RateLimits {
  /**
   * Counts a login before its password is looked at, so that many at once are not many guesses. What it returns takes
   * the count back: only wrong passwords are to count.
   */
  login(attempt: LoginAttempt): Promise<() => Promise<void>>;
  /** Counts a link of an evening before it is looked at; what it returns takes the count back. */
  eveningLink(address: string): Promise<() => Promise<void>>;
  registration(address: string): Promise<void>;
  resetFrom(address: string): Promise<void>;
  resetOf(email: string): Promise<void>;
  /** Accounts that a club makes for others. */
  invitation(clubId: number): Promise<void>;
  /** Mails that ask people to run a club. */
  roleInvitation(userId: number): Promise<void>;
  feedback(userId: number): Promise<void>;
  /** What a club lets this server send to others at once: tries of webhooks, lists of boats. */
  outgoing(clubId: number): Promise<void>;
  /** Whole clubs as one file, which take the server's time. */
  archive(clubId: number): Promise<void>;
  /** Files that a user sends in. */
  upload(userId: number): Promise<void>;
}
