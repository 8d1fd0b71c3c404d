import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { addDays } from '../../../shared/domain/calendar';
import { PRODUCT_NAME } from '../../../shared/product';
import type { CalendarEntry } from '../../resources/calendars/calendars';

const HOUR_S = 3_600;
/** Nobody says how long a sailing takes; an event without an end is a line that people overlook. */
const LENGTH_MS = 3 * HOUR_S * 1000;

const texts = {
  cancelled: 'INSTÄLLD: ',
  more: (url: string) => `Anmälan, startlista och resultat: ${url}`,
  boat: (boat: string) => `Din båt: ${boat}`,
  waiting: 'Klubben har inte godkänt din anmälan än.',
} as const;

export interface CalendarPage {
  name: string;
  entries: CalendarEntry[];
}

export interface CalendarPlace {
  site: string;
  /** Of the UIDs: it stays when the address changes. */
  installation: string;
}

const urlOf = ({ club, sailing, isGone }: CalendarEntry, site: string): string =>
  isGone ? `${site}/clubs/${club.slug}/sailings` : `${site}/clubs/${club.slug}/sailings/${sailing}/info`;

function statusOf({ isCancelled, own }: CalendarEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return own?.isApproved === false ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** From the first start on, and for a while after the last; the whole day where there is no time of day. */
const timesOf = ({ date, firstStart, lastStart }: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay'> =>
  firstStart === null || lastStart === null
    ? { start: midnight(date), end: midnight(addDays(date, 1)), allDay: true }
    : { start: new Date(firstStart), end: new Date(lastStart + LENGTH_MS) };

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

function eventOf(entry: CalendarEntry, { site, installation }: CalendarPlace): ICalEventData {
  const { club, own } = entry;
  const url = urlOf(entry, site);
  const changed = new Date(entry.changedAt);
  const lines = [
    entry.serie ?? '',
    own && own.boat !== '' ? texts.boat(own.boat) : '',
    own?.isApproved === false ? texts.waiting : '',
    texts.more(url),
  ];
  return {
    id: `sailing-${entry.sailing}@${installation}`,
    sequence: entry.sequence,
    // Never the present moment: the same rows are the same bytes.
    stamp: changed,
    lastModified: changed,
    ...timesOf(entry),
    timezone: 'UTC',
    summary: `${entry.isCancelled ? texts.cancelled : ''}${entry.name}`,
    location: [club.name, club.city].filter((part) => part !== '').join(', '),
    description: lines.filter((line) => line !== '').join('\n'),
    url,
    status: statusOf(entry),
    // What a club arranges does not make everybody busy.
    transparency: own ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  };
}

/** Its names are the only texts that ical-generator writes as they are. */
const escaped = (name: string): string => name.replace(/[\\;,]/g, String.raw`\$&`);

/** The calendar as telephones and web calendars read it (RFC 5545, RFC 7986). */
export function iCalendarOf({ name, entries }: CalendarPage, place: CalendarPlace): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: 'SV' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, place));
  return calendar.toString();
}
