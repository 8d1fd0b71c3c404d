import { ordinal, secondsInWords } from '../../../../../shared/texts/swedishList';

const times = (count: number): string => (count === 1 ? '1 gång' : `${count} gånger`);

export const eveningTexts = {
  title: 'Din kväll',
  preliminary: 'Preliminärt',
  /** "22" and ":a". */
  place: (place: number): [string, string] => [String(place), ordinal(place).slice(String(place).length)],
  of: (count: number) => `av ${count} i mål`,
  ofClass: (count: number, name: string) => `av ${count} i mål, ${name}`,
  shared: (boats: string) => `Delad plats med ${boats}`,
  points: (points: string) => `${points} poäng`,
  noPlace: 'Ingen plats',
  fleet: (count: number, own: string, last: string) =>
    `Alla ${count} båtar på en tidslinje: du är ${own} efter segraren, den sista ${last}.`,
  you: 'du',

  toPlace: (place: number, boat: string) => `till ${ordinal(place)} plats, ${boat}`,
  onWater: (seconds: number) => `${secondsInWords(seconds)} snabbare på vattnet hade räckt.`,
  won: (boat: string) => `före tvåan, ${boat}. Du vann!`,
  alone: 'Du vann, utan någon annan båt i mål.',
  before: (place: number, boat: string, gapS: number) =>
    `${secondsInWords(gapS)} före ${ordinal(place)} plats, ${boat}.`,

  more: 'Mer om kvällen',
  less: 'Visa mindre',

  season: 'Säsongen',
  isBest: 'Din bästa kväll i serien hittills.',
  best: (evenings: string) => `Bästa kvällar: ${evenings}.`,
  bestEvening: (place: number, of: number, day: string) => `${ordinal(place)} av ${of} den ${day}`,
  rank: (rank: number) => `Du ligger ${ordinal(rank)} i serien.`,
  rankBehind: (rank: number, points: string) => `Du ligger ${ordinal(rank)} i serien, ${points} poäng från pallen.`,
  seasonFailed: 'Säsongen kunde inte hämtas. Resten av kortet gäller ändå.',
  toSeason: 'Se hela säsongen',

  rivals: 'Rivalerna i år',
  score: (own: number, other: number) => `${own}–${other}`,
  scoreInWords: (boat: string, own: number, other: number) =>
    `Du före ${times(own)}, ${boat} före ${times(other)}. Kväll för kväll:`,
  meeting: { own: 'du', tied: '=', none: '–' },
  meetingInWords: { own: 'du före', tied: 'lika', none: 'möttes inte' },
  otherAhead: (boat: string) => `${boat} före`,

  numbers: 'Med ett annat SRS-tal',
  example: 'Räkneexempel',
  sameTime: (elapsed: string) => `Samma seglade tid, ${elapsed}, räknad med båtens övriga tal.`,
  variant: 'Tal',
  used: (label: string) => `${label} (ditt)`,
  rating: 'SRS',
  corrected: 'Korr. tid',
  placeHead: 'Plac',
  spared: (label: string, seconds: number, place: number) =>
    `${label}: båten hade kunnat ta ${secondsInWords(seconds)} mer på sig och ändå blivit ${ordinal(place)}.`,
  nothingChanges: 'Utan flygande segel seglar båten långsammare. Resultatet ändras inte.',
  changesNothing: 'Resultatet ändras inte.',

  share: 'Dela',
  shareLabel: 'Dela din kväll',
  shareText: (place: string, of: number, sailing: string, day: string) => `${place} av ${of} i ${sailing}, ${day}.`,
  shareBoat: (boat: string, time: string | null) => (time === null ? `${boat}.` : `${boat}, ${time}.`),
  sharePreliminary: 'Preliminärt resultat.',
  copied: 'Texten är kopierad. Klistra in den där du vill dela.',
  copyFailed: 'Texten kunde inte kopieras. Webbläsaren tillåter det inte.',
  private: 'Bara du ser kortet. Det du delar visar plats, båt och tid, inte räkneexemplet.',
} as const;
