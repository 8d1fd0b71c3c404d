import { MAX_OWN_SEQUENCES } from '../limits';
import { listed } from './swedishList';

/** Validation messages, the same in forms and on the server. */
export const validationTexts = {
  required: 'Det här fältet är obligatoriskt.',
  notNull: 'Det här fältet får inte vara null.',
  notBlank: 'Det här fältet får inte vara blankt.',
  notString: 'Inte en giltig textsträng.',
  notFlag: 'Måste vara sant eller falskt.',
  tooLong: (max: number) => `Se till att detta fält inte har fler än ${max} tecken.`,
  tooShort: (min: number) => `Se till att detta fält har minst ${min} tecken.`,
  nulCharacter: 'Null-tecken är inte tillåtna.',
  loneSurrogate: 'Texten innehåller ett ogiltigt tecken. Ta bort det och försök igen.',
  notEmail: 'Ange en giltig e-postadress.',
  notUrl: 'Ange en giltig URL.',
  notInteger: 'Ett giltigt heltal krävs.',
  notNumber: 'Ett giltigt nummer krävs.',
  tooLarge: (max: number | string) => `Se till att detta värde är mindre än eller lika med ${max}.`,
  tooSmall: (min: number | string) => `Se till att detta värde är större än eller lika med ${min}.`,
  tooManyDigits: (digits: number) => `Se till att det inte finns fler än totalt ${digits} siffror.`,
  tooManyPlaces: (places: number) => `Se till att det inte finns fler än ${places} decimaler.`,
  tooManyWholeDigits: (digits: number) => `Se till att det inte finns fler än ${digits} siffror före decimalpunkten.`,
  textTooLarge: 'Textvärdet är för långt.',
  notDate: 'Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.',
  notTime: 'Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].',
  notDatetime:
    'Datumtiden har fel format. Använd ett av dessa format istället: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  notDuration: 'Perioden har fel format. Använd ett av dessa format istället: [DD] [HH:[MM:]]ss[.uuuuuu].',
  tooManyDays: (max: number) => `Antalet dagar måste vara mellan -${max} och ${max}.`,
  datetimeButDate: 'Förväntade en datumtid men fick ett datum.',
  dateButDatetime: 'Förväntade ett datum men fick en datumtid.',
  noSuchLocalTime: (zone: string) => `Ogiltig datumtid för tidszonen "${zone}".`,
  notChoice: (value: string) => `"${value}" är inte ett giltigt val.`,
  notFilterChoice: 'Välj ett giltigt alternativ. Det valet finns inte bland tillgängliga alternativ.',
  notList: (type: string) => `Förväntade en lista med element men fick typen "${type}".`,
  notUuid: 'Måste vara ett giltigt UUID.',
  emptyList: 'Den här listan får inte vara tom.',
  tooManyItems: (max: number) => `Se till att detta fält inte har fler än ${max} element.`,
  notObject: (type: string) => `Ogiltig data. Förväntade en dictionary, men fick ${type}.`,
  noData: 'Inga data skickades.',
  noSuchObject: (id: string | number) => `Ogiltigt pk "${id}" - Objektet finns inte.`,
  notPk: (type: string) => `Felaktig typ. Förväntade pk-värde, fick ${type}.`,
  notUnique: 'Det här fältet måste vara unikt.',
  emailTaken: 'En användare med den här e-postadressen finns redan.',
  termsRequired: 'Du måste godkänna villkoren för att fortsätta',
  notSlug: 'Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.',
  slugTaken: 'Ordet används för en sida i appen. Välj ett annat.',
  notSailNumber: 'Ange ett giltigt segelnummer, till exempel SWE 312.',
  notRating: 'Ange ett SRS-tal mellan 0,300 och 2,500.',
  statusContradiction: 'Statusen stämmer inte med om seglingen är avslutad. Ändra en av dem.',
  movedTwice: 'Samma deltagare får bara flyttas en gång i samma anrop.',
  sailingTwice: 'Samma segling får bara nämnas en gång i samma anrop.',
  twoSeries: 'Välj en serie som finns eller namnge en ny, inte båda.',
  notJson: 'Texten är inte giltig JSON.',
  notRising: 'Antalet seglingar ska stiga från steg till steg, till exempel 4, 8.',
  countingTooMany: 'Fler seglingar kan inte räknas än de som är genomförda.',
  discardsTooMany: 'Det som räknas bort måste vara färre än det som det räknas av.',
  datesNotRising: 'Slutdatumen ska komma i tur och ordning.',
  halfPosition: 'Ange både latitud och longitud, eller ingen av dem.',
  pursuitBasis:
    'Ange seglingens längd på ett sätt: seglad tid, korrigerad tid, eller distans med sekunder per distansminut.',
  designMissing: 'Välj båttyp: i en entypsklass är alla båtar av samma typ.',
  classNameTaken: 'Det finns redan en klass med det namnet i seglingen.',
  intervalReversed: 'Det lägsta SRS-talet får inte vara högre än det högsta.',
} as const;

/** Messages about the start sequences of a club. */
export const startSequenceTexts = {
  notKey: 'Använd bara små bokstäver a–z, siffror och bindestreck.',
  stepTwice: 'Flaggan gör redan samma sak vid den tiden. Ta bort det ena steget.',
  noStart: 'Minst ett steg måste vara vid starten, 0 sekunder före.',
  given: 'Startsekvensen finns i alla klubbar och kan inte ändras. Gör en kopia med ett eget namn.',
  tooMany: `En klubb kan ha högst ${MAX_OWN_SEQUENCES} egna startsekvenser.`,
  inUse: (name: string, sailings: number) =>
    `Startsekvensen ${name} används av ${sailings === 1 ? 'en kommande segling' : `${sailings} kommande seglingar`}. ` +
    'Välj en annan där innan du tar bort den.',
} as const;

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
    `En e-postadress och ett telefonnummer sparas för varje båt. Det här sparas inte: ${listed(headings)}.`,
  unknownColumn: (heading: string) => `Kolumnen ${heading} känns inte igen och används inte.`,
  unknownBoatType: (row: number, type: string) =>
    `Rad ${row}: båttypen ${type} finns inte i listan över båttyper och sparas som den är skriven.`,
} as const;
