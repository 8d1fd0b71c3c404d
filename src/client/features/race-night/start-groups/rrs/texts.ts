import type { RrsEvent } from '../../../../../shared/contract/rrs';
import { formatMoment } from '../../../../ui/format';

const boats = (count: number): string => `${count} deltagare`;

/** What officials read about sending the boats to where protests are heard. */
export const rrsTexts = {
  title: 'Skicka deltagarna till rrs.org',
  lead: 'Protester och anslagstavla på rrs.org (racingrulesofsailing.org) får seglingens godkända deltagare. De ersätter dem som skickades förra gången. Besättning och resultat skickas inte.',
  failed: 'Uppgifterna om rrs.org kunde inte hämtas',
  event: 'Händelsens UUID',
  eventHelp: 'Står överst i händelsens panel på rrs.org. Den är hemlig och visas inte igen.',
  keep: 'Spara',
  kept: 'Händelsen är sparad',
  isSet: 'Händelsens UUID är sparat.',
  sent: ({ sent_at, sent_count }: RrsEvent): string =>
    sent_at === null ? 'Inget har skickats än.' : `Skickade ${formatMoment(sent_at)}: ${boats(sent_count ?? 0)}.`,
  contacts: 'Skicka även e-post och telefon',
  contactsHelp: 'Aldrig för dem som är under 18 eller inte vill synas.',
  send: 'Skicka deltagarna till rrs.org',
  done: ({ sent_count }: RrsEvent): string =>
    `${boats(sent_count ?? 0)} är skickade. Se i händelsens panel på rrs.org om något saknas.`,
  forget: 'Glöm händelsen',
  forgotten: 'Händelsen är glömd',
  close: 'Stäng',
} as const;
