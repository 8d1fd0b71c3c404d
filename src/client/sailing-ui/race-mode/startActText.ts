import type { StartEventPayload } from '../../../shared/contract/startLog';
import { raceClock } from './raceClock';

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
const warnedAt = (at: string | null): string => (at === null ? '' : `, varning ${raceClock(Date.parse(at))}`);

function windText({ direction, speed }: { direction: number | null; speed: number | null }): string {
  const parts = [
    direction === null ? '' : `${direction}°`,
    speed === null ? '' : `${String(speed).replace('.', ',')} m/s`,
  ];
  return ['Vind', ...parts.filter(Boolean)].join(' ');
}

/** What the race committee did, in a few words: "Allmän återkallelse". */
export function startActText(event: StartEventPayload): string {
  switch (event.kind) {
    case 'armed':
      return 'Tog över signalerna';
    case 'ap_up':
      return `Uppskjutet, AP${below(event.payload.with)} upp`;
    case 'ap_down':
      return `AP ned${warnedAt(event.payload.first_warning)}`;
    case 'n_up':
      return `Annullerat, N${below(event.payload.with)} upp`;
    case 'n_down':
      return `N ned${warnedAt(event.payload.first_warning)}`;
    case 'x_up':
      return 'Enskild återkallelse';
    case 'x_down':
      return 'X ned';
    case 'recall_up':
      return 'Allmän återkallelse';
    case 'recall_down':
      return `Likhetstecknet ned${warnedAt(event.payload.first_warning)}`;
    case 'prep_set':
      return `Förberedelsesignal ${prepName(event.payload.flag)}`;
    case 'start_set':
      return event.payload.start === null
        ? 'Starten som planerad'
        : `Starten rättad till ${raceClock(Date.parse(event.payload.start))}`;
    case 'shift':
      return `Starterna flyttade ${minutes(event.payload.minutes)}`;
    case 'shortened':
      return event.payload.mark === null ? 'Avkortad bana' : `Avkortad bana vid ${event.payload.mark}`;
    case 'course_changed':
      return event.payload.text === '' ? 'Banan ändrad' : `Banan ändrad: ${event.payload.text}`;
    case 'wind':
      return windText(event.payload);
    case 'note':
      return event.payload.text;
    case 'undone':
      return 'Ångrat';
  }
}
