/** What a sailor's list of own sailings says. */
export const mySailingsTexts = {
  upcoming: 'Kommande',
  ongoing: 'Pågående',
  earlier: 'Tidigare',
  emptyTitle: 'Du är inte anmäld till någon segling',
  emptyText: 'Här ser du dina seglingar, hur det gick och vad som väntar. Anmäl dig från en seglings sida.',
  find: 'Hitta en segling',
  failed: 'Dina anmälningar kunde inte hämtas',
  retryText: 'Kontrollera att du har täckning och försök igen.',
  registrationsFailed: 'Dina anmälningar kunde inte hämtas just nu, så listan kan vara ofullständig.',
  retry: 'Försök igen',
  noTime: 'Starttid ej satt',
  start: (time: string) => `Start ${time}`,
  place: (position: number, count: number) => `Plats ${position} av ${count}`,
  code: (code: string, meaning: string) => `${code}, ${meaning}`,
  points: (points: string) => `${points} poäng`,
  noResult: 'Inget resultat',
} as const;
