const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const clubHomeTexts = {
  about: 'Om klubben',
  failed: 'Seglingarna kunde inte hämtas',

  waiting: 'Väntar på dig',
  waitingFailed: 'Det som väntar kunde inte hämtas',
  nothingWaits: 'Inget väntar på dig just nu.',
  approve: (count: number) => plural(count, 'anmälan att godkänna', 'anmälningar att godkänna'),
  ungrouped: (count: number) => plural(count, 'båt utan startgrupp', 'båtar utan startgrupp'),
  unrated: (count: number) => plural(count, 'båt utan SRS-tal', 'båtar utan SRS-tal'),
  unverified: 'Resultatet är inte verifierat',
  moreUnverified: (count: number) => `${count} äldre resultat att verifiera`,
  todo: { approve: 'Godkänn', ungrouped: 'Fördela', unrated: 'Fyll i', unverified: 'Granska' },
  of: (sailing: string, day: string) => `${sailing}, ${day}`,

  next: 'Nästa seglingar',
  nothingNext: 'Ingen segling är inlagd framöver.',
  allSailings: 'Alla seglingar',
  planNext: 'Lägg in nästa segling',
  boats: (count: number) => plural(count, 'anmäld båt', 'anmälda båtar'),
  entered: 'Du är anmäld',
  entryOpen: 'Anmälan är öppen',
  entryClosed: 'Anmälan är stängd',
  membersOnly: 'Bara för klubbens medlemmar',

  latest: 'Senaste resultat',
  nothingSailed: 'Här kommer resultaten när den första seglingen är avslutad.',
  sailed: (count: number) => plural(count, 'båt', 'båtar'),
  preliminary: 'Preliminärt',
  verified: 'Verifierat',

  series: 'Serierna just nu',
  allSeries: 'Alla serier',
  points: (points: string) => `${points} p`,
  ofClass: (serie: string, raceClass: string) => `${serie}, ${raceClass}`,

  own: 'Din nästa start',
  group: 'Startgrupp',
  noGroup: 'Inte satt än',
  start: 'Start',
  noStart: 'Inte satt än',
  boat: 'Båt',
  entry: 'Anmälan',
  approved: 'Anmäld',
  waitsForApproval: 'Väntar på att klubben godkänner den',
  toSailing: 'Till seglingen',

  emptyTitle: 'Inga seglingar ännu',
  emptyOther: 'När klubben lägger upp en segling visas den här, och du kan anmäla dig.',
  readAbout: 'Läs om klubben',

  guide: 'Kom igång',
  guideLead: 'Fem steg från en tom klubb till ett resultat. De bockas av efter hand som de är gjorda.',
  wholeSeason: 'Skapa en hel säsong på en gång',
  steps: {
    profile: { title: 'Berätta om klubben', text: 'En rad om klubben och hur man når er, gärna en logga.' },
    sailing: { title: 'Lägg in den första seglingen', text: 'En kväll räcker.' },
    entries: { title: 'Få in anmälningar', text: 'Seglarna anmäler sig själva, eller så skriver du in båtarna.' },
    groups: {
      title: 'Fördela båtarna i startgrupper',
      text: 'Dra båtarna till sina grupper, eller låt SRS-talen föreslå.',
    },
    finish: { title: 'Skriv in målgångarna', text: 'Tider och koder, också utan täckning. Sedan är resultatet klart.' },
  },
} as const;
