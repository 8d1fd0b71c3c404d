import type { ErrorFrame, PongFrame, SubscribedFrame } from '../../shared/contract/push';
import { wireDatetime } from '../../shared/domain/time';
import type { EventRecord } from '../db/schema';
import { formFor, type Audience, type FrameForm, type ResultsNews } from './audience';
import { formatCursor, type Cursor } from './cursor';
import { textFrame } from './textFrame';

export const errorTexts: Record<ErrorFrame['code'], string> = {
  invalid_json: 'Meddelandet är inte giltig JSON.',
  forbidden_group: 'Du har inte tillåtelse att följa den här gruppen.',
  bad_token: 'Givet token är inte giltigt för någon tokentyp',
  rate: 'För många meddelanden eller anslutningar. Vänta en stund och anslut igen.',
};

export const errorFrame = (code: ErrorFrame['code']): string =>
  JSON.stringify({ type: 'error', code, detail: errorTexts[code] } satisfies ErrorFrame);

/** An id that came with the ping goes back with the time in milliseconds, so that a client can set its clock by it. */
export function pongFrame(now: Date, id?: string): string {
  const ms = now.getTime();
  const frame: PongFrame = id === undefined ? { type: 'pong', time: wireDatetime(ms) } : { type: 'pong', id, time: ms };
  return JSON.stringify(frame);
}

export const subscribedFrame = (content: Omit<SubscribedFrame, 'type'>): string =>
  JSON.stringify({ type: 'subscribed', ...content } satisfies SubscribedFrame);

/** A frame whose data is JSON already. */
const framed = (head: object, data: string, tail: object): Buffer =>
  textFrame(`${JSON.stringify(head).slice(0, -1)},"data":${data},${JSON.stringify(tail).slice(1)}`);

/** A larger table is not sent to every socket: pages that show it request it, and get it compressed. */
const MAX_RESULTS_BYTES = 64 * 1024;

interface ResultsFrameFacts {
  cursor: Cursor;
  at: string;
  audience: Audience;
  form: FrameForm;
}

/** The event's data goes in as the text that the log holds: nobody needs it parsed on the way. */
function notificationFrame(event: EventRecord, epoch: string, form: FrameForm): Buffer {
  const head = {
    type: 'notification',
    model: event.model,
    id: event.object_id,
    change: form === 'gone' ? 'deleted' : event.change,
  };
  const tail = {
    version: event.version,
    cursor: formatCursor({ epoch, number: event.version }),
    at: wireDatetime(Date.parse(event.at)),
  };
  const data = form === 'full' ? (event.data ?? 'null') : 'null';
  return framed(head, data, tail);
}

function resultsFrame(
  { model, id, version, dataFor }: ResultsNews,
  { cursor, at, audience, form }: ResultsFrameFacts,
): Buffer {
  const head = { type: 'notification', model, id, change: 'results_updated' };
  const tail = { version, cursor: formatCursor(cursor), at };
  const data = form === 'full' ? dataFor(audience) : 'null';
  return framed(head, Buffer.byteLength(data) > MAX_RESULTS_BYTES ? 'null' : data, tail);
}

/** What results say to each audience, in one piece; written once for all sockets of an audience. */
export function renderResults(news: readonly ResultsNews[], now: Date): (audience: Audience, cursor: Cursor) => Buffer {
  const batches: Partial<Record<Audience, Buffer>> = {};
  const at = wireDatetime(now.getTime());
  const framesFor = (audience: Audience, cursor: Cursor) =>
    news.flatMap((one) => {
      const form = formFor(one.visibility, audience, one.model === 'sailing' ? one.id : null);
      return form ? [resultsFrame(one, { cursor, at, audience, form })] : [];
    });
  return (audience, cursor) => (batches[audience] ??= Buffer.concat(framesFor(audience, cursor)));
}

/**
 * The frames of some events for each audience, in order and in one piece, ready for the wire. However many sockets read
 * them, they are written once.
 */
export function renderFrames(events: EventRecord[], epoch: string): (audience: Audience) => Buffer {
  const forms = events.map((): Partial<Record<FrameForm, Buffer>> => ({}));
  const batches: Partial<Record<Audience, Buffer>> = {};
  const framesFor = (audience: Audience) =>
    events.flatMap((event, index) => {
      const form = formFor(event.visibility, audience, event.sailing_id);
      const written = forms[index];
      return form && written ? [(written[form] ??= notificationFrame(event, epoch, form))] : [];
    });
  return (audience) => (batches[audience] ??= Buffer.concat(framesFor(audience)));
}
