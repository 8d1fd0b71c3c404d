import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { tokenOf, type FaultClub } from './faultWorld';

export interface Reply {
  status: number;
  text: string;
}

/** Sends a JSON body as the club's account, under a key where there is one, and resolves with whatever is answered. */
export type Send = (method: string, path: string, body: object, key?: string) => Promise<Reply>;

export const callsOf =
  (url: string, { account }: FaultClub): Send =>
  async (method, path, body, key) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf(account)}` };
    const reply = await fetch(url + path, {
      method,
      headers: { ...headers, ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }) },
      body: JSON.stringify(body),
    });
    return { status: reply.status, text: await reply.text() };
  };
