/** What public results call people who are not to be named, and how they say what has changed. */
export const publicationTexts = {
  nameless: 'Rorsman',
  unnumbered: 'Båt utan nummer',
  added: (boat: string) => `${boat} tillagd`,
  removed: (boat: string) => `${boat} borttagen`,
  code: (boat: string, code: string) => `${boat} ${code}`,
  codeGone: (boat: string, code: string) => `${boat} inte längre ${code}`,
  time: (boat: string, time: string) => `${boat} ny tid ${time}`,
  timeGone: (boat: string) => `${boat} utan tid`,
  rating: (boat: string, rating: string) => `${boat} SRS ${rating}`,
  raceClass: (boat: string, name: string) => `${boat} klass ${name}`,
  place: (boat: string, place: string, before: string) => `${boat} plats ${place} (var ${before})`,
  points: (boat: string, points: string) => `${boat} ${points} poäng`,
  race: (name: string) => `${name} inräknad`,
  raceGone: (name: string) => `${name} räknas inte längre`,
  more: (count: number) => `och ${count} till`,
} as const;

/** The choice of how somebody is named on public pages. */
export const nameWishTexts = {
  label: 'I öppna resultat',
  options: {
    shown: 'Hela namnet',
    minor: 'Förnamn och initial (under 18 år)',
    hidden: 'Inget namn',
  },
} as const;
