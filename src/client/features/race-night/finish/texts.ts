import type { TypedProblem } from './readFinish';

/** What the finish sheet says. Its dialogs and its log have their own texts beside them. */
export const finishTexts = {
  readOnly: 'Klubbens funktionärer skriver in målgångarna här.',
  verified: 'Resultatet är verifierat, så tider och koder kan inte ändras. Lås upp det först.',

  live: 'Målgångsläge',
  line: 'Skriv in målgång',
  sailNumber: 'Segelnummer',
  letters: 'Tangentbord med bokstäver',
  boatOptions: 'Båtar som passar',
  timeMode: 'Tiden är',
  timeModes: { clock: 'Klockslag', elapsed: 'Seglad tid' },
  clock: 'Klockslag',
  elapsed: 'Seglad tid',
  clockExample: '18 45 23',
  elapsedExample: '1 14 23',
  code: 'Kod',
  noCode: 'Ingen kod',
  codeOption: (code: string, meaning: string) => `${code} – ${meaning}`,
  save: 'Spara målgång',

  isUnknown: (number: string) => `${number} finns inte på listan. Målgången sparas som okänd båt.`,
  whichBoat: (number: string) => `Vilken ${number}?`,
  noNumber: 'Skriv ett segelnummer eller en båts namn.',
  problems: {
    nothing: 'Skriv en tid eller välj en kod.',
    notClock: 'Skriv klockslaget med siffror, till exempel 184523.',
    notElapsed: 'Skriv den seglade tiden med siffror, till exempel 11423.',
    noSuchTime: 'Det klockslaget fanns inte den dagen.',
    needsPoints: 'RDG och DPI behöver poäng. Sätt dem med Ändra på båtens rad.',
    startMissing: 'Båten har ingen starttid. Skriv seglad tid, eller sätt starten först.',
    beforeStart: 'Målgången är före starten.',
    tooLong: 'Målgången är mer än 30 dygn efter starten.',
  } satisfies Record<TypedProblem, string>,
  preview: (elapsed: string, corrected: string | null) =>
    corrected === null ? `Seglad ${elapsed}` : `Seglad ${elapsed}, korrigerad ${corrected}`,

  meant: (clock: string, preview: string) => (preview === '' ? clock : `${clock} · ${preview}`),
  doubtful: (boat: string, reasons: string) => `${boat}: ${reasons}`,

  already: (boat: string, held: string) => `${boat} har redan ${held}.`,
  replaceWith: (written: string) => `Ersätt med ${written}`,
  addCode: (code: string) => `Sätt ${code} också`,
  keep: 'Behåll',
  retype: 'Ändra tiden',

  saved: (boat: string, written: string) => `${boat} ${written}`,
  unknownBoat: 'okänd båt',
  undo: 'Ångra',
  undone: 'Målgången ångrades.',
  nothingToUndo: 'Det finns inget att ångra.',
  lastSaved: 'Senast sparad',

  counts: (home: number, coded: number, out: number) =>
    coded === 0 ? `${home} i mål · ${out} ute` : `${home} i mål · ${coded} med kod · ${out} ute`,
  unknownCount: (count: number) => (count === 1 ? '1 okänd båt' : `${count} okända båtar`),
  waitingCount: (count: number) =>
    count === 1 ? '1 målgång väntar på anslutning' : `${count} målgångar väntar på anslutning`,
  offline: (clock: string) =>
    `Ingen anslutning sedan ${clock}. Det du skriver sparas här och skickas när anslutningen är tillbaka.`,

  home: 'I mål',
  coded: 'Med kod',
  out: 'Ute på banan',
  showAll: (count: number) => `Visa alla ${count}`,
  showFew: 'Visa färre',
  allHome: 'Alla båtar har en tid eller en kod.',
  nobodyHome: 'Ingen båt är i mål än. Skriv segelnummer och tid, så hamnar båten här.',
  order: 'Nr',
  boat: 'Båt',
  finish: 'Mål',
  sailed: 'Seglad',
  corrected: 'Korrigerad',
  place: 'Plac',
  unknown: 'Okänd båt',
  outside: 'Utanför gruppens gräns',
  waiting: 'Väntar på anslutning',
  pending: 'Skickas',
  preliminary: 'Egen rapport',
  more: (boat: string) => `Fler val för ${boat}`,
  finishOf: (boat: string) => `Skriv in ${boat}`,

  edit: 'Ändra…',
  setCode: (code: string) => `Sätt ${code}`,
  clear: 'Ta bort målgången',
  match: 'Koppla till…',
  otherBoat: 'Det var en annan båt…',
  swapWithNext: 'Byt plats med nästa',
  swapped: (boat: string, other: string) => `${boat} och ${other} bytte målgång.`,
  makeEntry: 'Gör till deltagare',
  removeUnknown: 'Ta bort okänd båt',
  removed: (boat: string) => `${boat} togs bort.`,
  cleared: (boat: string) => `Målgången för ${boat} togs bort.`,
  madeEntry: (boat: string) => `${boat} är nu deltagare.`,
  paste: 'Klistra in flera',
  rest: 'Övriga DNF',

  starts: 'Starter',
  start: (group: string, clock: string) => `${group} ${clock}`,
  ownStarts: 'Egen start per båt',
  noStart: 'Ingen starttid',
  changeStarts: 'Ändra starter',
  startsChanged: (count: number) =>
    count === 1
      ? 'En start har ändrats. En båts tid har räknats om.'
      : `Starten har ändrats. ${count} båtars tider har räknats om.`,
  dismiss: 'Stäng',

  refusedTitle: 'Kunde inte sparas',
  refused: (what: string, reason: string) => `${what}: ${reason}`,
  saveAnyway: 'Spara ändå',
  discard: 'Släng',

  noBoatsTitle: 'Inga deltagare än',
  noBoatsText: 'Målgångar kan skrivas in ändå: nummer som inte finns på listan sparas som okända båtar.',
  noBoatsReader: 'Ingen båt är anmäld än.',
} as const;
