const places = (n: number): string => (n === 1 ? '1 plats' : `${n} platser`);

export const sailorSeriesTexts = {
  title: 'Dina serier',
  failed: 'Dina serier kunde inte hämtas',
  failedOfOther: 'Serierna kunde inte hämtas',
  noneOfOther: 'Seglaren är inte med i någon serie.',
  serieFailed: 'Ställningen kunde inte hämtas',
  emptyTitle: 'Ingen serie än',
  emptyText: 'När du anmäler dig till en segling som hör till en serie visas din ställning i serien här.',
  find: 'Hitta en segling',

  notSailed: 'Här kommer ställningen när den första seglingen har ett resultat.',
  notInStandings: 'Båten står inte i ställningen. Är anmälan gjord med en annan båt, hör av dig till klubben.',
  place: 'Placering',
  placeOf: (place: number, boats: number) => `${place} av ${boats}`,
  points: 'Poäng',
  races: 'Räknade seglingar',
  scores: 'Per segling',
  scoresHint: 'Poäng inom parentes är borträknade.',
  noScore: '–',
  trend: 'Utveckling',
  up: (n: number) => `Upp ${places(n)} efter senaste seglingen`,
  down: (n: number) => `Ner ${places(n)} efter senaste seglingen`,
  same: 'Samma plats som före senaste seglingen',
  first: 'En räknad segling hittills',
  course: (ranks: readonly number[]) => `Plats efter varje segling: ${ranks.join(', ')}`,

  boat: (boat: string, raceClass: string | null) => (raceClass === null ? boat : `${boat}, ${raceClass}`),
  table: 'Hela tabellen',
  tableOf: (serie: string) => `Hela tabellen i ${serie}`,
  whatIf: 'Vad krävs?',
  whatIfIn: (serie: string) => `Vad krävs i ${serie}?`,
} as const;
