import type { AccessKey } from '../../../../../shared/contract/accessKeys';
import type { Webhook, WebhookAttempt, WebhookEvent } from '../../../../../shared/contract/webhooks';
import { listed } from '../../../../../shared/texts/swedishList';
import { formatDate, formatMoment } from '../../../../ui/format';

const said = {
  copied: 'Kopierat',
  copyFailed: 'Det gick inte att kopiera. Markera texten och kopiera den själv.',
} as const;

const KEY_ENDS: Readonly<Record<AccessKey['state'], (key: AccessKey) => string>> = {
  active: ({ expires_on }) =>
    expires_on === null ? 'gäller tills den tas bort' : `gäller till ${formatDate(expires_on)}`,
  expired: ({ expires_on }) => `slutade gälla ${formatDate(expires_on ?? '')}`,
  ended: () => 'gäller inte: den som gjorde nyckeln är inte ägare längre',
};

/** What owners read about the keys of other programs. */
export const keyTexts = {
  ...said,
  title: 'Åtkomstnycklar',
  lead: 'Med en nyckel kan ett annat program läsa eller sköta klubbens seglingar, till exempel webbplatsen eller tidtagningen. Nyckeln slutar gälla när den tas bort, och när den som gjorde den inte är ägare längre.',
  failed: 'Nycklarna kunde inte hämtas',
  none: 'Klubben har inga nycklar.',
  facts: (key: AccessKey): string =>
    `${key.write ? 'Läser och skriver' : 'Läser'}, ${KEY_ENDS[key.state](key)}. Gjord av ${key.made_by} ${formatMoment(key.created_at)}.`,
  name: 'Vad ska använda nyckeln?',
  nameHelp: 'Till exempel Webbplatsen. Namnet står i loggen vid det som nyckeln ändrar.',
  access: 'Vad får nyckeln göra?',
  read: 'Läsa som en inloggad',
  write: 'Läsa och skriva som funktionär',
  expires: 'Sista dag',
  expiresHelp: 'Lämna tomt om nyckeln ska gälla tills den tas bort.',
  make: 'Gör nyckel',
  told: 'Nyckeln visas bara nu. Kopiera den till programmet som ska använda den.',
  key: (name: string): string => `Nyckel för ${name}`,
  copy: 'Kopiera nyckeln',
  remove: 'Ta bort',
  removeNamed: (name: string): string => `Ta bort nyckeln ${name}`,
  removeTitle: (name: string): string => `Ta bort nyckeln ${name}?`,
  removeText: 'Programmet som använder den kommer inte åt något längre.',
  removed: 'Nyckeln är borttagen',
} as const;

const EVENTS: Readonly<Record<WebhookEvent, string>> = {
  'result.published': 'Preliminärt resultat',
  'result.final': 'Slutgiltigt resultat',
  'sailing.cancelled': 'Inställd segling',
  'sailing.moved': 'Flyttad segling',
};

/** How the last attempt went; a status that is no success is told by its number. */
const attemptText = ({ at, arrived, status, problem }: WebhookAttempt): string => {
  const when = formatMoment(at);
  if (arrived) return `${when} kom meddelandet fram (svar ${status}).`;
  return `${when} kom meddelandet inte fram. ${status === null ? problem : `Mottagaren svarade ${status}.`}`;
};

/** What owners read about the addresses that are told what happens. */
export const webhookTexts = {
  ...said,
  title: 'Webhooks',
  lead: 'När ett resultat blir öppet, eller en segling ställs in eller flyttas, kan det sägas i klubbens kanal i Teams, Slack eller Discord, eller till ett program.',
  failed: 'Webhooks kunde inte hämtas',
  none: 'Klubben har inga webhooks.',
  events: EVENTS,
  facts: ({ kind, events }: Webhook): string =>
    `${kind === 'text' ? 'En mening' : 'Signerad'} om ${listed(events.map((event) => EVENTS[event].toLowerCase()))}.`,
  off: 'Avstängd efter 8 försök. Ta bort den och skapa en ny när mottagaren fungerar.',
  untried: 'Inget har skickats den senaste veckan.',
  last: attemptText,
  url: 'Adress',
  urlHelp: 'Börjar med https://. I Teams, Slack och Discord heter den inkommande webhook.',
  kind: 'Vem läser?',
  text: 'Människor, i en kanal i Teams, Slack eller Discord',
  signed: 'Ett program, med signatur (Standard Webhooks)',
  about: 'Vad ska sägas?',
  noEvent: 'Välj minst en sak som ska sägas.',
  make: 'Skapa webhook',
  made: 'Webhooken är skapad',
  told: 'Hemligheten visas bara nu. Mottagaren behöver den för att veta att meddelandena kommer härifrån.',
  secret: 'Hemlighet',
  copy: 'Kopiera hemligheten',
  test: 'Prova',
  testNamed: (url: string): string => `Prova ${url}`,
  testing: 'Provet skickas …',
  testFailed: 'Provet kunde inte skickas',
  remove: 'Ta bort',
  removeNamed: (url: string): string => `Ta bort ${url}`,
  removeTitle: 'Ta bort webhooken?',
  removeText: (url: string): string => `Inget mer skickas till ${url}.`,
  removed: 'Webhooken är borttagen',
} as const;
