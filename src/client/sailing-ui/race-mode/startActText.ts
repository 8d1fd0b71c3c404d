import type { Id } from '../../../shared/contract/common';
import type { StartEventKind, StartEventPayload, StartEventPayloads } from '../../../shared/contract/startLog';
import { formatClockSeconds } from '../../ui/format';

const PREP = {
  P: 'P',
  I: 'I (30.1)',
  Z: 'Z (30.2)',
  U: 'U (30.3)',
  black: 'svart flagga (30.4)',
} as const;

/** The preparatory signals by their names. */
export const prepName = (flag: keyof typeof PREP): string => PREP[flag];

const below = (shown: string | number | null): string => (shown === null ? '' : ` över ${shown}`);
const minutes = (count: number): string => `${count > 0 ? '+' : '−'}${Math.abs(count)} min`;
const warnedAt = (at: string | null): string => (at === null ? '' : `, varning ${formatClockSeconds(at)}`);

/** "230° 6,5 m/s": what is known of it. */
export function windFigures({ direction, speed }: { direction: number | null; speed: number | null }): string {
  const parts = [
    direction === null ? '' : `${direction}°`,
    speed === null ? '' : `${String(speed).replace('.', ',')} m/s`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The name of a boat; undefined where it is not known. */
type NameOfBoat = (boat: Id) => string | undefined;

type Words = { readonly [K in StartEventKind]: (payload: StartEventPayloads[K], nameOf: NameOfBoat) => string };

const WORDS: Words = {
  armed: () => 'Tog över signalerna',
  ap_up: (payload) => `Uppskjutet, AP${below(payload.with)} upp`,
  ap_down: ({ first_warning }) => `AP ned${warnedAt(first_warning)}`,
  n_up: (payload) => `Annullerat, N${below(payload.with)} upp`,
  n_down: ({ first_warning }) => `N ned${warnedAt(first_warning)}`,
  x_up: ({ competitors }, nameOf) =>
    competitors.length === 0
      ? 'Enskild återkallelse'
      : `X upp: ${competitors.map((boat) => nameOf(boat) ?? 'en båt').join(', ')}`,
  x_down: () => 'X ned',
  recall_up: () => 'Allmän återkallelse',
  recall_down: ({ first_warning }) => `Likhetstecknet ned${warnedAt(first_warning)}`,
  prep_set: ({ flag }) => `Förberedelsesignal ${prepName(flag)}`,
  start_set: ({ start }) =>
    start === null ? 'Starten som planerad' : `Starten rättad till ${formatClockSeconds(start)}`,
  shift: (payload) => `Starterna flyttade ${minutes(payload.minutes)}`,
  shortened: ({ mark }) => (mark === null ? 'Avkortad bana' : `Avkortad bana vid ${mark}`),
  course_changed: ({ text }) => (text === '' ? 'Banan ändrad' : `Banan ändrad: ${text}`),
  wind: (wind) => `Vind ${windFigures(wind)}`.trim(),
  note: ({ text }) => text,
  undone: () => 'Ångrat',
};

/** What the race committee did, in a few words: "Allmän återkallelse", "X upp: SWE 57 Bris". */
export const startActText = (
  { kind, payload }: Pick<StartEventPayload, 'kind' | 'payload'>,
  nameOf: NameOfBoat,
): string => (WORDS[kind] as (payload: unknown, nameOf: NameOfBoat) => string)(payload, nameOf);
