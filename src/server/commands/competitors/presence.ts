import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Headcount } from '../../../shared/contract/presence';
import { beats, headcount } from '../../../shared/domain/headcount';
import {
  isOwnEntry,
  mayRecord,
  maySeeContact,
  maySeeListedPhone,
  type Actor,
} from '../../../shared/domain/permissions';
import { storedInstant, wireDatetime } from '../../../shared/domain/time';
import { presenceSchema } from '../../../shared/schemas/finish';
import { isEmpty, realChanges } from '../../db/changes';
import type { CompetitorChanges, Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden } from '../../errors';
import { parse } from '../../http/parse';
import { heldEntry } from '../../resources/competitors/checks';
import { presentCompetitorFrame } from '../../resources/competitors/present';
import { entriesOf, presentedEntry } from '../../resources/competitors/readCompetitors';
import { contactsIn } from '../../resources/competitors/repositoryEntrants';
import { assertMayRecord, rulesOf, visibleSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { changeEntry } from './saveCompetitor';

/**
 * Says where a boat is: the sailor of their own, those who record the sailing of all. What was said later stands,
 * whatever order it arrives in, and a clock that is ahead counts as now. A verified result is no hindrance: boats come
 * ashore after it.
 */
export async function setPresence(work: Work, actor: Actor, id: number, body: unknown): Promise<Competitor> {
  const { entry, setting } = await heldEntry(work, actor, id);
  const isRecorded = mayRecord(actor, rulesOf(setting.sailing));
  if (!isRecorded && !isOwnEntry(actor, { sailor: entry.sailor_id })) throw forbidden();
  const { presence, at } = parse(presenceSchema, body);

  const now = Date.parse(work.now);
  const said = { presence, at: at === undefined ? now : Math.min(now, Date.parse(at)) };
  const before = entry.presence_at === null ? null : { presence: entry.presence, at: Date.parse(entry.presence_at) };
  const isStale = at === undefined ? entry.presence === presence : !beats(said, before);
  const changes = realChanges<CompetitorChanges>(entry, { presence, presence_at: storedInstant(said.at) });
  if (isStale || isEmpty(changes)) return presentedEntry(entry, setting, actor);
  return presentedEntry(await changeEntry(work, entry, changes, setting), setting, actor);
}

/**
 * How many are out at the instant, boat by boat; with telephones for the club alone. Throws 403 for everybody but those
 * who record the sailing.
 */
export async function readHeadcount(
  db: Kysely<Database>,
  actor: Actor,
  sailingId: number,
  now: Date,
): Promise<Headcount> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertMayRecord(actor, sailing);
  const groups = await groupsOfSailing(db, sailing.id);
  const entries = await entriesOf(db, sailing.id);
  const boats = entries.map((entry) => presentCompetitorFrame(entry, { sailing, groups }));
  const stand = (group: number | null) => groups.find(({ id }) => id === group) ?? sailing;
  const count = headcount(boats, stand, now.getTime());

  const contacts = new Map((await contactsIn(db, sailing.id)).map((contact) => [contact.competitor, contact]));
  const listed = new Map(entries.map(({ id, contact_phone }) => [id, contact_phone]));
  const phoneOf = (competitor: number): string | null => {
    const contact = contacts.get(competitor);
    const own = contact && maySeeContact(actor, contact) ? contact.phone : null;
    return own || (maySeeListedPhone(actor, { club: sailing.club_id }) && listed.get(competitor)) || null;
  };
  const rows = count.rows.map(({ seenAt, ...row }) => ({
    ...row,
    seen_at: seenAt === null ? null : wireDatetime(seenAt),
    phone: phoneOf(row.competitor),
  }));
  return { boats_out: count.boats, people_out: count.people, rows };
}
