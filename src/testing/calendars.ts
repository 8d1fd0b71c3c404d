import ICAL from 'ical.js';
import type { Call } from './people';

/** What a calendar says of an event, as another program than the one that wrote it reads it. */
interface ReadEvent {
  uid: string;
  summary: string;
  status: string;
  /** "2026-06-04T16:30:00Z", or the date of a whole day. */
  start: string;
  end: string;
  sequence: number;
  location: string;
  description: string;
}

const textOf = (part: ICAL.Component, name: string): string => String(part.getFirstPropertyValue(name) ?? '');

/** Reads a calendar by ical.js. */
export function readICalendar(body: string): { name: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: textOf(event, 'uid'),
    summary: textOf(event, 'summary'),
    status: textOf(event, 'status'),
    start: textOf(event, 'dtstart'),
    end: textOf(event, 'dtend'),
    sequence: Number(textOf(event, 'sequence')),
    location: textOf(event, 'location'),
    description: textOf(event, 'description'),
  }));
  return { name: textOf(calendar, 'name'), events };
}

/** Reads the calendar of an address without a login. */
export async function calendarAt(anybody: Call, path: string): Promise<ReturnType<typeof readICalendar>> {
  const reply = await anybody('GET', path);
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
  return readICalendar(reply.body);
}
