import { MAX_RATING, MIN_RATING } from '../limits';
import type { SrsNumber } from '../contract/srsTable';

const shown = (wire: string): string => wire.replace('.', ',');

/** The numbers as the federation's table calls them. */
export const SRS_NUMBER_LABELS: Record<SrsNumber, string> = {
  srs: 'SRS',
  srs_no_flying: 'SRS utan flygande segel',
  srs_shorthanded: 'SRS shorthand',
  srs_shorthanded_no_flying: 'SRS shorthand utan flygande segel',
};

/** What is said about a table of SRS numbers. */
export const srsTableTexts = {
  empty: 'Tabellen är tom. Klistra in rubrikerna och en rad för varje båttyp.',
  archive: 'Excelfiler kan inte läsas. Öppna filen, markera tabellen, kopiera den och klistra in den här.',
  unclosedQuote: (line: number) => `Ett citattecken saknas på rad ${line}: värdet som börjar med " slutar aldrig.`,
  noHeadings: 'Rubriker saknas. En rad måste säga vad kolumnerna är: Båttyp och SRS.',
  noTypes: 'Tabellen har rubriker men inga båttyper med tal under dem.',
  certificates:
    'Det här är en lista över enskilda båtars mätbrev. Ta tabellen över båttyper, den utan ägare och segelnummer.',
  notNumber: (line: number, name: string, written: string) =>
    `Rad ${line}, ${name}: ${written} är inget SRS-tal mellan ${shown(MIN_RATING)} och ${shown(MAX_RATING)}.`,
  longName: (line: number, most: number) => `Rad ${line}: båttypens namn är längre än ${most} tecken.`,
  notKind: (line: number, name: string, written: string) =>
    `Rad ${line}, ${name}: skriv enskrov, flerskrov eller jolle i stället för ${written}.`,
  notYear: (line: number, name: string, written: string) => `Rad ${line}, ${name}: ${written} är inget årtal.`,
  twice: (line: number, name: string, first: number) =>
    `Rad ${line}, ${name}: båttypen står redan på rad ${first} med andra tal.`,
  more: (count: number) => `Och ${count} fel till.`,
  missingColumn: (number: SrsNumber) =>
    `Kolumnen ${SRS_NUMBER_LABELS[number]} saknas. Båttyperna behåller de tal som de har där.`,
  older: (year: number, held: number) => `Tabellen gäller ${year}, och den som finns gäller ${held}.`,
  manyGone: 'Mer än hälften av de nuvarande båttyperna saknas. Är hela tabellen med, och är det rätt sorts båtar?',
} as const;
