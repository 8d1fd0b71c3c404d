import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { EveningLink } from '../../../shared/contract/evening';
import { wireDatetime } from '../../../shared/domain/time';
import { MAX_EVENING_LINKS } from '../../../shared/limits';
import { eveningLinkSchema } from '../../../shared/schemas/account';
import type { Database } from '../../db/schema';
import type { EveningLinkRecord } from '../../db/schemaPeople';
import type { Work } from '../../db/unitOfWork';
import { notFound, refused } from '../../errors';
import { parse } from '../../http/parse';
import { accountOf, type Caller } from '../../http/request';
import { hashOfToken, type EveningTokenOf } from '../../resources/auth/evening';
import {
  endLinks,
  insertLink,
  keepLinkHash,
  linksOfSailing,
  namesByLink,
} from '../../resources/auth/repositoryEvening';
import { assertOwn, assertUnlocked, heldOwnSailing, visibleSailing } from '../../resources/sailings/access';
import { linkExpiry } from '../../resources/sailings/evening';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';

const TOO_MANY = `Seglingen har redan ${MAX_EVENING_LINKS} länkar. Avsluta en av dem först.`;

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

const presentLink = (link: EveningLinkRecord, names: string[] = []): EveningLink => ({
  id: link.id,
  label: link.label,
  created_at: wire(link.created_at),
  expires_at: wire(link.expires_at),
  names,
});

/** The links of the sailing that are open, without their addresses. */
export async function listEveningLinks(
  db: Kysely<Database>,
  user: User,
  id: number,
  now: Date,
): Promise<EveningLink[]> {
  const sailing = await visibleSailing(db, user, id);
  assertOwn(user, sailing);
  const links = await linksOfSailing(db, sailing.id, now.toISOString());
  const names = await namesByLink(
    db,
    links.map((link) => link.id),
  );
  return links.map((link) => presentLink(link, names.get(link.id)));
}

/** Makes a link by which helpers record the sailing. Its token is told by the answer, and kept nowhere. */
export async function createEveningLink(
  work: Work,
  user: Caller,
  { id, body, tokenOf }: { id: number; body: unknown; tokenOf: EveningTokenOf },
): Promise<EveningLink> {
  const sailing = await heldOwnSailing(work, user, id);
  const { label } = parse(eveningLinkSchema, body);
  assertUnlocked(sailing);
  if ((await linksOfSailing(work.tx, id, work.now)).length >= MAX_EVENING_LINKS) throw refused(TOO_MANY);

  const inserted = await insertLink(work.tx, {
    sailing_id: id,
    label,
    // The token goes by the id, which is not known yet.
    token_hash: hashOfToken(randomUUID()),
    created_at: work.now,
    expires_at: linkExpiry({ sailing, groups: await groupsOfSailing(work.tx, id) }, work.now),
    made_by: accountOf(user),
  });
  const link = presentLink(inserted);
  await keepLinkHash(work.tx, link.id, hashOfToken(tokenOf(link)));
  return link;
}

/** Ends a link: those who came by it can do nothing more from the commit on. */
export async function endEveningLink(
  work: Work,
  user: User,
  { id, link }: { id: number; link: number },
): Promise<void> {
  const sailing = await heldOwnSailing(work, user, id);
  if (!(await endLinks(work.tx, { sailing: sailing.id, link, now: work.now }))) throw notFound();
}
