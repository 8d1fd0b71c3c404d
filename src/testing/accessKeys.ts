import { randomBytes } from 'node:crypto';
import { ACCESS_KEY_PREFIX } from '../shared/contract/accessKeys';
import { hashOfToken } from '../server/resources/auth/evening';
import { insertKey } from '../server/resources/auth/repositoryKeys';
import type { TestApp } from './testApp';

const BORN = '2026-06-01T10:00:00.000Z';

interface WantedKey {
  club: number;
  made_by: number;
  write?: boolean;
  name?: string;
  expires_on?: string | null;
}

/** A key of a club in the database, and the key itself. */
export async function anAccessKey(
  { db }: Pick<TestApp, 'db'>,
  { club, made_by, write = true, name = 'Webbplatsen', expires_on = null }: WantedKey,
): Promise<{ id: number; key: string }> {
  const key = `${ACCESS_KEY_PREFIX}${randomBytes(16).toString('base64url')}`;
  const { id } = await insertKey(db, {
    club_id: club,
    made_by,
    name,
    token_hash: hashOfToken(key),
    can_write: write ? 1 : 0,
    expires_on,
    created_at: BORN,
  });
  return { id, key };
}
