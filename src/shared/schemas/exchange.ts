import { object } from 'yup';
import { WEBHOOK_EVENTS, WEBHOOK_KINDS, type WebhookEvent } from '../contract/webhooks';
import { validationTexts } from '../texts/validation';
import { choice, flag } from './fields/choice';
import { field, misread, required, type Misread } from './fields/field';
import { listOf } from './fields/json';
import { date } from './fields/temporal';
import { text } from './fields/text';

/** POST of an access key, and its form. That its last day is not over is for the server's clock to say. */
export const accessKeySchema = object({
  name: required(text({ max: 40 })),
  write: required(flag()),
  expires_on: date().nullable(),
});

const MAX_WEBHOOK_URL_LENGTH = 2000;

/** Whether a webhook may be there at all; what its name leads to is judged when something is sent. */
function isWebhookAddress(typed: string): boolean {
  const address = URL.parse(typed);
  return address !== null && /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
}

const readEvent = (raw: unknown): WebhookEvent | Misread =>
  WEBHOOK_EVENTS.find((one) => one === raw) ?? misread(validationTexts.notChoice(String(raw)));

/** POST of a webhook, and its form. Which addresses may be reached is for the server to say. */
export const webhookSchema = object({
  url: required(text({ max: MAX_WEBHOOK_URL_LENGTH, kind: 'exact' })).test(
    'address',
    validationTexts.notUrl,
    (value) => !value || isWebhookAddress(value),
  ),
  events: required(listOf(WEBHOOK_EVENTS.length, readEvent))
    .transform((events: unknown) => (Array.isArray(events) ? [...new Set(events)] : events))
    .test('some', validationTexts.emptyList, (events) => events?.length !== 0),
  kind: required(choice(WEBHOOK_KINDS)),
});

const UUID = /(?<![\da-f-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f-])/;

/** A UUID, or an address or a sentence that holds one. */
const heldUuid = () =>
  field('uuid', (raw) => {
    const [found] = UUID.exec(typeof raw === 'string' ? raw.toLowerCase() : '') ?? [];
    return found ?? misread(validationTexts.notUuid);
  });

/** PUT of the event of rrs.org that takes the boats of a sailing, and its form. */
export const rrsEventSchema = object({ event: required(heldUuid()) });

/** POST that sends them. */
export const rrsSendSchema = object({ contacts: flag() });
