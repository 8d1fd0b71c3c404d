export const serieTexts = {
  noSuchRow: (key: string) => `Serien har ingen rad som heter "${key}".`,
  sameRow: 'De två är redan samma rad i serien.',
} as const;
