import { authPaths, type TokenPair } from '../shared/contract/auth';
import { IDEMPOTENCY_HEADER } from '../shared/contract/sailings';

/**
 * Calls the API of a served app as an account. Resolves with the answer's body; throws when it is no success, or does
 * not come.
 */
export type Call = <T>(method: string, path: string, body?: unknown, key?: string) => Promise<T>;

/** Logs in to a served app, and gives the calls of that account. */
export async function callsOver(
  url: string,
  account: { email: string; password: string },
): Promise<{ call: Call; token: string }> {
  const json = { 'Content-Type': 'application/json' };
  const { email, password } = account;
  const login = await fetch(`${url}${authPaths.login}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`Login answered ${login.status}: ${await login.text()}`);
  const { access: token } = (await login.json()) as TokenPair;

  const call: Call = async <T>(method: string, path: string, body?: unknown, key?: string) => {
    const headers = {
      ...json,
      Authorization: `Bearer ${token}`,
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    };
    const reply = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as T;
  };
  return { call, token };
}
