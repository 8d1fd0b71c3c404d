import type { ImportField } from '../../../../shared/contract/entryImport';

const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);
const list = new Intl.ListFormat('sv', { type: 'conjunction' });

/** What a column may hold, as officials call it. */
export const FIELD_NAMES: Record<ImportField, string> = {
  sail_number: 'Segelnummer',
  nation: 'Nation',
  boat_name: 'Båtens namn',
  boat_model: 'Båttyp',
  skipper_name: 'Rorsman',
  first_name: 'Rorsmans förnamn',
  last_name: 'Rorsmans efternamn',
  crew_names: 'Besättning',
  crew_count: 'Antal ombord',
  club_name: 'Klubb',
  rating: 'SRS-tal',
  rating_type: 'SRS-variant',
  start_group: 'Startgrupp',
  race_class: 'Klass',
  email: 'E-post',
  phone: 'Telefon',
};

/** Texts of the page where an entry list is pasted in. */
export const importTexts = {
  title: 'Klistra in anmälda båtar',
  lead: 'Klistra in ur Excel, SailArena, en webbsida eller ett mail. En rad med rubriker och sedan en båt per rad.',
  list: 'Lista',
  placeholder: 'Segelnr;Båt;Typ;Rorsman;SRS\nSWE 23;Bekväma;Comfort 30;Erik Hedlund;0,857',
  chooseFile: 'Välj fil',
  clear: 'Töm',
  dropHere: 'Du kan också släppa en fil i rutan.',
  tooLarge: 'Listan är för stor. Den får ha högst 5 000 båtar och vara på högst 5 MB.',
  fileFailed: 'Filen kunde inte läsas. Försök igen, eller kopiera texten och klistra in den.',
  reading: 'Listan granskas …',
  failed: 'Listan kunde inte granskas',
  retry: 'Försök igen',
  offline: 'Du är offline. Det du har klistrat in är kvar här och granskas när du har täckning igen.',
  emptyTitle: 'Inget att granska än',
  emptyText: 'Här visas varje båt så som den kommer att sparas. Inget sparas förrän du säger till.',

  columns: 'Kolumner',
  notTaken: 'Tas inte med',
  contacts: 'E-post och telefon sparas inte än.',
  newGroups: (names: string[]) => `Nya startgrupper läggs upp: ${list.format(names)}.`,
  newClasses: (names: string[]) => `Nya klasser läggs upp: ${list.format(names)}.`,

  clearRows: (count: number) => (count === 1 ? '1 klar' : `${count} klara`),
  doubtful: (count: number) => `${count} att titta på`,
  wrong: (count: number) => `${count} att rätta`,
  left: (count: number) => (count === 1 ? '1 hoppas över' : `${count} hoppas över`),
  addedAnyway: 'läggs till ändå',
  notAdded: 'läggs inte till',
  show: 'Visa',
  hide: 'Dölj',
  showMore: (count: number) => `Visa ${count} till`,

  preview: 'Båtar i listan',
  head: {
    line: 'Rad',
    boat: 'Båt',
    sailNumber: 'Segelnr',
    type: 'Typ',
    skipper: 'Rorsman',
    rating: 'SRS',
    group: 'Grupp',
    note: 'Att veta',
    action: 'Gör',
  },
  states: { clear: 'läggs till', doubtful: 'läggs till, titta på den', wrong: 'läggs inte till', left: 'hoppas över' },
  lineNumber: (line: number) => `Rad ${line}`,
  noNumber: 'Utan segelnummer',
  crew: (names: string) => `med ${names}`,
  entered: 'Finns redan i anmälan.',
  sameAs: (line: number) => `Samma båt som på rad ${line}.`,
  skipped: 'Hoppas över.',
  skip: 'Hoppa över',
  take: 'Ta med',
  takeAnyway: 'Ta med ändå',
  edit: 'Ändra raden',
  ofBoat: (action: string, boat: string, line: number) => `${action}: ${boat || 'båten'}, rad ${line}`,

  add: (count: number) => `Lägg till ${boats(count)}`,
  nothing: 'Ingen båt att lägga till',
  added: (count: number) => `${boats(count)} lades till.`,
  undo: 'Ångra',
  undone: (count: number) => `${boats(count)} togs bort igen.`,
  undoFailed: 'Båtarna kunde inte tas bort. Försök igen.',

  earlier: 'Inlästa listor',
  earlierList: (moment: string, count: number) => `${moment}: ${boats(count)}`,
  takeBack: 'Ta tillbaka',
  takeBackOf: (moment: string) => `Ta tillbaka listan ${moment}`,
  takeBackTitle: (count: number) => `Ta bort ${boats(count)}?`,
  takeBackText:
    'Båtarna som lästes in med listan tas bort. Startgrupper och klasser är kvar. Det går så länge ingen av båtarna har fått en tid eller ändrats.',
} as const;
