import type { Kysely } from 'kysely';
import { ACCESS_KEY_PREFIX, type AccessKeyState } from '../../../shared/contract/accessKeys';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { AccessKeyRecord } from '../../db/schemaExchange';
import type { Caller } from '../../http/request';
import { hashOfToken } from './evening';
import { linkTokens } from './linkTokens';
import { keyByHash, type AccessKeyView } from './repositoryKeys';

/** The whole of a key, as programs send it. */
export type AccessKeyOf = (key: Pick<AccessKeyRecord, 'id' | 'created_at'>) => string;

/** Made again when the answer that told it is sent again: no table holds it. */
export function createAccessKeys({ secret }: { secret: string }): AccessKeyOf {
  const tokenOf = linkTokens({ secret }, 'access key');
  return ({ id, created_at }) => `${ACCESS_KEY_PREFIX}${tokenOf([id, created_at])}`;
}

/** Its last day is a day in Sweden, and the key works until that day is over. */
export const isOver = (expires_on: string | null, now: Date): boolean =>
  expires_on !== null && expires_on < localDateOf(now.getTime());

/** Whether a key works, and else why not. */
export function keyState(
  { expires_on, is_makers_still }: Pick<AccessKeyView, 'expires_on' | 'is_makers_still'>,
  now: Date,
): AccessKeyState {
  if (is_makers_still !== 1) return 'ended';
  return isOver(expires_on, now) ? 'expired' : 'active';
}

/**
 * The program that comes by a key, as long as the key works: an official of its club where it may write, else somebody
 * without a club who is logged in. It has no account of its own. null: no such key.
 */
export async function callerByKey(db: Kysely<Database>, key: string, now: Date): Promise<Caller | null> {
  const found = await keyByHash(db, hashOfToken(key));
  if (!found || keyState(found, now) !== 'active') return null;
  const club = { id: found.club_id, slug: found.slug, name: found.club_name };
  const write = found.can_write === 1;
  return {
    id: 0,
    email: '',
    first_name: found.name,
    last_name: '',
    club: null,
    sailor: null,
    club_id: club.id,
    club_slug: club.slug,
    is_staff: false,
    roles: write ? [{ club, role: 'official' }] : [],
    accessKey: { id: found.id, name: found.name, write, maker: found.made_by },
  };
}
