import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { PasswordCost } from '../../deps';
import { HttpError } from '../../errors';
import { userTexts } from './passwordRules';

const MAX_WAITING = 50;
const RETRY_AFTER_S = 5;

/** Of OWASP's equivalent settings the one that takes the least time here. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password. Without a hash to compare with it takes as long and is false, so that its timing does
   * not reveal whether an address has an account.
   */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** How many wait for their turn. */
  waiting(): number;
}

const busy = () => new HttpError(503, { detail: userTexts.busy }, { 'Retry-After': String(RETRY_AFTER_S) });

/**
 * Hashes and compares, on all cores but one; so many at once that a rush of logins leaves the rest of the server its
 * share.
 */
export function createPasswords(cost: PasswordCost): Passwords {
  const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });
  let nobodys: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= MAX_WAITING) throw busy();
    return queue.add(work);
  }

  return {
    waiting: () => queue.size,
    hash: (password) => inTurn(() => hash(password, cost)),
    isRight: (password, passwordHash) =>
      inTurn(async () => {
        nobodys ??= hash('nobody has this password', cost);
        const matches = await verify(passwordHash ?? (await nobodys), password);
        return matches && passwordHash !== null;
      }),
  };
}
