import type { Kysely } from 'kysely';
import type { RrsEvent } from '../../../shared/contract/rrs';
import type { Actor } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import { rrsEventSchema, rrsSendSchema } from '../../../shared/schemas/exchange';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { errorCode } from '../../errorCode';
import { refused, type HttpError } from '../../errors';
import { parse } from '../../http/parse';
import type { PostOut, Reply } from '../../http/postOut';
import type { Seal } from '../../resources/auth/seal';
import { presentedEntries } from '../../resources/competitors/readCompetitors';
import { peopleOf } from '../../resources/publications/repository';
import { classesOfSailing } from '../../resources/race-classes/raceClasses';
import { assertOwn, heldOwnSailing, visibleSailing, type SailingView } from '../../resources/sailings/access';
import { deleteRrsEvent, keepRrsEvent, noteSent, rrsEventOf } from '../../resources/sailings/repositoryRrs';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { rrsCompetitors, type ListedBoat, type RrsCompetitor } from './competitorList';

type Db = Kysely<Database>;

const ANSWER_WITHIN_MS = 10_000;

/** Where lists go, and who they say that they come from. `url` undefined: this server sends none. */
export interface RrsTarget {
  url: string | undefined;
  source: string;
}

const rrsTexts = {
  isOff: 'Den här servern skickar inget till rrs.org.',
  noEvent: 'Ange först händelsens UUID från rrs.org.',
  noBoats: 'Seglingen har inga godkända deltagare att skicka.',
  sealedByAnother: 'Händelsens UUID kan inte läsas längre. Ange det en gång till.',
  noAnswer: 'rrs.org svarade inte. Försök igen om en stund.',
  unknownSource: (source: string) =>
    `rrs.org känner inte igen avsändaren ”${source}”. Den som driver servern ber rrs.org att registrera namnet, ` +
    'eller anger ett annat med RRS_SOURCE.',
  notTaken: (status: number) => `rrs.org tog inte emot listan (${status}). Kontrollera händelsens UUID.`,
} as const;

/** The event of a sailing, without its UUID. Throws 403 for others than those who run the club. */
export async function readRrsEvent(db: Db, actor: Actor, id: number): Promise<RrsEvent> {
  const sailing = await visibleSailing(db, actor, id);
  assertOwn(actor, sailing);
  return presentEvent(db, sailing.id);
}

async function presentEvent(db: Db, sailing: number): Promise<RrsEvent> {
  const { sent_at = null, sent_count = null, ...found } = (await rrsEventOf(db, sailing)) ?? {};
  return { is_set: 'sealed' in found, sent_at: sent_at && wireDatetime(Date.parse(sent_at)), sent_count };
}

/** Says which event takes the boats of the sailing: whoever knows its UUID can replace its list, so it is kept sealed. */
export async function setRrsEvent(
  work: Work,
  actor: Actor,
  { id, body, seal }: { id: number; body: unknown; seal: Seal },
): Promise<RrsEvent> {
  const sailing = await heldOwnSailing(work, actor, id);
  const { event } = parse(rrsEventSchema, body);
  await keepRrsEvent(work.tx, { sailing: sailing.id, sealed: seal.close(event, sailing.id) });
  return presentEvent(work.tx, sailing.id);
}

/** Forgets the event. What rrs.org has been sent stays there. */
export async function forgetRrsEvent(work: Work, actor: Actor, id: number): Promise<void> {
  const sailing = await heldOwnSailing(work, actor, id);
  await deleteRrsEvent(work.tx, sailing.id);
}

async function listedBoats(db: Db, actor: Actor, sailing: SailingView): Promise<ListedBoat[]> {
  const groups = await groupsOfSailing(db, sailing.id);
  const boats = (await presentedEntries(db, { sailing, groups }, actor)).filter(
    ({ is_unmatched, approved }) => !is_unmatched && approved,
  );
  const wishes = new Map(
    (
      await peopleOf(
        db,
        boats.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  const classes = new Map((await classesOfSailing(db, sailing.id)).map(({ id, name }) => [id, name]));
  return boats.map((boat) => {
    const wish = wishes.get(boat.id);
    return {
      ...boat,
      race_class: classes.get(boat.race_class ?? 0) ?? '',
      isHidden: wish?.hide_name === 1 || wish?.sailor_hides === 1,
      isMinor: wish?.is_minor === 1 || wish?.sailor_is_minor === 1,
    };
  });
}

/** A list that is ready to be sent. */
export interface RrsList {
  sailing: number;
  club: number;
  url: string;
  sealed: string;
  uuid: string;
  source: string;
  competitors: RrsCompetitor[];
}

/**
 * The list of a sailing for its event. Throws 400 where there is no event or no boat, and where this server sends no
 * lists.
 */
export async function readRrsList(
  db: Db,
  actor: Actor,
  { id, body, seal, target }: { id: number; body: unknown; seal: Seal; target: RrsTarget },
): Promise<RrsList> {
  const sailing = await visibleSailing(db, actor, id);
  assertOwn(actor, sailing);
  const { contacts = false } = parse(rrsSendSchema, body ?? {});
  if (target.url === undefined) throw refused(rrsTexts.isOff);
  const event = await rrsEventOf(db, sailing.id);
  if (!event) throw refused(rrsTexts.noEvent);
  const uuid = seal.open(event.sealed, sailing.id);
  if (uuid === null) throw refused(rrsTexts.sealedByAnother);
  const competitors = rrsCompetitors(await listedBoats(db, actor, sailing), { hasContacts: contacts });
  if (competitors.length === 0) throw refused(rrsTexts.noBoats);
  const { url, source } = { ...target, url: target.url };
  return { sailing: sailing.id, club: sailing.club_id, url, sealed: event.sealed, uuid, source, competitors };
}

function problemOf({ status, text }: Reply, source: string): HttpError {
  return refused(text.includes('unrecognized_source') ? rrsTexts.unknownSource(source) : rrsTexts.notTaken(status));
}

/** Sends a list, which takes the place of the one before. Throws 400 with what rrs.org did not like. */
export async function sendRrsList(
  postOut: PostOut,
  { url, uuid, source, competitors }: RrsList,
  log: { warn: (facts: object, text: string) => void },
): Promise<void> {
  const reply = await postOut({
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, source, competitors }),
    withinMs: ANSWER_WITHIN_MS,
  }).catch((error: unknown) => {
    log.warn({ code: errorCode(error) }, 'rrs.org did not answer');
    throw refused(rrsTexts.noAnswer);
  });
  if (reply.status >= 200 && reply.status < 300) return;
  log.warn({ rrsStatus: reply.status }, 'rrs.org did not take a list');
  throw problemOf(reply, source);
}

/** Notes that a list has arrived. Throws 404 or 403 where the actor may not send it any more. */
export async function noteRrsList(
  work: Work,
  actor: Actor,
  { sailing, sealed, competitors }: RrsList,
): Promise<RrsEvent> {
  await heldOwnSailing(work, actor, sailing);
  await noteSent(work.tx, { sailing, sealed, at: work.now, count: competitors.length });
  return presentEvent(work.tx, sailing);
}
