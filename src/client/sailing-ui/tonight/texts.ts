import type { TonightStep, Wind } from '../../../shared/domain/tonight';
import { formatClock } from '../../ui/format';

const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);

const POINTS = ['N', 'NO', 'O', 'SO', 'S', 'SV', 'V', 'NV'] as const;

/** "SV 6,5 m/s": where it comes from and how hard. */
function windText({ direction, speed }: Wind): string {
  const from = direction === null ? '' : (POINTS[Math.round(direction / 45) % POINTS.length] ?? '');
  const force = speed === null ? '' : `${String(speed).replace('.', ',')} m/s`;
  return [from, force].filter(Boolean).join(' ');
}

/** "1:a", "3:e", "11:e", "22:a". */
function ordinal(place: number): string {
  const isTeen = place % 100 === 11 || place % 100 === 12;
  return `${place}:${!isTeen && (place % 10 === 1 || place % 10 === 2) ? 'a' : 'e'}`;
}

export const tonightTexts = {
  ordinal,
  tonight: (day: string) => `Ikväll, ${day}`,
  racing: 'Ikväll, seglas nu',
  allHome: 'Ikväll, alla är inne',
  ended: 'Ikväll, avslutad',
  inSailing: (sailing: string) => `Ikväll, ${sailing}`,
  preliminary: 'Preliminärt',
  countdown: 'Tid till start',
  toStart: (group: string) => `till start ${group}`,
  toOwnStart: (clock: string) => `till din start ${clock}`,
  heldBack: 'Uppskjuten',
  heldBackText: 'Ny start visas här när den är bestämd.',
  noStart: 'Starttiden är inte satt än.',
  sailedSince: (start: string, now: string) => `seglat sedan ${start} · klockan är ${now}`,
  boats,
  homeOf: (home: number, all: number) => `${home} av ${all}`,
  out: 'ute',
  home: 'i mål',
  codes: (count: number) => (count === 1 ? 'kod' : 'koder'),
  left: 'kvar',
  placeOf: (all: number) => `av ${all} i mål`,
  unplaced: 'Utan placering',
  course: 'Bana',
  wind: (at: number) => `Vind ${formatClock(at)}`,
  windText,
  steps: {
    console: 'Öppna startkonsolen',
    finish: 'Öppna målgång',
    review: 'Granska och verifiera',
    start: 'Se din start',
    report: 'Rapportera din målgång',
    result: 'Se hela resultatet',
  } satisfies Record<TonightStep, string>,
  seeStarts: 'Se starterna',
  follow: 'Följ resultatet',
} as const;
