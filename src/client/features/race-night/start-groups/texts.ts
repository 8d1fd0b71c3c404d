const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);
const moves = (count: number) => (count === 1 ? '1 flytt' : `${count} flyttar`);
const entries = (count: number) => (count === 1 ? '1 anmälan' : `${count} anmälningar`);

/** What the board says. The dialogs have their own texts beside them. */
export const boardTexts = {
  ungrouped: 'Utan startgrupp',
  boats,
  srsSpan: (from: string, to: string) => (from === to ? `SRS ${from}` : `SRS ${from}–${to}`),
  srsLimits: (from: string | null, to: string | null) =>
    from === null ? `Gräns till ${to}` : to === null ? `Gräns från ${from}` : `Gräns ${from}–${to}`,
  noStartTime: 'Ingen starttid',
  startsAt: (time: string) => `Start ${time}`,
  startsIn: (countdown: string) => `om ${countdown}`,
  started: 'Startad',
  jumpTo: (group: string, count: number) => `${group}, ${boats(count)}`,
  chips: 'Gå till startgrupp',

  search: 'Sök båt',
  clearSearch: 'Rensa sökningen',
  summary: (count: number, ungrouped: number) =>
    ungrouped === 0 ? boats(count) : `${boats(count)}, ${ungrouped} utan startgrupp`,
  searchHits: (count: number) => (count === 0 ? 'Ingen båt hittades.' : `${boats(count)} hittades.`),
  noHitsInGroup: 'Ingen båt i gruppen matchar sökningen.',
  addCompetitor: 'Lägg till deltagare',
  addGroup: 'Ny startgrupp',
  pasteList: 'Klistra in lista',
  download: 'Ladda ner som Excel',
  sendToRrs: 'Skicka till rrs.org',
  downloadFailed: 'Filen kunde inte hämtas. Försök igen.',
  fromEarlier: 'Lägg till från tidigare',
  suggestGroups: 'Föreslå startgrupper',
  moreTools: 'Fler val för deltagarna',
  select: 'Välj',

  move: (boat: string) => `Flytta ${boat}`,
  choose: (boat: string) => `Välj ${boat}`,
  more: (boat: string) => `Fler val för ${boat}`,
  dragHelp:
    'Tryck mellanslag för att lyfta, pilarna för att gå mellan startgrupper, mellanslag för att släppa och Escape för att avbryta. M öppnar Flytta till, X väljer båten.',
  moveTo: 'Flytta till…',
  moveToTitle: (boat: string) => `Flytta ${boat} till`,
  here: 'här nu',
  edit: 'Redigera',
  sailorPage: 'Seglarens sida',
  boatHistory: 'Båtens seglingar',
  remove: 'Ta bort',
  deselect: 'Välj bort',
  groupMenu: (group: string) => `Fler val för ${group}`,
  shiftLeft: 'Flytta åt vänster',
  shiftRight: 'Flytta åt höger',
  own: 'Din båt',
  noHelm: 'Rorsman saknas',
  fillInHelm: (boat: string) => `Rorsman saknas, fyll i för ${boat}`,
  outside: (fitting: string | null) =>
    fitting === null ? 'Utanför gruppens gräns' : `Utanför gruppens gräns, passar i ${fitting}`,
  waiting: 'Väntar på anslutning',

  selected: (count: number) => (count === 1 ? '1 vald' : `${count} valda`),
  selection: 'Valda båtar',
  clearSelection: 'Rensa',
  classOfSelected: 'Klass…',

  lifted: (boat: string, group: string, count: number) => `${boat} lyft. ${group}, ${boats(count)}.`,
  severalLifted: (what: string, group: string, count: number) => `${what} lyfta. ${group}, ${boats(count)}.`,
  over: (boat: string, group: string) => `${boat} över ${group}.`,
  dropped: (boat: string, group: string) => `${boat} flyttad till ${group}.`,
  severalDropped: (what: string, group: string) => `${what} flyttade till ${group}.`,
  notMoved: (what: string) => `${what} ligger kvar.`,

  undo: 'Ångra',
  undone: 'Flytten ångrades.',
  entriesUndone: (count: number) => (count === 1 ? 'Båten togs bort igen.' : `${count} båtar togs bort igen.`),
  withdrawalRefused: (boat: string, reason: string) => `${boat} togs inte bort. ${reason}`,
  nothingToUndo: 'Det finns inget att ångra.',
  waitingChanges: (moved: number, entered: number) =>
    `${[moved > 0 ? moves(moved) : '', entered > 0 ? entries(entered) : ''].filter(Boolean).join(' och ')} väntar på anslutning`,
  refused: (what: string, reason: string) => `${what} kunde inte flyttas. ${reason}`,
  standsIn: (boat: string, group: string) => `${boat} ligger i ${group}.`,
  undoRefused: (reason: string) => `Flytten kunde inte ångras. ${reason}`,
  movedByOther: (boat: string, group: string) => `${boat} har flyttats till ${group}.`,
  severalMovedByOthers: (count: number) => `${boats(count)} har flyttats.`,

  noBoatsTitle: 'Inga deltagare än',
  noBoatsText:
    'Här delar du in båtarna i startgrupper. Lägg till dem en och en, klistra in en lista, eller hämta dem som har seglat här förut.',
  noBoatsReader: 'Ingen båt är anmäld än.',
  noGroupsTitle: 'Inga startgrupper än',
  noGroupsText: 'Skapa den första startgruppen och dra båtarna dit, eller få ett förslag efter SRS-talen.',
  firstBoat: 'Lägg till första deltagaren',
  firstGroup: 'Skapa första startgruppen',
  emptyGroup: 'Släpp båtar här',
  emptyGroupReader: 'Inga båtar i gruppen',
  allGrouped: 'Alla båtar har en startgrupp',
  offline: (at: string) => `Ingen anslutning. Läget från ${at}.`,
} as const;
