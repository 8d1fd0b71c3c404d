import { listed } from './swedishList';

/** Messages about an entry list to import. */
export const entryListTexts = {
  empty: 'Filen är tom. Den första raden ska vara rubriker, till exempel Segelnummer, Båtnamn och Rorsman.',
  noEntries: 'Filen har rubriker men inga anmälda under dem.',
  noSkipper: 'Rubriken Rorsman saknas. Lägg till den, eller rubrikerna First Name och Last Name.',
  repeatedHeading: 'En annan kolumn säger redan samma sak. Ta bort en av dem.',
  tooManyCells: 'Raden har fler fält än det finns rubriker. Sätt citattecken om värden som innehåller skiljetecknet.',
  unclosedQuote: 'Ett citattecken saknas: värdet som börjar med " slutar aldrig.',
  twiceInFile: (sailNumber: string, row: number) => `Segelnumret ${sailNumber} står redan på rad ${row}.`,
  alreadyEntered: (sailNumber: string) => `Segelnumret ${sailNumber} är redan anmält till seglingen.`,
  contactsNotImported: (headings: string[]) =>
    `Kontaktuppgifter sparas inte: ${listed(headings)}. De hör till seglarens eget konto.`,
  unknownColumn: (heading: string) => `Kolumnen ${heading} känns inte igen och används inte.`,
  unknownBoatType: (row: number, type: string) =>
    `Rad ${row}: båttypen ${type} finns inte i listan över båttyper, så båten får ingen typ.`,
} as const;
