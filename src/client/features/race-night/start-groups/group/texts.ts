const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What the start group form and its dialogs say. */
export const groupTexts = {
  addTitle: 'Ny startgrupp',
  editTitle: 'Redigera startgrupp',
  add: 'Skapa',
  save: 'Spara',
  name: 'Namn',
  startTime: 'Starttid',
  startTimeHint: 'Skriv siffrorna, till exempel 1830. Lämna tomt för seglingens starttid.',
  minRating: 'SRS från',
  maxRating: 'SRS till',
  ratingHint: 'Valfritt. När en båt läggs till föreslås gruppen som dess SRS-tal passar i.',
  ownStart: 'Egen dag eller uppskjuten start',
  ownStartHint: 'Gäller i stället för starttiden ovan.',
  ownDate: 'Datum',
  ownTime: 'Klockslag',
  created: (group: string) => `${group} skapades.`,
  saved: (group: string) => `${group} sparades.`,
  removeTitle: (group: string) => `Ta bort ${group}`,
  removeQuestion: (group: string, count: number) =>
    count === 0
      ? `${group} tas bort.`
      : `${group} tas bort. ${boats(count)} blir utan startgrupp, men är kvar i seglingen.`,
  remove: 'Ta bort startgruppen',
  removed: (group: string) => `${group} togs bort.`,
  failed: 'Något gick fel. Försök igen senare.',
} as const;
