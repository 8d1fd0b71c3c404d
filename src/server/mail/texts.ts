import { timeText } from '../../shared/domain/time';
import { RESET_LINK_DAYS, ROLE_LINK_DAYS } from '../../shared/limits';
import { PRODUCT_NAME } from '../../shared/product';
import type { EntryDecision, RoleInvitation, UserFeedback, WebhookOff } from './mail';

/** A mail before it is set as plain text and as HTML: paragraphs, with a link between them if it has one. */
export interface Words {
  subject: string;
  before: string[];
  link?: { label: string; url: string };
  after: string[];
}

interface Invitation {
  email: string;
  club: string;
  sailing: string;
  link: string;
  site: string;
}

interface RoleWords extends Pick<RoleInvitation, 'club' | 'role'> {
  email: string;
  link: string;
}

const ROLE_NAMES = { owner: 'ägare', official: 'funktionär' } as const;

const longDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'full', timeZone: 'UTC' });

function whenOf({ start_date, start_time }: EntryDecision['sailing']): string {
  const date = longDate.format(new Date(`${start_date}T00:00:00Z`));
  return start_time === null ? date : `${date} kl. ${timeText(start_time.slice(0, 5))}`;
}

const factsOf = ({ sailing, sailNumber }: Pick<EntryDecision, 'sailing' | 'sailNumber'>): string =>
  [`Dag: ${whenOf(sailing)}`, ...(sailNumber === '' ? [] : [`Segelnummer: ${sailNumber}`])].join('\n');

/** What the server writes to people. */
export const mailTexts = {
  greeting: 'Hej,',
  signature: `Hälsningar från ${PRODUCT_NAME}`,

  passwordReset: (email: string, link: string): Words => ({
    subject: 'Återställ ditt lösenord',
    before: [`Någon, troligen du, har bett om ett nytt lösenord till kontot ${email} i ${PRODUCT_NAME}.`],
    link: { label: 'Välj ett nytt lösenord', url: link },
    after: [
      `Länken gäller i ${RESET_LINK_DAYS} dagar och kan användas en gång.`,
      'Har du inte bett om detta behöver du inte göra något. Ditt lösenord är kvar.',
    ],
  }),

  accountCreated: ({ email, club, sailing, link, site }: Invitation): Words => ({
    subject: `Du har fått ett konto i ${PRODUCT_NAME}`,
    before: [
      `${club} har skapat ett konto åt dig i ${PRODUCT_NAME}, för din anmälan till ${sailing}. Du loggar in med ${email}.`,
    ],
    link: { label: 'Välj ett lösenord', url: link },
    after: [
      `Länken gäller i ${RESET_LINK_DAYS} dagar. Därefter får du en ny om du försöker logga in på ${site} och väljer "Återställ lösenordet".`,
      'Känner du inte till klubben eller seglingen kan du bortse från det här mailet.',
    ],
  }),

  roleInvited: ({ email, club, role, link }: RoleWords): Words => ({
    subject: `Du är inbjuden att arbeta med ${club} i ${PRODUCT_NAME}`,
    before: [
      `${club} vill att du blir ${ROLE_NAMES[role]} i ${PRODUCT_NAME}. Som ${ROLE_NAMES[role]} arbetar du med klubbens seglingar med din egen inloggning.`,
      `Logga in med ${email}, eller skapa ett konto med den adressen, och öppna sedan länken.`,
    ],
    link: { label: 'Ta emot rollen', url: link },
    after: [
      `Länken gäller i ${ROLE_LINK_DAYS} dagar.`,
      'Känner du inte till klubben kan du bortse från det här mailet.',
    ],
  }),

  webhookOff: ({ club, clubSlug, host }: WebhookOff, site: string): Words => ({
    subject: `En webhook för ${club} är avstängd`,
    before: [
      `Meddelandena från ${PRODUCT_NAME} om ${club} har inte kommit fram till ${host} på ett dygn, efter åtta försök. Därför skickas inga fler dit.`,
      'Kontrollera adressen hos mottagaren, ta bort webhooken och skapa en ny.',
    ],
    link: { label: 'Klubbens konto', url: `${site}/clubs/${clubSlug}/account` },
    after: [],
  }),

  entryApproved: ({ club, slug, sailing, sailNumber }: EntryDecision, site: string): Words => ({
    subject: `Din anmälan till ${sailing.name} är godkänd`,
    before: [`${club} har godkänt din anmälan till ${sailing.name}.`, factsOf({ sailing, sailNumber })],
    link: { label: 'Se seglingen', url: `${site}/clubs/${slug}/sailings/${sailing.id}/info` },
    after: [],
  }),

  entryDeclined: ({ club, slug, sailing, sailNumber }: EntryDecision, site: string): Words => ({
    subject: `Din anmälan till ${sailing.name} togs inte emot`,
    before: [
      `${club} kunde tyvärr inte ta emot din anmälan till ${sailing.name}, så den är borttagen.`,
      factsOf({ sailing, sailNumber }),
      'Hör av dig till klubben om du undrar varför. Hur du når den står på dess sida.',
    ],
    link: { label: 'Klubbens sida', url: `${site}/clubs/${slug}/profile` },
    after: [],
  }),

  feedback: ({ from, subject, message }: UserFeedback): Words => ({
    subject: `${subject} från en användare av ${PRODUCT_NAME}`,
    before: [`${from} har skrivit:`, message],
    after: ['Svara på det här mailet för att svara användaren.'],
  }),

  mailbox: {
    title: 'Utvecklingsbrevlåda',
    why: 'Ingen mailserver är angiven (SMTP_URL), så mail skickas inte utan visas här, bara för den här datorn.',
    empty: 'Inga mail än. Mail visas här någon sekund efter att de har skrivits.',
    reload: 'Ladda om',
    to: 'Till',
    at: 'Skrivet',
  },
} as const;
