import { listed } from '../../../../shared/texts/swedishList';

export const chartTexts = {
  title: 'Placering efter varje segling',
  hint: 'De främsta just nu, och din egen båt. Välj en båt för att följa den.',
  follow: 'Följ en båt',
  summary: (leaders: readonly string[], races: number) =>
    `Diagram över placeringarna efter ${races === 1 ? 'en räknad segling' : `${races} räknade seglingar`}. Främst står ${listed(leaders)}. Tabellen nedan har samma siffror.`,
  asTable: 'Visa som tabell',
  tableCaption: 'Placering i serien efter varje räknad segling',
  boat: 'Båt',
  after: (date: string, name: string) => `Efter ${name} ${date}`,
} as const;
