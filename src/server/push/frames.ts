import type { ErrorFrame, PongFrame, SubscribedFrame } from '../../shared/contract/push';
import { wireDatetime } from '../../shared/domain/time';
import type { EventRecord } from '../db/schema';
import { formFor, type Audience, type FrameForm } from './audience';
import { formatCursor } from './cursor';
import { textFrame } from './textFrame';
import { errorTexts } from './texts';

export const errorFrame = (code: ErrorFrame['code']): string =>
  JSON.stringify({ type: 'error', code, detail: errorTexts[code] } satisfies ErrorFrame);

export const pongFrame = (now: Date): string => JSON.stringify({ type: 'pong', time: wireDatetime(now.getTime()) } satisfies PongFrame);

export const subscribedFrame = (content: Omit<SubscribedFrame, 'type'>): string =>
  JSON.stringify({ type: 'subscribed', ...content } satisfies SubscribedFrame);

/** The event's data goes in as the text that the log holds: nobody needs it parsed on the way. */
function notificationFrame(event: EventRecord, epoch: string, form: FrameForm): Buffer {
  const head = { type: 'notification', model: event.model, id: event.object_id, change: form === 'gone' ? 'deleted' : event.change };
  const tail = {
    version: event.version,
    cursor: formatCursor({ epoch, number: event.version }),
    at: wireDatetime(Date.parse(event.at)),
  };
  const data = form === 'full' ? (event.data ?? 'null') : 'null';
  return textFrame(`${JSON.stringify(head).slice(0, -1)},"data":${data},${JSON.stringify(tail).slice(1)}`);
}

/** The frames of some events for each audience, in order and in one piece, ready for the wire. However many sockets read them, they are written once. */
export function renderFrames(events: EventRecord[], epoch: string): (audience: Audience) => Buffer {
  const forms = events.map((): Partial<Record<FrameForm, Buffer>> => ({}));
  const batches: Partial<Record<Audience, Buffer>> = {};
  const framesFor = (audience: Audience) =>
    events.flatMap((event, index) => {
      const form = formFor(event.visibility, audience);
      const written = forms[index];
      return form && written ? [(written[form] ??= notificationFrame(event, epoch, form))] : [];
    });
  return (audience) => (batches[audience] ??= Buffer.concat(framesFor(audience)));
}
