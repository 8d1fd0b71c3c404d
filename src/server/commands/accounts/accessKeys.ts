import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccessKey } from '../../../shared/contract/accessKeys';
import type { User } from '../../../shared/contract/auth';
import { wireDatetime } from '../../../shared/domain/time';
import { MAX_ACCESS_KEYS } from '../../../shared/limits';
import { accessKeySchema } from '../../../shared/schemas/exchange';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound, refused } from '../../errors';
import { parse } from '../../http/parse';
import { isOver, keyState, type AccessKeyOf } from '../../resources/auth/accessKeys';
import { hashOfToken } from '../../resources/auth/evening';
import { deleteKey, insertKey, keepKeyHash, keysOfClub, type AccessKeyView } from '../../resources/auth/repositoryKeys';
import { ownedClub } from '../../resources/clubs/access';
import { holdClub } from '../../resources/clubs/clubs';

const keyTexts = {
  tooMany: `Klubben har redan ${MAX_ACCESS_KEYS} åtkomstnycklar. Ta bort en av dem först.`,
  over: 'Den dagen har redan varit.',
} as const;

function presentKey(key: AccessKeyView, now: Date): AccessKey {
  const name = `${key.first_name} ${key.last_name}`.trim();
  return {
    id: key.id,
    name: key.name,
    write: key.can_write === 1,
    expires_on: key.expires_on,
    state: keyState(key, now),
    made_by: name === '' ? key.email : name,
    created_at: wireDatetime(Date.parse(key.created_at)),
  };
}

/** The keys of the club, those included that work no longer. Throws 403 for others than its owners. */
export async function listKeys(db: Kysely<Database>, user: User, club: string, now: Date): Promise<AccessKey[]> {
  const { id } = await ownedClub(db, user, club);
  return (await keysOfClub(db, id)).map((key) => presentKey(key, now));
}

/** What the answer to a new key is kept as: without the key, which is made of it each time that it is told. */
export interface KeptKey {
  id: number;
  name: string;
  created_at: string;
}

/** Makes a key of the club, at most 20 of them. Throws 400 for a last day that is over. */
export async function createKey(
  work: Work,
  user: User,
  { club: idOrSlug, body, keyOf }: { club: string; body: unknown; keyOf: AccessKeyOf },
): Promise<KeptKey> {
  const club = await ownedClub(work.tx, user, idOrSlug);
  await holdClub(work, club.id);
  const { name, write, expires_on = null } = parse(accessKeySchema, body);
  if (isOver(expires_on, new Date(work.now))) throw invalid({ expires_on: [keyTexts.over] });
  if ((await keysOfClub(work.tx, club.id)).length >= MAX_ACCESS_KEYS) throw refused(keyTexts.tooMany);

  const { id, created_at } = await insertKey(work.tx, {
    club_id: club.id,
    made_by: user.id,
    name,
    // The key goes by the id, which is not known yet.
    token_hash: hashOfToken(randomUUID()),
    can_write: write ? 1 : 0,
    expires_on,
    created_at: work.now,
  });
  await keepKeyHash(work.tx, id, hashOfToken(keyOf({ id, created_at })));
  return { id, name, created_at };
}

/** Deletes a key: it opens nothing from the commit on. */
export async function removeKey(
  { tx }: Work,
  user: User,
  { club: idOrSlug, id }: { club: string; id: number },
): Promise<void> {
  const club = await ownedClub(tx, user, idOrSlug);
  if (!(await deleteKey(tx, { club: club.id, id }))) throw notFound();
}
