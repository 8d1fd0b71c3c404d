const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);

export const resultTexts = {
  caption: (title: string) => `Resultat, ${title}`,
  captionOf: (title: string, part: string) => `Resultat, ${title}, ${part}`,
  boats,

  preliminary: 'Preliminärt resultat',
  verified: 'Fastställt resultat',
  preliminarySheet: 'Preliminärt',
  verifiedSheet: 'Fastställt',

  updated: (clock: string) => `Uppdaterad ${clock}`,
  stale: (clock: string) => `Ingen kontakt med servern. Listan är från ${clock}.`,
  news: (count: number) => (count === 1 ? '1 nytt resultat.' : `${count} nya resultat.`),

  failed: 'Resultatet kunde inte hämtas',
  missing: 'Resultatet finns inte',
  missingText: 'Seglingen har tagits bort, eller så är den inte publicerad.',
  noTimes: 'Inga tider ännu',
  noTimesText: 'Listan fylls på här när båtarna går i mål.',
  noTimesOfficial: 'Skriv in måltiderna under Målgång, så räknas resultatet medan du skriver.',
  toFinish: 'Öppna Målgång',
  noHits: 'Ingen båt passar urvalet',
  noHitsText: 'Ändra sökningen eller filtren för att se fler.',
  showAll: 'Visa alla båtar',

  search: 'Sök segelnummer eller namn',
  raceClass: 'Klass',
  allClasses: 'Alla klasser',
  noClass: 'Utan klass',
  group: 'Startgrupp',
  allGroups: 'Alla startgrupper',
  category: 'Delresultat',
  allCategories: 'Alla båtar',

  times: 'Tider i listan',
  time: {
    start: 'Starttid',
    finish: 'Måltid',
    elapsed: 'Seglad tid',
    corrected: 'Korrigerad tid',
    behind: 'Tid efter',
  },

  lists: 'Lista',
  list: { finish_order: 'Målgångsordning', corrected: 'Korrigerad tid' },
  listCounts: {
    finish_order: 'Målgångsordningen räknas: först över linjen vinner.',
    corrected: 'Korrigerad tid räknas: seglad tid från egen start gånger SRS-talet.',
  },
  listIsOther: {
    finish_order: 'Du ser korrigerad tid. Målgångsordningen räknas.',
    corrected: 'Du ser målgångsordningen. Korrigerad tid räknas.',
  },

  help: 'Tryck på en siffra för att se varför.',
  waiting: 'Ingen tid ännu',
  waitingAfter: 'Ingen tid',
  course: (name: string) => `Bana: ${name}`,
  startAt: (time: string) => `Start ${time}`,
  waitingOnPaper: (boats: readonly string[]) => `Ingen tid: ${boats.join(', ')}.`,

  column: {
    place: 'Plac',
    placeName: 'Placering',
    sailNumber: 'Segelnr',
    sailNumberName: 'Segelnummer',
    boat: 'Båt',
    model: 'Båttyp',
    skipper: 'Rorsman',
    club: 'Klubb',
    rating: 'SRS',
    raceClass: 'Klass',
    group: 'Startgrupp',
    start: 'Start',
    finish: 'Mål',
    finishName: 'Måltid',
    elapsed: 'Seglad tid',
    corrected: 'Korr. tid',
    correctedName: 'Korrigerad tid',
    behind: 'Efter',
    behindName: 'Tid efter',
    points: 'Poäng',
    code: 'Kod',
    meaning: 'Kodens betydelse',
    status: 'Status',
    crew: 'Besättning',
  },
  preliminaryRow: 'preliminär',
  whyTitle: (boat: string, column: string) => `${boat}: ${column.toLowerCase()}`,

  timeline: {
    title: 'Från start till mål',
    summary: (count: number, first: string, last: string) =>
      `${boats(count)} med start och måltid. Första start ${first}, sista målgång ${last}.`,
    bar: (boat: string, start: string, finish: string, elapsed: string) =>
      `${boat}: start ${start}, mål ${finish}, seglad tid ${elapsed}`,
    asTable: 'Visa som tabell',
    asPicture: 'Visa som bild',
    none: 'Bilden ritas när den första båten har både starttid och måltid.',
    ungrouped: 'Utan startgrupp',
  },
} as const;
