import { createHmac } from 'node:crypto';

const TOKEN_BYTES = 16;

/**
 * Makes the ends of addresses that open something by themselves: 128 bits that nobody can guess without the server's
 * secret. They go by facts of the row behind them, so that an answer which is sent again can tell them again, and no
 * table holds them. `kind`: what they open.
 */
export function linkTokens({ secret }: { secret: string }, kind: string): (facts: readonly unknown[]) => string {
  const key = createHmac('sha256', secret).update(kind).digest();
  return (facts) =>
    createHmac('sha256', key).update(JSON.stringify(facts)).digest().subarray(0, TOKEN_BYTES).toString('base64url');
}
