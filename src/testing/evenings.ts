import { randomBytes, randomUUID } from 'node:crypto';
import { createTokens } from '../server/resources/auth/tokens';
import { hashOfToken } from '../server/resources/auth/evening';
import { insertEveningSession, insertLink } from '../server/resources/auth/repositoryEvening';
import type { TestApp } from './testApp';

const BORN = '2026-06-01T10:00:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';

/** An open evening link of a sailing, and the token of its address. */
export async function anEveningLink(
  { db }: Pick<TestApp, 'db'>,
  { sailing, made_by }: { sailing: number; made_by: number },
): Promise<{ link: number; token: string }> {
  const token = randomBytes(16).toString('base64url');
  const { id } = await insertLink(db, {
    sailing_id: sailing,
    label: 'Tornet',
    token_hash: hashOfToken(token),
    created_at: BORN,
    expires_at: LATER,
    made_by,
  });
  return { link: id, token };
}

/** Somebody has come by the link; their access token. */
export async function cameBy(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  link: number,
  name: string,
): Promise<{ access: string; session: string }> {
  const session = randomUUID();
  await insertEveningSession(db, { id: session, link, name, now: BORN });
  const tokens = createTokens({ secret: deps.jwtSecret, now: deps.now, newId: deps.newId });
  return { access: tokens.evening('access', link, session), session };
}
