/** What hits are described by. */
export const searchTexts = {
  club: 'Klubb',
  serie: 'Serie',
  list: (...parts: string[]) => parts.filter((part) => part !== '').join(' · '),
} as const;
