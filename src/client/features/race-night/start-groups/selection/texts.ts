const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What the dialogs about chosen boats say. */
export const selectionTexts = {
  classTitle: (count: number) => `Klass för ${boats(count)}`,
  raceClass: 'Klass',
  noClass: 'Utan klass',
  save: 'Spara',
  classSet: (count: number, name: string) => `${boats(count)} är nu i ${name}.`,
  classCleared: (count: number) => `${boats(count)} är nu utan klass.`,
  classSame: 'Båtarna var redan i klassen.',
  undo: 'Ångra',
  classUndone: (count: number) => `${boats(count)} är tillbaka i sin klass.`,
  stopped: (done: number, all: number, reason: string) => `${done} av ${boats(all)} sparades. ${reason}`.trim(),
  removeTitle: (count: number) => `Ta bort ${boats(count)}?`,
  removeText: (count: number) =>
    `${count === 1 ? 'Båten tas' : 'Båtarna tas'} bort ur seglingen, med tid och placering om det finns. Det går inte att ångra.`,
  remove: (count: number) => `Ta bort ${boats(count)}`,
  removed: (count: number) => `${boats(count)} togs bort.`,
  notRemoved: (count: number, reason: string) => `${boats(count)} kunde inte tas bort. ${reason}`.trim(),
} as const;
