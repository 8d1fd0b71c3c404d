import { listed, numberWord, ordinal } from '../../../../shared/texts/swedishList';

/** "seglingen som är kvar", "båda seglingarna som är kvar", "alla tre seglingarna som är kvar" */
const remaining = (races: number): string => {
  if (races === 1) return 'seglingen som är kvar';
  return races === 2 ? 'båda seglingarna som är kvar' : `alla ${numberWord(races)} seglingarna som är kvar`;
};
const others = (races: number): string => (races === 2 ? 'den andra' : 'de andra');

export const whatIfTexts = {
  title: 'Vad krävs?',
  boat: 'Båt',
  races: 'Seglingar kvar',
  racesHint: (planned: number) => (planned === 1 ? 'En är planerad.' : `${planned} är planerade.`),
  raceTooMany: (most: number) => `Högst ${most}.`,
  placeIn: (name: string) => `Placering i ${name}`,
  moreRace: (number: number) => `Segling ${number}`,
  placeHint: 'Tom ruta: båten seglar inte.',
  placeProblem: (boats: number) => `Skriv en placering från 1 till ${boats}.`,

  goal: 'Mål',
  goals: { win: 'Vinna serien', podium: 'Bland de tre främsta' },
  needed: (name: string) => `Vad ${name} behöver`,
  asSoFar: 'Om de andra seglar som hittills',
  asSoFarHint: 'Varje medtävlare får i genomsnitt samma poäng i varje segling som hittills.',
  atBest: 'Säkert, hur det än går för de andra',
  atBestHint:
    'Varje medtävlare räknas som om den får bästa lediga placering i varje segling. Det kan inte alla få på en gång, så mindre kan räcka.',
  unreachable: 'Det räcker inte ens att vinna allt som är kvar.',
  already: 'Det är redan klart, utan fler seglingar.',
  finishing: (races: number) => `Det räcker att gå i mål i ${remaining(races)}.`,
  place: (place: number, races: number) => `Det räcker med ${ordinal(place)} plats i ${remaining(races)}.`,
  afterOneWin: (place: number, races: number) => `Med en seger räcker ${ordinal(place)} plats i ${others(races)}.`,
  onlyOneWin: 'En seger räcker, utan de andra.',
  oneMissed: (place: number, races: number) =>
    `Det går att stå över en segling med ${ordinal(place)} plats i ${others(races)}.`,

  outcome: (name: string, rank: number, net: string) => `${name} slutar ${ordinal(rank)} med ${net} poäng netto.`,
  outcomeWith: (places: readonly string[]) => `Med ${listed(places)} i det som är kvar:`,
  placeWord: (place: number | null) => (place === null ? 'ingen start' : `${ordinal(place)} plats`),
  table: 'Så blir ställningen om de andra seglar som hittills',
  noRaces: 'Ange hur många seglingar som är kvar, så räknas det ut vad som krävs.',
} as const;
