const inDays = (days: number): string => (days === 1 ? 'i morgon' : `om ${days} dagar`);

export const sailorHomeTexts = {
  failed: 'Dina seglingar kunde inte hämtas',

  steps: 'Kom igång',
  stepsLead: 'Tre steg till din första start.',
  step: {
    name: { title: 'Skriv ditt namn', text: 'Det står på startlistan och i resultaten.' },
    boat: { title: 'Lägg in din båt', text: 'Välj båttyp, så fylls SRS-talen i.' },
    sailing: {
      title: 'Hitta en segling och anmäl dig',
      text: 'Din klubbs seglingar, eller en annan klubbs öppna regatta.',
    },
  },

  next: 'Din nästa start',
  nothingNext: 'Du är inte anmäld till någon kommande segling.',
  findSailing: 'Hitta en segling',
  allSailings: 'Alla dina seglingar',
  startsAt: (clock: string) => `Start ${clock}`,
  noStart: 'Starttiden är inte satt än',
  inDays,
  today: 'i dag',
  started: 'Du har startat',
  startsIn: (time: string) => `Start om ${time}`,
  group: 'Startgrupp',
  noGroup: 'Inte satt än',
  boat: 'Båt',
  rating: 'SRS-tal',
  entry: 'Anmälan',
  toSailing: 'Till seglingen',

  todo: 'Att göra före start',
  todoNotApproved: 'Klubben har inte godkänt din anmälan än. Du får ett mail när det är gjort.',
  todoNoRating:
    'Anmälan saknar SRS-tal, så båten får ingen korrigerad tid. Ändra anmälan eller be klubben fylla i talet.',
  todoNoName: 'Ditt namn saknas.',
  todoChangeEntry: 'Ändra anmälan',
  todoToSettings: 'Skriv ditt namn',

  latest: 'Dina senaste resultat',
  nothingSailed: 'Här kommer dina resultat när du har seglat.',
  place: (place: number) => `Plats ${place}`,
  noPlace: 'Utan placering',
  points: (points: string) => `${points} p`,
  preliminary: 'Preliminärt',
  verified: 'Verifierat',
  of: (...parts: string[]) => parts.join(' · '),
  why: 'Varför?',
  whyOf: (sailing: string) => `Varför? ${sailing}`,
  whyFailed: 'Förklaringen kunde inte hämtas',
  noWhy: 'Det finns inget resultat att förklara än.',

  series: 'Dina serier',
  allSeries: 'Alla dina serier',
  standing: (place: number, boats: number) => `Plats ${place} av ${boats}`,
  noStanding: 'Ingen ställning än',
} as const;
