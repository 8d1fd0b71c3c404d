import type { WireDate } from '../../../../shared/contract/common';
import { formatDecimal } from '../../../ui/format';

/** "8/5" */
export function shortDate(date: WireDate): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)}/${Number(month)}`;
}

/** "12,4": one decimal; "–" where there is nothing to divide by. */
export const averageText = (sum: number, count: number): string =>
  count === 0 ? '–' : formatDecimal((sum / count).toFixed(1));

const difference = (now: number, before: number, year: number): string => {
  const change = now - before;
  if (change === 0) return `lika många som ${year}`;
  return `${change > 0 ? `${change} fler` : `${-change} färre`} än ${year}`;
};

export const statisticsTexts = {
  title: 'Statistik',
  year: 'Välj år',
  failed: 'Statistiken kunde inte hämtas',
  emptyTitle: (year: number) => `Ännu inga seglingar ${year}`,
  emptyText:
    'Här samlas säsongen när den första seglingen är avslutad: hur många som startat, vilka båtar som seglat, och hur det är jämfört med året före.',
  counted: 'Avslutade seglingar räknas. En start är en båt som kom till start, också den som bröt.',

  inFigures: (year: number) => `Säsongen ${year}`,
  sailings: 'Seglingar',
  starts: 'Starter',
  perEvening: 'Startande per segling',
  boats: 'Båtar',
  helms: 'Rorsmän',
  returning: 'Återkommande rorsmän',
  people: 'Personer på vattnet',
  returningOf: (helms: number, year: number) => `av ${helms} seglade också ${year}`,
  peopleNote: 'summan över alla seglingar',
  difference,
  averageBefore: (average: string, year: number) => `${average} år ${year}`,

  evenings: 'Startande kväll för kväll',
  chart: (sailings: number, most: number, name: string, average: string) =>
    `Stapeldiagram över antalet startande i ${sailings === 1 ? 'en segling' : `${sailings} seglingar`}. Flest var det i ${name}, ${most}. I snitt ${average}. Tabellen nedan har samma siffror.`,
  finished: 'I mål',
  notFinished: 'Startade men kom inte i mål',
  average: (average: string) => `Snitt ${average}`,
  eveningsCaption: (year: number) => `Seglingarna ${year}`,
  date: 'Datum',
  sailing: 'Segling',
  starters: 'Startande',
  finishers: 'I mål',
  aboard: 'Personer',
  codes: 'Koder',
  wind: 'Vind',

  classes: 'Klasser',
  classesCaption: (year: number) => `Klassernas starter ${year}`,
  className: 'Klass',
  boatsMost: 'Flitigaste båtarna',
  boatsCaption: (year: number) => `Båtar med flest starter ${year}`,
  boat: 'Båt',
  helm: 'Rorsman',

  paperTitle: (year: number) => `Årssammanfattning ${year}`,
  paperStanding: 'Avslutade seglingar',
  figures: 'Nyckeltal',
  change: 'Ändring',
} as const;

export const boatTexts = {
  failed: 'Båtens seglingar kunde inte hämtas',
  emptyTitle: 'Ingen avslutad segling än',
  emptyText: 'Här står båtens seglingar i klubben när de är avslutade.',
  nameless: 'Båt',
  result: 'Resultat',
  placeOf: (place: number, starters: number) => `${place} av ${starters}`,
  elapsed: 'Seglad tid',
  corrected: 'Korrigerad tid',
} as const;
