import type { DecisionUse } from '../../../../../shared/contract/finishDifferences';
import { ordinal } from '../../../../../shared/texts/swedishList';

/** The difference of two clocks in Swedish: "0,4 s", "2 s". */
const seconds = (ms: number): string => `${String(Math.round(Math.abs(ms) / 100) / 10).replace('.', ',')} s`;

/** What the page that compares the two lists of a finish says. */
export const compareTexts = {
  title: 'Jämför listor',
  open: 'Jämför listor',
  failed: 'Listorna kunde inte jämföras.',
  noneTitle: 'Ingen reservlista',
  noneText:
    'Två personer kan skriva ner samma målgång, var för sig. Välj Reservlista i målgångsläget på den andra telefonen, så jämförs listorna här.',
  toFinish: 'Till målgången',

  summary: 'Så stämmer listorna',
  agree: 'överens',
  harmless: 'utan betydelse',
  toDecide: 'att avgöra',
  ready: (count: number) => (count === 1 ? 'målgång klar' : 'målgångar klara'),
  bars: (agree: number, harmless: number, open: number) =>
    `${agree} överens, ${harmless} utan betydelse, ${open} att avgöra`,
  left: (count: number) => `${count} kvar att avgöra`,
  use: 'Använd listan',
  done: 'Klart',

  lists: { main: 'Huvudlista', reserve: 'Reserv' },
  clock: (ms: number) =>
    Math.abs(ms) < 50 ? 'klockorna går lika' : `klockan ${seconds(ms)} ${ms > 0 ? 'efter' : 'före'}`,
  rows: 'Målgångar i tidsordning',
  folded: (count: number) => `${count} överens`,
  span: (from: string, to: string) => (from === to ? from : `${from}–${to}`),

  differs: (ms: number) => `skiljer ${seconds(ms)}`,
  otherBoat: 'olika båt',
  onlyMain: 'bara huvudlistan',
  onlyReserve: 'bara reserven',
  order: 'omvänd ordning',
  double: 'i mål igen',
  agreed: 'överens',
  noPlaceMoves: 'ingen plats ändras',
  after: (boat: string) => `Efter ${boat}`,
  before: (boat: string) => `före ${boat}`,
  placesChange: (main: number, reserve: number) => `Plats ${ordinal(main)} eller ${ordinal(reserve)}`,
  missing: 'Saknas i den andra listan',
  againWhich: 'Båten gick i mål en gång till. Räknas den här?',
  place: ordinal,
  noPlace: 'ingen plats',

  take: 'Ta med från reserv',
  keep: 'Behåll',
  leaveOut: 'Lämna ute',
  countThis: 'Räkna den här',
  countNot: 'Räkna inte',
  unknownBoat: 'Okänd',
  noTime: 'Ingen tid',
  type: 'Skriv en annan tid',
  typed: 'Klockslag',
  save: 'Spara tiden',
  cancel: 'Avbryt',
  choice: (what: string) => `Avgör ${what}`,
  logged: 'Den du väljer skrivs i ändringsloggen med ditt namn och går att ångra.',

  decided: 'Avgjort',
  decidedBy: (use: string, name: string, clock: string) => `${use}, avgjort av ${name} ${clock}`,
  uses: {
    main: 'Huvudlistan gäller',
    reserve: 'Från reserv',
    time: 'Skriven tid',
    none: 'Räknas inte',
  } satisfies Record<DecisionUse, string>,
  change: 'Ändra',
  changeOf: (what: string) => `Ändra ${what}`,
  decideFailed: 'Valet kunde inte sparas.',
} as const;
