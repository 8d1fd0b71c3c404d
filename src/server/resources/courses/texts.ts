export const courseTexts = {
  inUse: 'Banan används av en segling och kan inte tas bort.',
} as const;
