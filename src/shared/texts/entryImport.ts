/** What is said about the rows of an entry list that somebody pastes in. */
export const entryImportTexts = {
  noSailNumber: 'Segelnummer saknas.',
  noRating: 'SRS-tal saknas.',
  unknownType: (type: string) => `Typen ${type} finns inte i tabellen och sparas som den är skriven.`,
  ratingFromTable: (rating: string) => `SRS ${rating} är hämtat ur tabellen.`,
  ratingReadAs: (written: string, rating: string) => `${written} är läst som ${rating}.`,
  contactNotKept: (written: string, problem: string) => `${written} sparas inte: ${problem}`,
  readAsCrew: (name: string) => `${name} är läst som besättning.`,
  noHeadings:
    'Rubriker saknas. Den första raden måste säga vad kolumnerna är, till exempel Segelnummer, Båtnamn och Rorsman. ' +
    'I ett mail börjar varje båt på en rad med sitt segelnummer.',
  empty: 'Listan är tom. Klistra in en rad med rubriker och en rad för varje båt.',
  noEntries: 'Listan har rubriker men inga båtar under dem.',
  unclosedQuote: (line: number) => `Ett citattecken saknas på rad ${line}: värdet som börjar med " slutar aldrig.`,
  nothingReady: 'Ingen båt i listan kan läggas till.',
  noWorkbook: 'Filen är ingen Excelfil (.xlsx), eller skadad. Öppna den, markera tabellen, kopiera och klistra in den.',
  tooLarge: 'Listan är för stor. Den får ha högst 5 000 båtar och vara på högst 5 MB.',
  oldExcel: 'Filen har ett äldre Excelformat (.xls). Öppna den, spara den som .xlsx och välj den igen.',
  noSuchSheet: (sheet: string) => `Bladet ${sheet} finns inte i filen.`,
  notSheet: 'Ange bladets namn.',
  oneOfTwo: 'Skicka antingen text eller en fil.',
  notMapping: 'Ange vad kolumnerna innehåller som ett objekt med rubriker och fält.',
  noSuchField: (field: string) => `Fältet ${field} finns inte.`,
  cannotUndo: (boat: string) =>
    `Listan kan inte tas tillbaka: ${boat} har fått en tid eller ändrats. Ta bort båtarna var för sig.`,
  notLines: 'Ange radernas nummer i en lista.',
} as const;
