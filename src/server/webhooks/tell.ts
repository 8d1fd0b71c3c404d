import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '../../shared/contract/webhooks';
import { publicPaths } from '../../shared/domain/publication/publicPaths';
import type { SailingStatus } from '../../shared/contract/sailings';
import type { WebhookRecord } from '../db/schemaExchange';
import type { Work } from '../db/unitOfWork';
import type { Happening, Trial, WebhookFacts } from './facts';
import { clubOfMessages, insertMessage, webhooksOfClub } from './repository';

type Club = Awaited<ReturnType<typeof clubOfMessages>>;

/** The events that a webhook asks for. */
export const eventsOf = ({ events }: Pick<WebhookRecord, 'events'>): WebhookEvent[] =>
  JSON.parse(events) as WebhookEvent[];

/** Where more can be read: on a public page where the club has one for it, else in the app. */
function pathOf(happening: Happening | Trial, { slug, publish }: Club): string {
  if (happening.event === 'test') return publish === 'off' ? '/' : publicPaths.club(slug);
  if ('serie' in happening) return publicPaths.serie(slug, happening.serie);
  if ('version' in happening) return publicPaths.sailing(slug, happening.sailing);
  return publish === 'off' ? `/clubs/${slug}/sailings/${happening.sailing.id}/info` : publicPaths.club(slug);
}

async function put({ tx, now }: Work, webhook: number, club: Club, happening: Happening | Trial): Promise<number> {
  const { id, slug, name } = club;
  const facts: WebhookFacts = { ...happening, club: { id, slug, name }, at: now, path: pathOf(happening, club) };
  return insertMessage(tx, { webhook, message: `msg_${randomUUID()}`, facts: JSON.stringify(facts), now });
}

/** Tells the club's webhooks that ask for it, once the write is committed. */
export async function tellWebhooks(work: Work, clubId: number, happening: Happening): Promise<void> {
  const asked = (await webhooksOfClub(work.tx, clubId)).filter(
    (one) => one.off_at === null && eventsOf(one).includes(happening.event),
  );
  if (asked.length === 0) return;
  const club = await clubOfMessages(work.tx, clubId);
  for (const { id } of asked) await put(work, id, club, happening);
}

/** Sends one webhook a message that says nothing, once the write is committed. Returns the number of the message. */
export async function tryWebhook(work: Work, { id, club_id }: WebhookRecord): Promise<number> {
  return put(work, id, await clubOfMessages(work.tx, club_id), { event: 'test' });
}

interface SailingFacts {
  id: number;
  club_id: number;
  name: string;
  status: SailingStatus;
  start_date: string;
  start_time: string | null;
}

const TO_COME: readonly SailingStatus[] = ['upcoming', 'ongoing'];

/** Tells that a sailing which people know of is cancelled, or moved to another day or time. */
export async function tellOfChange(work: Work, before: SailingFacts, saved: SailingFacts): Promise<void> {
  if (before.status === 'unpublished' || before.status === 'cancelled') return;
  const { id, name, start_date, start_time } = saved;
  const isMoved = start_date !== before.start_date || start_time !== before.start_time;
  const event =
    saved.status === 'cancelled'
      ? 'sailing.cancelled'
      : isMoved && TO_COME.includes(saved.status)
        ? 'sailing.moved'
        : undefined;
  if (event) await tellWebhooks(work, saved.club_id, { event, sailing: { id, name }, start_date, start_time });
}
