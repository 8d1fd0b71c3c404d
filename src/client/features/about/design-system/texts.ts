import type { Flag } from '../../../sailing-ui/flags/flags';

const flags: Record<Flag, string> = {
  D: 'D, klassflagga',
  E: 'E, klassflagga',
  F: 'F, klassflagga',
  G: 'G, klassflagga',
  H: 'H, klassflagga',
  J: 'J, klassflagga; jaktstart pågår',
  K: 'K, klassflagga',
  Q: 'Q, klassflagga',
  R: 'R, klassflagga',
  T: 'T, klassflagga',
  W: 'W, klassflagga',
  P: 'P, förberedelsesignal',
  I: 'I, regel 30.1 gäller',
  Z: 'Z, regel 30.2 gäller',
  U: 'U, regel 30.3 gäller',
  black: 'Svart flagga, regel 30.4 gäller',
  AP: 'AP, uppskjuten',
  N: 'N, annullerad',
  X: 'X, enskild återkallelse',
  S: 'S, avkortad bana',
  firstSubstitute: 'Första likhetstecken, allmän återkallelse',
};

export const designSystemTexts = {
  title: 'Designsystem',
  lead: 'Det som sidorna är byggda av. Allt på sidan är de riktiga delarna, i det läge du har valt. Byt läge i menyn.',
  toStyleGuide: 'Stilguide: färg, typografi, ord',

  buttons: 'Knappar',
  buttonsText:
    'En fylld knapp per vy, för nästa steg. Knappen säger vad som händer. Minst 44 punkter hög, 48 där man trycker med fingret.',
  primary: 'Spara',
  secondary: 'Ändra',
  quiet: 'Avbryt',
  danger: 'Ta bort serien',
  disabled: 'Kan inte väljas',

  fields: 'Fält',
  fieldsText:
    'Etiketten står alltid kvar ovanför. Tider skrivs som siffror. Fel står under fältet och säger vad man ska göra. Medan något sparas är knappen låst.',
  name: 'Båtens namn',
  nameHint: 'Som det står på båten.',
  sailNumber: 'Segelnummer',
  sailNumberProblem: 'Ange ett giltigt segelnummer, till exempel SWE 312.',
  startTime: 'Starttid',
  startTimeHint: 'Skriv siffrorna, till exempel 1830.',
  group: 'Startgrupp',
  groups: ['Startgrupp 1', 'Startgrupp 2'],
  publish: 'Publicera direkt',
  search: 'Sök båt',
  filters: 'Visa',
  filterNames: { all: 'Alla', own: 'Mina båtar', missing: 'Utan tid' },

  statuses: 'Statusar',
  statusesText: 'Status sägs med form och ord. Färgen är det tredje, aldrig det enda.',

  table: 'Tabeller',
  tableText:
    'Siffror står under varandra, till höger. Första kolumnen och rubriken stannar kvar när tabellen rullas. Rubriker sorterar.',
  caption: 'Exempel på resultat',
  columns: { place: 'Plats', boat: 'Båt', corrected: 'Korrigerad', points: 'Poäng' },
  boats: ['SWE 312 Vindila', 'SWE 57 Måsen', 'SWE 1024 Ebba', 'SWE 8 Örnen'],

  flags: 'Signalflaggor',
  flagsText: 'Ritade för Styrbord. En startgrupps flagga är densamma överallt där gruppen visas.',
  flagNames: flags,

  states: 'Tomt, fel och väntan',
  emptyTitle: 'Inga seglingar ännu',
  emptyText: 'Ett tomt läge säger vad sidan är till för och erbjuder nästa steg.',
  emptyAction: 'Skapa segling',
  errorTitle: 'Seglingarna kunde inte hämtas',
  errorText: 'Ett fel säger vad som hände och vad man kan göra. Det man skrev finns kvar.',
  skeletonText: 'Medan något hämtas hålls platsen, så att inget flyttar sig när det kommer.',

  motion: 'Rörelse',
  motionText:
    '150 till 200 millisekunder, och bara för att visa vart något tog vägen. Ingen rörelse alls när enheten ber om det.',
  motionMove: 'Flytta båten',
  motionFrom: 'Startgrupp 1',
  motionTo: 'Startgrupp 2',
  motionBoat: 'SWE 312',
} as const;
