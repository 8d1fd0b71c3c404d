import { PRODUCT_NAME } from '../../shared/product';
import { ADDRESS_REFUSED, TIMED_OUT } from '../http/postOut';
import type { WebhookFacts } from './facts';

const longDate = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function whenOf({ start_date, start_time }: { start_date: string; start_time: string | null }): string {
  const date = longDate.format(new Date(`${start_date}T00:00:00Z`));
  return start_time === null ? date : `${date} kl. ${start_time.slice(0, 5).replace(':', '.')}`;
}

function sentenceOf(facts: WebhookFacts): string {
  if (facts.event === 'test') return `${facts.club.name}: ett prov från ${PRODUCT_NAME}. Det kom fram`;
  const { name } = 'serie' in facts ? facts.serie : facts.sailing;
  const subject = `${facts.club.name}, ${name}`;
  switch (facts.event) {
    case 'sailing.cancelled':
      return `${subject}: seglingen ${whenOf(facts)} är inställd`;
    case 'sailing.moved':
      return `${subject}: seglingen är flyttad till ${whenOf(facts)}`;
    case 'result.published':
      return `${subject}: preliminärt resultat, version ${facts.version}`;
    case 'result.final':
      return `${subject}: slutgiltigt resultat`;
  }
}

/** One sentence with where to read more, for a channel that people read. */
export const channelText = (facts: WebhookFacts, url: string): string => `${sentenceOf(facts)}. ${url}`;

const PROBLEMS: Readonly<Record<string, string>> = {
  [ADDRESS_REFUSED]: 'Adressen leder inte till internet.',
  [TIMED_OUT]: 'Inget svar inom 5 sekunder.',
  ENOTFOUND: 'Det finns ingen server med det namnet.',
  EAI_AGAIN: 'Namnet kunde inte slås upp.',
  ECONNREFUSED: 'Servern tar inte emot anslutningar.',
  ECONNRESET: 'Servern bröt anslutningen.',
};

/** Why there was no answer, by the code of the error. */
export function problemText(code: string): string {
  if (code === '') return '';
  if (/CERT|SELF_SIGNED|^ERR_TLS|ALTNAME/.test(code)) return 'Serverns certifikat gäller inte.';
  return PROBLEMS[code] ?? 'Det gick inte att ansluta.';
}
