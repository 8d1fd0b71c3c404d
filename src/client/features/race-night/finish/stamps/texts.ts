/** What stamped times say. */
export const stampTexts = {
  stamp: 'Målgång nu',
  list: 'Stämplade tider utan båt',
  waiting: (count: number) =>
    count === 1
      ? '1 stämplad tid väntar på sin båt. Tryck på båten, eller skriv numret och Enter två gånger.'
      : `${count} stämplade tider väntar på sina båtar. Tryck på båtarna i ordning, eller skriv numret och Enter två gånger.`,
  choose: (clock: string) => `Nästa båt får ${clock}`,
  remove: (clock: string) => `Ta bort stämpeln ${clock}`,
} as const;
