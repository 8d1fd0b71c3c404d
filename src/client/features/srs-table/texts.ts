import type { BoatKind } from '../../../shared/contract/boats';
import type { SrsTableAnswer } from '../../../shared/contract/srsTable';

const types = (count: number): string => (count === 1 ? '1 båttyp' : `${count} båttyper`);

export const KIND_LABELS: Record<BoatKind, string> = {
  monohull: 'Enskrovsbåtar',
  multihull: 'Flerskrovsbåtar',
  dinghy: 'Jollar',
};

/** The parts of a difference, in the order in which they are shown. */
export const PARTS = ['changed', 'added', 'gone', 'slightly'] as const;
export type Part = (typeof PARTS)[number];

export const PART_LABELS: Record<Part, (count: number) => string> = {
  changed: (count) => `Ändrade mer än 0,010 (${count})`,
  added: (count) => `Nya (${count})`,
  gone: (count) => `Borta (${count})`,
  slightly: (count) => `Ändrade lite (${count})`,
};

/** Texts of the page where the platform's keeper takes in a table of SRS numbers. */
export const srsPageTexts = {
  title: 'SRS-tabellen',
  lead: 'Kopiera förbundets tabell över båttyper och klistra in den, eller välj en sparad sida. Du ser vad som skiljer innan något sparas.',
  held: (count: number, year: number) => `Nu finns ${types(count)}, med tal för ${year}.`,
  noneHeld: 'Det finns inga båttyper än.',
  heldFailed: 'Båttyperna kunde inte hämtas',

  kind: 'Tabellen är för',
  year: 'År',
  table: 'Tabell',
  placeholder: 'Båttyp\tSRS\tSRS utan flygande segel\nProvbåt 7\t0,917\t0,886',
  dropHere: 'Du kan också släppa en fil i rutan.',
  chooseFile: 'Välj fil',
  clear: 'Töm',
  compare: 'Jämför',
  offline: 'Du är offline. Tabellen kan jämföras och tas in när du har täckning igen.',
  tooLarge: 'Tabellen är för stor. Den får ha högst 5 000 båttyper och vara på högst 5 MB.',
  fileFailed: 'Filen kunde inte läsas. Försök igen, eller kopiera tabellen och klistra in den.',
  failed: 'Tabellen kunde inte jämföras',

  emptyTitle: 'Inget att jämföra än',
  emptyText: 'Här visas vilka båttyper som är nya, borta eller har fått andra tal.',
  difference: 'Skillnad',
  compared: (year: number, replaced: number | null) =>
    replaced === null ? `Tabellen för ${year}` : `Tabellen för ${year} jämförd med den för ${replaced}`,
  same: (count: number) => `${types(count)} har samma tal som förut.`,
  skipped: (count: number) => (count === 1 ? '1 rad utan tal hoppas över.' : `${count} rader utan tal hoppas över.`),
  equal: 'Alla tal är som förut.',
  parts: 'Visa',
  search: 'Sök båttyp',
  nothingFound: 'Ingen båttyp passar sökningen.',
  type: 'Båttyp',
  numbers: 'Tal',
  noNumber: 'inget',
  number: (label: string, value: string) => `${label} ${value}`,
  change: (label: string, before: string, after: string) => `${label} ${before} → ${after}`,
  showAll: (count: number) => `Visa alla ${count}`,

  take: 'Ta in tabellen',
  confirmTitle: (year: number) => `Ta in SRS-tabellen för ${year}?`,
  confirmText: (added: number, gone: number, changed: number) =>
    `${types(added)} läggs till, ${types(changed)} får andra tal och ${types(gone)} går inte längre att välja. ` +
    'Båtar av de typerna behåller sin typ. Tal i anmälningar som redan finns ändras inte.',
  taken: ({ year }: Pick<SrsTableAnswer, 'year'>) => `SRS-tabellen för ${year} är inläst.`,
} as const;
