export const serieResultTexts = {
  views: 'Visa',
  table: 'Ställning',
  season: 'Säsongen',
  whatIf: 'Vad krävs?',
} as const;
