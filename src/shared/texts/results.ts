import type { DoubtKind } from '../contract/finishObservations';
import type { ResultMethod } from '../contract/raceClasses';
import { listed, secondsInWords } from './swedishList';

/** Explanations of a boat's place in a results list, and of which list counts. */

/** The data that a boat without a place lacks. */
const MISSING: Record<ResultMethod, string> = {
  corrected: 'Båten har tid men inget SRS-tal, så den kan inte placeras på korrigerad tid',
  elapsed: 'Båten har måltid men ingen seglad tid, så den kan inte placeras: starttid saknas',
  finish_order: 'Båten har seglad tid men ingen måltid, så den kan inte placeras i målgångsordning: starttid saknas',
};

export const resultWhy = {
  elapsed: (elapsed: string) => `Seglad tid ${elapsed} (A3)`,
  finish: (clock: string) => `I mål klockan ${clock} (A3)`,
  missing: (method: ResultMethod) => MISSING[method],
  unmatched: 'Segelnumret finns inte bland deltagarna. Båten räknas inte förrän den har kopplats till en av dem',
  double: 'Samma rad i serien har en bättre anmälan i den här seglingen, och den räknas',
  nothingYet: 'Ingen tid och ingen kod är införd',
  preliminary: 'Preliminärt: klubben har inte godkänt anmälan eller den egna tiden',
} as const;

/** What the places go by, in running text. */
const TIMES: Record<ResultMethod, string> = {
  corrected: 'i korrigerad tid',
  elapsed: 'i seglad tid',
  finish_order: 'i mål',
};

/** How far it is to the boats round one in a results list. */
export const aroundWhy = {
  ahead: (place: number, boat: string, gapS: number, method: ResultMethod) =>
    `${secondsInWords(gapS)} till plats ${place}, ${boat}, ${TIMES[method]}`,
  onWater: (seconds: number) => `${secondsInWords(seconds)} snabbare på vattnet hade räckt för att komma före`,
  before: (place: number, boat: string, gapS: number) => `plats ${place} ${boat} ${secondsInWords(gapS)} före`,
  after: (place: number, boat: string, gapS: number) => `plats ${place} ${boat} ${secondsInWords(gapS)} efter`,
  level: (place: number, boat: string) => `plats ${place} ${boat} på samma tid`,
  around: (boats: readonly string[]) => `Närmast båten: ${listed(boats)}`,
} as const;

export const countingWhy = {
  planKept: (sailed: string, planned: string, percent: string) =>
    `Först över linjen vinner: första båten seglade ${sailed} mot planerade ${planned}, inom ${percent} %`,
  planMissed: (sailed: string, planned: string, percent: string) =>
    `Korrigerad tid avgör: första båten seglade ${sailed} mot planerade ${planned}, mer än ${percent} % fel`,
  otherList: 'Den här listan räknas inte, och ger därför inga poäng',
  category: (category: string) => `Bara ${category}, placerade och poängsatta sinsemellan`,
  cancelled: 'Seglingen är inställd och ger inga poäng',
  inClass: (name: string, sentence: string) => `${name}: ${sentence}`,
} as const;

/** Why a finish should be looked at once more. Clocks and lengths are already in words. */
export const finishDoubtTexts = {
  future: (now: string) => `Målgången är i framtiden: klockan är ${now}.`,
  before_start: () => 'Målgången är före starten.',
  no_start: () => 'Båten har ingen starttid.',
  very_long: (elapsed: string) => `Den seglade tiden blir ${elapsed}, ovanligt lång.`,
  already: (clock: string) => `Båten hade redan en målgång ${clock}.`,
} satisfies Partial<Record<DoubtKind, (word: string) => string>>;
