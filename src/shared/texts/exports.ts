import { listed } from './swedishList';

/** What is said about files to save. */
export const exportTexts = {
  nothing: 'Det finns inget resultat att spara än.',
  ratings: (club: string) => `SRS-tabellen ur Styrbord, ${club}`,
  sailwave: {
    open: 'Öppna filen i Sailwave och kör Score, så räknar Sailwave om poängen.',
    names: 'Rorsmännen står som klubben visar dem i öppna resultat.',
    cancelled: (races: readonly string[]) => `Inställda seglingar följer inte med: ${listed(races)}.`,
    highPoint: 'Sailwave räknar serien med lågpoäng. Högpoäng följer inte med.',
    quotas: 'Kvoter följer inte med.',
    table: 'Tabellen för hur många seglingar som räknas blir en lista över borträknade seglingar.',
    proportion: 'Andelen borträknade seglingar blir en lista över borträknade seglingar.',
    minStarters: 'Kravet på minst antal startande följer inte med: de seglingar som inte räknas lämnas tomma.',
    mustCount: (races: readonly string[]) => `Seglingar som måste räknas kan borträknas i Sailwave: ${listed(races)}.`,
    weights: (races: readonly string[]) => `Seglingar med egen vikt räknas enkelt i Sailwave: ${listed(races)}.`,
    together: 'Alla klasser räknas tillsammans, så klasserna följer inte med.',
    places: (race: string) => `${race}: bara placeringarna följer med, inte tiderna.`,
    fixed: (codes: readonly string[]) => `Koder med fast poäng räknas annorlunda i Sailwave: ${listed(codes)}.`,
    times: (boats: readonly string[]) => `Flera straff i samma segling blir ett enda i Sailwave: ${listed(boats)}.`,
    percents: (boats: readonly string[]) => `DPI i procent följer inte med: ${listed(boats)}.`,
    unmatched: (count: number) =>
      count === 1
        ? 'En båt som ingen har parat ihop följer inte med.'
        : `${count} båtar som ingen har parat ihop följer inte med.`,
  },
} as const;
