import { authPaths } from '../../shared/contract/auth';
import type { ServedApp } from '../servedApp';
import { callsOver, type Call } from '../servedCalls';
import type { StoryClub } from './storyClub';

export interface StorySailor {
  email: string;
  password: string;
  call: Call;
}

/** A sailor who has registered in the club. */
export async function makeSailor({ url }: ServedApp, { call, slug }: StoryClub): Promise<StorySailor> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const account = { email: 'sara@exempel.se', password: 'Lovart-om-laemaerket' };
  const headers = { 'Content-Type': 'application/json' };
  const reply = await fetch(`${url}${authPaths.users}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...account, club }),
  });
  if (!reply.ok) throw new Error(`Registration answered ${reply.status}: ${await reply.text()}`);
  return { ...account, call: (await callsOver(url, account)).call };
}
