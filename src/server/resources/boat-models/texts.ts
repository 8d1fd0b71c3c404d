/** What is said about a table of boat models that somebody wants to import. */
export const boatModelTexts = {
  empty:
    'Filen är tom. Den första raden ska vara rubrikerna name;kind;srs;srs_no_flying;srs_shorthanded;srs_shorthanded_no_flying;srs_year.',
  noModels: 'Filen har rubriker men inga båttyper under dem.',
  missingColumn: 'Rubriken saknas.',
  unknownKind: 'Skriv monohull (enskrov), multihull (flerskrov) eller dinghy (jolle).',
  unclosedQuote: 'Ett citattecken saknas: värdet som börjar med " slutar aldrig.',
  twice: (name: string, row: number) => `Båttypen ${name} står redan på rad ${row}.`,
} as const;
