const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const clubAccountTexts = {
  title: 'Konto',

  login: 'Inloggning',
  loginLead: 'Med den här inloggningen sköts klubbens seglingar, serier och resultat.',
  email: 'E-post',
  sessionsText:
    'Den här webbläsaren håller dig inloggad i sju dagar efter senaste besöket. Logga ut när du lämnar en dator som fler använder.',
  otherSessions: 'Är du inloggad någon annanstans loggas du ut där när du byter lösenord.',
  logOut: 'Logga ut här',

  members: 'Medlemmar',
  membersLead: 'Seglare vars medlemskap klubben har bekräftat. Bara klubbens konto ser hur man når dem.',
  membersFailed: 'Medlemmarna kunde inte hämtas',
  noMembers: 'Inga medlemmar ännu',
  noMembersText:
    'Seglare anger klubben vid registreringen eller i sina inställningar, och blir medlemmar när ni bekräftar dem.',
  askingFailed: 'Vilka som vill bli medlemmar kunde inte hämtas',
  search: 'Sök medlem',
  found: (shown: number, all: number) =>
    shown === all ? count(all, 'medlem', 'medlemmar') : `${shown} av ${count(all, 'medlem', 'medlemmar')}`,
  nobody: 'Ingen medlem passar sökningen.',
  withoutName: 'Namn saknas',
  withoutBoat: 'Ingen båt',
  withoutAccount: 'Har inget konto',
  fileTitle: (club: string) => `Medlemmar ${club}`,
  column: {
    name: 'Namn',
    lastName: 'Efternamn',
    firstName: 'Förnamn',
    email: 'E-post',
    phone: 'Telefon',
    boats: 'Båtar',
    account: 'Konto',
  },
  yes: 'Ja',
  no: 'Nej',

  export: 'Klubbens uppgifter',
  exportLead: 'Allt som klubben har lagt in: profil, medlemmar, banor, seglingar med anmälda och resultat, och serier.',
  json: 'Spara allt (JSON)',
  csv: 'Spara resultaten för Excel (CSV)',
  archive: 'Klubbens arkiv',
  archiveLead:
    'Hela klubben i en fil (zip): profil, medlemmar, båtar, banor med kartor, serier, seglingar med loggar, och det som är publicerat. Filen kan läsas in som en ny klubb på en annan server. Den har inga lösenord, men medlemmarnas adresser: förvara den därefter.',
  downloadArchive: 'Ladda ner klubbens arkiv',
  archiveFailed: 'Arkivet kunde inte hämtas.',
  exportFailed: 'Uppgifterna kunde inte hämtas.',
  exportTitle: (club: string) => `Uppgifter ${club}`,
  resultsTitle: (club: string) => `Resultat ${club}`,
  result: {
    date: 'Datum',
    sailing: 'Segling',
    serie: 'Serie',
    raceClass: 'Klass',
    place: 'Placering',
    sailNumber: 'Segelnummer',
    boat: 'Båt',
    model: 'Båttyp',
    skipper: 'Rorsman',
    club: 'Klubb',
    rating: 'SRS',
    elapsed: 'Seglad tid',
    corrected: 'Korrigerad tid',
    code: 'Kod',
    points: 'Poäng',
    verified: 'Verifierat',
  },

  deletion: 'Ta bort kontot',
  deletionLead: 'Kontot tas bort genast och kan inte fås tillbaka.',
  gone: 'Det här försvinner',
  goneThings: [
    'Inloggningen med den här e-postadressen, på alla enheter',
    'Rätten att ändra klubbens seglingar med den',
  ],
  kept: 'Det här står kvar',
  keptThings: [
    'Klubben, dess profil, banor, seglingar, serier och resultat, som alla kan läsa som förut',
    'Medlemmarna och deras konton',
    'Andra inloggningar till klubben, om ni har fler',
  ],
  lastAccount:
    'Är det här klubbens enda inloggning kan ingen ändra något förrän den som driver tjänsten har gjort en ny. Be om den genom Feedback innan du tar bort kontot.',
  openDeletion: 'Ta bort kontot',
} as const;
